import { memo } from 'react';

interface DrawingProps {
  /** The viewBox: a number for a square one. */
  readonly box: number | string;
  /** SVG text of our own drawing functions; never anything a person typed. */
  readonly art: string;
  /** What it shows. Left out: it only decorates, and a screen reader passes over it. */
  readonly label?: string;
  readonly className?: string;
  /** What of the legend it is. */
  readonly sign?: string | undefined;
  /** Left out: all of it is seen. 'cover': it fills its place from the bottom and is cut where it does not fit. */
  readonly fit?: 'cover';
}

/** One drawing of `@majlis/art`. */
export const Drawing = memo(function Drawing({ box, art, label, className, sign, fit }: DrawingProps) {
  const viewBox = typeof box === 'number' ? `0 0 ${box} ${box}` : box;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const cover = fit === undefined ? {} : { preserveAspectRatio: 'xMidYMax slice' };
  return (
    <svg
      viewBox={viewBox}
      className={className}
      data-sign={sign}
      {...named}
      {...cover}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: art }}
    />
  );
});
