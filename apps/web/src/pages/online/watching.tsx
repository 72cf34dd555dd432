import type { TableSummary } from '@majlis/protocol';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { WatchingNotice } from '../../table/company/notices.tsx';
import { isMine, sitHereAgain } from './my-seat.ts';

/** For those who look on: the way to a seat they may have. */
export function Watching({ summary }: { readonly summary: TableSummary }) {
  const say = useSay();
  return (
    <WatchingNotice>
      {isMine(summary) ? (
        <button type="button" className="btn primary" onClick={() => void sitHereAgain(summary.id)}>
          {say('company.mySeatHere')}
        </button>
      ) : (
        <Link className="btn" href={`/t/${summary.id}/recover`}>
          {say('company.haveWords')}
        </Link>
      )}
    </WatchingNotice>
  );
}
