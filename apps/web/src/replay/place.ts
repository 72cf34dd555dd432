import type { Eye } from './recording.ts';

/** The place in a replay stands at the end of the address: `…&m=93&seat=0`. What is before it is not ours to change. */
const PLACE = /(^|&)m=\d+(&seat=(\d+|all))?$/;

export const withoutPlace = (search: string): string => search.replace(PLACE, '');

export function readPlace(search: string, total: number, eyes: readonly Eye[]) {
  const [found = ''] = PLACE.exec(search) ?? [];
  const place = new URLSearchParams(found.replace(/^&/, ''));
  const seat = place.get('seat');
  const viewer = eyes.find((eye) => String(eye) === seat) ?? eyes[0] ?? 'spectator';
  return { move: Math.min(total, Number(place.get('m') ?? total)), viewer };
}

export function writePlace(search: string, move: number, viewer: Eye, eyes: readonly Eye[]): string {
  const before = withoutPlace(search);
  const seat = viewer === eyes[0] || viewer === 'spectator' ? '' : `&seat=${viewer}`;
  return `${before === '' ? '' : `${before}&`}m=${move}${seat}`;
}
