/** How deep anything a client sends may be nested. What games read is far flatter. */
export const MAX_DEPTH = 24;

/** Whether a value that was parsed from JSON is nested no deeper than it may be. Never recurses itself. */
export function isModest(value: unknown, most = MAX_DEPTH): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return false;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return true;
}
