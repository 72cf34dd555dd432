/** What somebody wants to know about: the signs, and where they are. */
export interface Wanted {
  readonly ids: readonly string[];
  readonly by: 'pointer' | 'focus' | 'press';
  readonly place: DOMRect;
}

const REST = 350;
const LONG_PRESS = 500;
const SLIP = 10;
const MOST = 6;

/**
 * Listens for whoever looks at a sign: a pointer that rests on it, the focus, a long press. What explains itself carries
 * `data-sign` with one id or several; a thing that holds several signs explains all of them when it has the focus.
 * `data-signs` on a group does so for whatever in it has the focus.
 */
export function watchSigns(want: (wanted: Wanted | null) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Wanted['by'] | null = null;
  let pressed: { readonly x: number; readonly y: number } | null = null;
  let isHeld = false;
  const show = (wanted: Wanted | null) => {
    shown = wanted?.by ?? null;
    want(wanted);
  };
  const later = (wait: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, wait);
  };
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, hear, options);

  on('pointermove', ({ pointerType, clientX: x, clientY: y, target }) => {
    if (pointerType === 'touch') {
      if (pressed !== null && Math.hypot(x - pressed.x, y - pressed.y) > SLIP) clearTimeout(timer);
      return;
    }
    // Who goes onto the words themselves wants to read them.
    if ((target as Element).closest?.('.sign-tip') !== null) return clearTimeout(timer);
    later(REST, () => {
      const sign = signAt(x, y);
      if (sign !== null) show({ ids: idsOf([sign]), by: 'pointer', place: sign.getBoundingClientRect() });
      else if (shown === 'pointer') show(null);
    });
  });
  on('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    clearTimeout(timer);
    isHeld = false;
    if (shown !== null) show(null);
    pressed = pointerType === 'touch' ? { x, y } : null;
    if (pressed !== null) later(LONG_PRESS, () => press(x, y));
  });
  const press = (x: number, y: number) => {
    const thing = signAt(x, y) ?? groupAt(x, y);
    const ids = thing === null ? [] : idsOf(signsIn(thing));
    if (thing === null || ids.length === 0) return;
    isHeld = true;
    show({ ids, by: 'press', place: thing.getBoundingClientRect() });
  };
  const lift = () => {
    pressed = null;
    clearTimeout(timer);
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  // A long press asks; it does not act.
  document.addEventListener('click', (event) => isHeld && swallow(event), { signal: stop.signal, capture: true });
  document.addEventListener('contextmenu', (event) => isHeld && event.preventDefault(), { signal: stop.signal });
  const swallow = (event: Event) => {
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  on('focusin', ({ target }) => {
    const thing = target as Element;
    if (!thing.matches(':focus-visible')) return;
    const ids = idsOf(signsIn(thing.querySelector('[data-sign]') === null ? groupOf(thing) : thing));
    if (ids.length > 0) show({ ids, by: 'focus', place: thing.getBoundingClientRect() });
    else if (shown === 'focus') show(null);
  });
  on('focusout', () => shown === 'focus' && show(null));
  on('scroll', () => shown !== null && show(null));
  on('keydown', ({ key }) => key === 'Escape' && shown !== null && show(null));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

const signAt = (x: number, y: number): Element | null =>
  document
    .elementsFromPoint(x, y)
    .find((thing) => thing.closest('[data-sign]') !== null)
    ?.closest('[data-sign]') ?? null;

/** What lies there as a whole: a piece one could touch, or a group of signs. */
const groupAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-signs], button, [role=button]') ?? null;

const groupOf = (thing: Element): Element => thing.closest('[data-signs]') ?? thing;

const signsIn = (thing: Element): Element[] => [
  ...(thing.matches('[data-sign]') ? [thing] : []),
  ...thing.querySelectorAll('[data-sign]'),
];

const idsOf = (signs: readonly Element[]): string[] =>
  [...new Set(signs.flatMap((sign) => sign.getAttribute('data-sign')!.split(' ')))].slice(0, MOST);
