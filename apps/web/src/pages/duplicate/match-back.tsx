import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';

/** From a table of a match back to it. */
export function MatchBack({ match }: { readonly match: string }) {
  const say = useSay();
  return (
    <Link className="btn primary" href={`/match/${match}`}>
      {say('duplicate.back')}
    </Link>
  );
}
