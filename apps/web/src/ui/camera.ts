import { isWhole, type Sight, WHOLE, within, zoomedAt } from './sight.ts';

/** A finger that moves less than this has tapped. */
const TAP = 6;
const STEP = 1.3;
const STRIDE = 60;

interface Point {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Moves a plane behind a frame by wheel, pinch, drag and keys. Only the plane's transform changes: nothing is laid out
 * or painted again, and React knows nothing of it.
 */
export class Camera {
  private readonly frame: HTMLElement;
  private readonly plane: HTMLElement;
  private sight: Sight = WHOLE;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;

  constructor(frame: HTMLElement, plane: HTMLElement) {
    this.frame = frame;
    this.plane = plane;
  }

  /** Begins to listen; call what it gives back to end. */
  listen(): () => void {
    const end = new AbortController();
    const { signal } = end;
    this.frame.addEventListener('wheel', (event) => this.onWheel(event), { signal, passive: false });
    this.frame.addEventListener('pointerdown', (event) => this.onDown(event), { signal });
    this.frame.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    // Wherever it is lifted: what it lay on may be gone by then, and a finger that stays would make every tap a pinch.
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(name, (event) => this.onUp(event), { signal });
    this.frame.addEventListener('dblclick', (event) => this.onDoubleClick(event), { signal });
    window.addEventListener('keydown', (event) => this.onKey(event), { signal });
    return () => end.abort();
  }

  fit(): void {
    this.show(WHOLE);
  }

  closer(): void {
    this.show(zoomedAt(this.sight, STEP, { x: 0, y: 0 }));
  }

  further(): void {
    this.show(zoomedAt(this.sight, 1 / STEP, { x: 0, y: 0 }));
  }

  private show(sight: Sight): void {
    this.sight = sight.zoom === 1 && !this.isHeld() ? WHOLE : within(sight, this.frame.getBoundingClientRect());
    const { x, y, zoom } = this.sight;
    this.plane.style.transform = isWhole(this.sight) ? '' : `translate(${x}px, ${y}px) scale(${zoom})`;
    this.frame.toggleAttribute('data-moved', !isWhole(this.sight));
  }

  private move(dx: number, dy: number): void {
    this.show({ ...this.sight, x: this.sight.x + dx, y: this.sight.y + dy });
  }

  private isHeld(): boolean {
    return this.frame.hasAttribute('data-held');
  }

  private fromMiddle({ x, y }: Point): Point {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  private onWheel(event: WheelEvent): void {
    const page = document.documentElement;
    // Where the page itself scrolls, the wheel is for that, unless the board is already close or Ctrl is held.
    const isForScrolling = page.scrollHeight > page.clientHeight || this.scrollsUnder(event.target);
    if (isForScrolling && isWhole(this.sight) && !event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    this.show(zoomedAt(this.sight, Math.exp((-event.deltaY * lines) / 400), this.fromMiddle(event)));
  }

  /** Whether something on the board has more than it shows, and is scrolled itself. */
  private scrollsUnder(target: EventTarget | null): boolean {
    for (let at = target as Element | null; at !== null && at !== this.frame; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
    }
    return false;
  }

  private onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
  }

  private onMove(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined || this.start === null) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.isHeld()) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < TAP && this.fingers.size === 1) return;
      this.frame.setAttribute('data-held', '');
      this.frame.setPointerCapture(event.pointerId);
    }
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.fingers.set(event.pointerId, now);
    if (other === undefined) this.move(now.x - before.x, now.y - before.y);
    else this.pinch(other, before, now);
  }

  private pinch(still: Point, before: Point, now: Point): void {
    const span = (at: Point) => Math.max(1, Math.hypot(at.x - still.x, at.y - still.y));
    const middle = { x: (still.x + now.x) / 2, y: (still.y + now.y) / 2 };
    const sight = zoomedAt(this.sight, span(now) / span(before), this.fromMiddle(middle));
    this.show({ ...sight, x: sight.x + (now.x - before.x) / 2, y: sight.y + (now.y - before.y) / 2 });
  }

  private onUp(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size > 0 || !this.isHeld()) return;
    this.frame.removeAttribute('data-held');
    // The finger has moved the board; what lay under it was not meant.
    const stop = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    this.frame.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => this.frame.removeEventListener('click', stop, { capture: true }));
  }

  private onDoubleClick(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('button, [role=button]') === null) this.fit();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.key === '+' || event.key === '=') this.closer();
    else if (event.key === '-') this.further();
    else if (event.key === '0') this.fit();
    else this.onArrow(event);
  }

  /** Arrows walk the pieces where one has the focus; on the buttons of the lens they move the board. */
  private onArrow(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    if (way === undefined || !(event.target instanceof Element)) return;
    const lens = event.target.closest('.lens');
    if (lens === null || (!this.frame.contains(lens) && lens !== this.frame.nextElementSibling)) return;
    event.preventDefault();
    this.frame.setAttribute('data-held', '');
    this.move(way[0] * STRIDE, way[1] * STRIDE);
    this.frame.removeAttribute('data-held');
  }
}
