import type { SeatKey } from '@majlis/protocol';
import { WebSocket } from 'ws';

/** What no server should do anything about: malformed, oversized, out of turn, for foreign seats, forged. */
const NONSENSE: readonly ((n: number) => string)[] = [
  (n) => '{'.repeat(1 + (n % 50)),
  (n) => JSON.stringify({ type: 'play', id: `x${n}`, seat: 0, decision: '0.0', action: { type: 'pass' } }),
  (n) => JSON.stringify({ type: 'play', id: `y${n}`, seat: 5, decision: '0.0', action: null }),
  (n) => JSON.stringify({ type: 'undo', id: `u${n}`, seat: 9 }),
  () => `"${'x'.repeat(20_000)}"`,
  () => JSON.stringify({ type: 'hello', protocol: 1, table: 'a'.repeat(26), seats: [`majlis-seat-${'a'.repeat(52)}`] }),
];

export interface Flooded {
  sent: number;
  refused: number;
  accepted: number;
}

/** Sends so many messages a second from one connection after another, until told to stop. */
export async function flood(base: string, key: SeatKey, perSecond: number, isDone: () => boolean): Promise<Flooded> {
  const flooded: Flooded = { sent: 0, refused: 0, accepted: 0 };
  const open = (): WebSocket => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { perMessageDeflate: false });
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, table: key.table, seats: [key.token] })),
    );
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const text = String(data);
      if (/^\{"type":"(problem|bye)"|"ok":false/.test(text)) flooded.refused++;
      if (text.includes('"ok":true')) flooded.accepted++;
    });
    return socket;
  };
  let socket = open();
  const begun = performance.now();
  while (!isDone()) {
    if (socket.readyState >= WebSocket.CLOSING) socket = open();
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (socket.readyState === WebSocket.OPEN && flooded.sent < due) {
      socket.send(NONSENSE[flooded.sent % NONSENSE.length]!(flooded.sent));
      flooded.sent++;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  socket.terminate();
  return flooded;
}
