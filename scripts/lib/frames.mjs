// @ts-check

const FRAME = 1000 / 60;
/** What the main thread may do in a frame, by the names of Chrome's trace. */
const WORK = ['EventDispatch', 'FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;

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
  for (const name of WORK) {
    const all = events.filter((event) => event.name === name && event.ph === 'X').map((event) => event.dur / 1000);
    if (all.length === 0) continue;
    const sum = all.reduce((total, took) => total + took, 0);
    lines.push(`${name}: ${all.length} times, ${ms(sum / gaps.length)} a frame, longest ${ms(Math.max(...all))}`);
  }
  return lines;
}
