import { girih6, girih8, girih12, groundPattern, pattern } from '@majlis/art';
import { memo } from 'react';

const HATCH =
  '<pattern id="p-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v8" stroke="var(--illegal)" stroke-width="2.4"/></pattern>';

const PATTERNS = [
  groundPattern('p-ground'),
  pattern('p-girih8', girih8(72), { width: 1.4 }),
  pattern('p-girih12', girih12(110), { width: 1.3 }),
  pattern('p-girih6', girih6(64), { width: 1.3 }),
  HATCH,
].join('');

/** Patterns all drawings may use. Zero-size and not `display: none`: patterns in hidden SVGs stop working. */
export const Defs = memo(function Defs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
      <defs dangerouslySetInnerHTML={{ __html: PATTERNS }} />
    </svg>
  );
});

export type FloorPattern = 'p-girih6' | 'p-girih8' | 'p-girih12';

/** Girih lines on the courtyard floor, behind everything. */
export const Floor = memo(function Floor({ pattern: id }: { readonly pattern: FloorPattern }) {
  return (
    <svg className="floor" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});
