import type { Json } from '@majlis/kernel';
import type { Pattern } from './lesson.ts';

/** Whether a value has everything the pattern names. */
export function matches(pattern: Pattern, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([field, wanted]) => fits(wanted, (value as Record<string, unknown>)[field]));
}

/** Of a list that was found, one is enough. */
function fits(wanted: Json, found: unknown): boolean {
  if (Array.isArray(found)) return found.some((one) => fits(wanted, one));
  if (Array.isArray(wanted)) return wanted.some((one) => fits(one, found));
  if (typeof wanted === 'object' && wanted !== null) return matches(wanted as Pattern, found);
  return wanted === found;
}
