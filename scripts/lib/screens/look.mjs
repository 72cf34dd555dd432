// @ts-check
/// <reference lib="dom" />

/**
 * Runs inside the page: what a visitor would stumble over, one line each. It must stand alone, for it is sent as text.
 * @returns {string[]}
 */
export function look() {
  /** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
  /** @type {string[]} */
  const found = [];
  /** What lies over the table on purpose, while it is there; what stays in sight while one scrolls. */
  const LAYERS =
    '.alh-foot, .alh-say, .tray, .result, .result-ways, .explain, .help-note, dialog, .ad-table .foot, .new-table .prompt, .replay-dock, .guide, .puzzle-panel, .slip-close';
  const width = document.documentElement.clientWidth;

  const nameOf = (/** @type {Element} */ el) => {
    const parts = [];
    for (let at = /** @type {Element | null} */ (el); at !== null && parts.length < 4; at = at.parentElement) {
      const classes = (at.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 2);
      parts.unshift(at.tagName.toLowerCase() + classes.map((c) => `.${c}`).join(''));
    }
    return parts.join(' > ');
  };
  const isSeen = (/** @type {Element} */ el) =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && el.closest('.vh, .skip, defs') === null;
  const isWithin = (/** @type {Box} */ a, /** @type {Box} */ b, by = 1.5) =>
    a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;
  const isApart = (/** @type {Box} */ a, /** @type {Box} */ b) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

  /** Letters are lower than their line. @param {Box} box @returns {Box} */
  const letters = (box) => {
    const spare = (box.bottom - box.top) * 0.24;
    return { left: box.left + 1, right: box.right - 1, top: box.top + spare, bottom: box.bottom - spare };
  };

  /**
   * How far an element's boxes show: what clips it for good, and the part of the page that can be scrolled into view.
   * @param {Element} el
   */
  const windowOf = (el) => {
    /** @type {{ box: Box, by: Element }[]} */
    const clips = [];
    /** @type {Box | null} */
    let port = null;
    for (let at = el.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) port = at.getBoundingClientRect();
      else if (/hidden|clip/.test(`${overflowX} ${overflowY}`) && !(at instanceof SVGElement && at.tagName !== 'svg'))
        clips.push({ box: at.getBoundingClientRect(), by: at });
      if (port !== null || position === 'fixed') break;
    }
    return { clips, port };
  };

  const isShortened = (/** @type {Element} */ by) =>
    getComputedStyle(by).textOverflow === 'ellipsis' || getComputedStyle(by).webkitLineClamp !== 'none';

  /** Whether words stand beside the drawing. A drawing that is itself to be touched has to be read. @param {Element} el */
  const hasCaption = (el) => {
    const drawing = el.closest('svg');
    const around = drawing?.closest('.captioned') ?? null;
    if (drawing === null || around === null) return false;
    if (around.contains(drawing.closest('button, a, [tabindex]'))) return false;
    return [...around.querySelectorAll('*')].some(
      (other) => !(other instanceof SVGElement) && isSeen(other) && /\p{L}{2}/u.test(ownText(other)),
    );
  };
  const ownText = (/** @type {Element} */ el) =>
    [...el.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : [])).join('');

  /** @type {{ el: Element, box: Box, lines: Box[], text: string, isScrolled: boolean }[]} */
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const modal = document.querySelector('dialog[open]');
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const el = /** @type {Element | null} */ (node.parentElement);
    const text = (node.textContent ?? '').trim();
    if (el === null || text === '' || el.closest('option, script, style, title') !== null || !isSeen(el)) continue;
    if (modal !== null && !modal.contains(el)) continue;
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    // What ends in dots ends where its element does.
    const own = isShortened(el) ? el.getBoundingClientRect() : whole;
    const box = new DOMRect(whole.x, whole.y, Math.min(whole.right, own.right) - whole.x, whole.height);
    if (box.width < 1 || box.height < 1) continue;
    const style = getComputedStyle(el);
    const isDrawn = el instanceof SVGElement;
    const scale = el instanceof SVGGraphicsElement ? Math.abs(el.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    // Letters on a piece stand beside its shape and colour, and its name is told in words.
    const least = isDrawn ? (width < 360 ? 7 : 8) : 11;
    const mayComeCloser = el.closest('.pan-zoom, .alh-mini, .alm-mini, .figure, .used') !== null;
    // A picture that decorates a caption, which is looked at like any other text.
    const isPicture = isDrawn && hasCaption(el);
    if (size < least && !mayComeCloser && !isPicture)
      found.push(`text of ${size.toFixed(1)} px: "${text.slice(0, 40)}" in ${nameOf(el)}`);
    const { clips, port } = windowOf(el);
    // Said to screen readers only.
    if (el.getBoundingClientRect().width < 2 || clips.some(({ box: clip }) => clip.right - clip.left < 2)) continue;
    const isScrolled = port !== null;
    if (port !== null && (isApart(box, port) || !isWithin(letters(box), port))) continue;
    for (const { box: clip, by } of clips) {
      if (isShortened(by) || isShortened(el)) break;
      const inside = { ...box, left: box.left, right: box.right, top: box.top + 2, bottom: box.bottom - 2 };
      if (!isWithin(inside, clip, 2)) found.push(`cut off by ${nameOf(by)}: "${text.slice(0, 40)}" in ${nameOf(el)}`);
    }
    const isBeyond = box.left < -1 || box.right > width + 1;
    if (isBeyond && !isScrolled) found.push(`beyond the screen: "${text.slice(0, 40)}" in ${nameOf(el)}`);
    texts.push({ el, box, lines: [...range.getClientRects()].map(letters), text, isScrolled });
  }

  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue;
      if (isApart(letters(a.box), letters(b.box))) continue;
      // Text of two lines may have other words beside its second.
      if (a.lines.every((line) => b.lines.every((other) => isApart(line, other)))) continue;
      if (a.isScrolled !== b.isScrolled) continue;
      if (a.el.closest(LAYERS) !== b.el.closest(LAYERS)) continue;
      found.push(
        `text over text: "${a.text.slice(0, 30)}" in ${nameOf(a.el)} and "${b.text.slice(0, 30)}" in ${nameOf(b.el)}`,
      );
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, select, input:not(.vh), [tabindex="0"]')]
    .filter((el) => isSeen(el) && (modal === null || modal.contains(el)))
    .map((el) => ({ el, box: el.getBoundingClientRect(), isScrolled: windowOf(el).port !== null }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  for (const { el, box, isScrolled } of controls) {
    const isBeyond = box.left < -1 || box.right > width + 1;
    if (isBeyond && !isScrolled) found.push(`beyond the screen: ${nameOf(el)}`);
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const { pointerEvents } = getComputedStyle(el);
    if (y < 0 || y > innerHeight || x < 0 || x > width || isScrolled || pointerEvents === 'none') continue;
    const top = document.elementFromPoint(x, y);
    if (top === null || el.contains(top) || top.contains(el) || top.closest(LAYERS) !== el.closest(LAYERS)) continue;
    if (top.closest('label')?.contains(el)) continue;
    found.push(`covered: ${nameOf(el)} by ${nameOf(top)}`);
  }

  const guide = document.querySelector('.guide')?.getBoundingClientRect();
  for (const ring of document.querySelectorAll('.guide-light > .ring')) {
    const at = ring.getBoundingClientRect();
    if (guide !== undefined && isWithin(at, guide, 12)) found.push('the guide covers what it points at');
  }
  const scrubber = document.querySelector('.replay-bar input')?.getBoundingClientRect();
  if (scrubber !== undefined && scrubber.bottom > innerHeight) found.push('the slider of the replay is out of sight');
  const overflow = document.documentElement.scrollWidth - width;
  if (overflow > 0) found.push(`the page is ${overflow} px too wide`);
  /** @type {Map<string, string>} */
  const byPlace = new Map();
  for (const line of found) byPlace.set(line.replace(/"[^"]*"|[\d.]+ px/g, ''), line);
  return [...byPlace.values()];
}
