import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSolved } from '../puzzles/kept.ts';

/** The way to the puzzles. */
export function PuzzlesCard() {
  const say = useSay();
  const { solved } = useSolved();
  const count = Object.values(solved).filter((stars) => stars > 0).length;
  return (
    <Link className="daily-link puzzles-link niche" href="/puzzles">
      <Icon name="lamp" />
      <span>
        <b className="display">{say('home.puzzles')}</b>
        <span className="small soft">{say('home.puzzles.solved', { count })}</span>
      </span>
    </Link>
  );
}
