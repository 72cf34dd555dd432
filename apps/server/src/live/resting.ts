import type { WebSocket } from 'ws';
import type { Time } from '../time.ts';

/** Addresses that are remembered. */
const MOST = 10_000;

/** Addresses whose floods were ended a moment ago. Whoever comes from there is let in, but not listened to for a while. */
export class Resting {
  private readonly until = new Map<string, number>();
  private readonly time: Time;
  private readonly ms: number;
  private readonly held = new Map<WebSocket, () => void>();

  constructor(ms: number, time: Time) {
    this.ms = ms;
    this.time = time;
  }

  begin(address: string): void {
    const now = this.time.ticks();
    // In the order in which they began, so that those that are over stand first.
    this.until.delete(address);
    for (const [other, end] of this.until) {
      if (end > now && this.until.size < MOST) break;
      this.until.delete(other);
    }
    this.until.set(address, now + this.ms);
  }

  /** Milliseconds it still has to rest. */
  left(address: string): number {
    return Math.max(0, (this.until.get(address) ?? 0) - this.time.ticks());
  }

  /** Coming back costs a server more than what was refused: nothing is read of it before its time. */
  hold(socket: WebSocket, address: string): void {
    const left = this.left(address);
    if (left === 0) return;
    socket.pause();
    this.held.set(
      socket,
      this.time.later(left, () => this.letGo(socket)),
    );
  }

  /** The server is going down, and its connections have to hear it. */
  end(): void {
    for (const [socket, cancel] of this.held) {
      cancel();
      this.letGo(socket);
    }
  }

  private letGo(socket: WebSocket): void {
    this.held.delete(socket);
    socket.resume();
  }
}
