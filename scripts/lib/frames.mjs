// @ts-check

const FRAME = 1000 / 60;
/** What the main thread may do in a frame, by the names of Chrome's trace. */
const WORK = ['EventDispatch', 'FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;

/** Those of the main thread of a page: workers do the same kinds of things beside it. @param {readonly any[]} events */
function ofMainThread(events) {
  const threadOf = (/** @type {any} */ { pid, tid }) => `${pid}/${tid}`;
  const isName = (/** @type {any} */ { name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(events.filter(isName).map(threadOf));
  return events.filter((event) => event.ph === 'X' && (main.size === 0 || main.has(threadOf(event))));
}

/**
 * How smoothly it went: from the times of animation frames, and the events of a trace.
 * @param {readonly number[]} times @param {readonly any[]} events @returns {string[]}
 */
export function frameFigures(times, events) {
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  if (gaps.length === 0) throw new Error('no frame was drawn');
  const sorted = [...gaps].sort((a, b) => a - b);
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  const late = gaps.filter((gap) => gap > FRAME * 1.5).length;
  const lines = [
    `${gaps.length} frames in ${seconds.toFixed(1)} s: ${(gaps.length / seconds).toFixed(1)} a second`,
    `between frames: median ${ms(at(sorted, 0.5))}, 95 % ${ms(at(sorted, 0.95))}, longest ${ms(at(sorted, 1))}`,
    `late (over ${ms(FRAME * 1.5)}): ${late}, ${((100 * late) / gaps.length).toFixed(1)} %`,
  ];
  const done = ofMainThread(events);
  for (const name of WORK) {
    const all = done.filter((event) => event.name === name);
    if (all.length === 0) continue;
    const sum = all.reduce((total, { dur }) => total + dur / 1000, 0);
    const longest = Math.max(...all.map(({ dur }) => dur / 1000));
    // What other programs on the machine took meanwhile is not the page's.
    const own = Math.max(...all.map(({ tdur, dur }) => (tdur ?? dur) / 1000));
    lines.push(
      `${name}: ${all.length} times, ${ms(sum / gaps.length)} a frame, longest ${ms(longest)}, of its own ${ms(own)}`,
    );
  }
  return lines;
}
