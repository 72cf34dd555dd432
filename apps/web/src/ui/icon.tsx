import { icon } from '@majlis/art';
import { memo } from 'react';

export type IconName = keyof typeof icon;

/** A line icon beside words; the words carry the meaning. */
export const Icon = memo(function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: icon[name] }}
    />
  );
});
