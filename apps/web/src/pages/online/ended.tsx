import type { TableSummary } from '@majlis/protocol';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { forgetSeatKey } from '../../play/remote/api.ts';
import { reloadPage } from '../../ui/reload-page.ts';
import { Threshold } from '../../ui/threshold.tsx';
import { MatchBack } from '../duplicate/lazy-back.ts';
import { isMine, sitHereAgain } from './my-seat.ts';

/** Several codes of the server come to the same for whoever reads them. */
const KINDS = {
  revoked: 'revoked',
  'unknown-seat': 'unknown-seat',
  'unknown-table': 'gone',
  deleted: 'gone',
  'old-client': 'old-client',
  'too-many': 'full',
  'match-under-way': 'match',
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';
const kindOf = (code: string): Kind => KINDS[code as keyof typeof KINDS] ?? 'other';

interface EndedProps {
  readonly code: string;
  readonly table: string;
  readonly summary?: TableSummary;
}

/** The server closed the door: why, and the ways on. */
export function Ended({ code, table, summary }: EndedProps) {
  const say = useSay();
  const kind = kindOf(code);
  const isSeatLost = kind === 'revoked' || kind === 'unknown-seat';
  return (
    <Threshold title={say(`ended.${kind}.title`)} lead={say(`ended.${kind}.lead`)}>
      <div className="sorry-ways">
        {isSeatLost && <SeatWays table={table} isMine={summary !== undefined && isMine(summary)} />}
        {(kind === 'old-client' || kind === 'other') && (
          <button type="button" className="btn primary" onClick={() => void reloadPage()}>
            {say('ended.reload')}
          </button>
        )}
        {kind === 'full' && (
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {say('ended.again')}
          </button>
        )}
        {kind === 'match' && summary?.match != null && (
          <Suspense>
            <MatchBack match={summary.match} />
          </Suspense>
        )}
        <Link className={kind === 'gone' ? 'btn primary' : 'btn'} href="/">
          {say('notFound.home')}
        </Link>
      </div>
    </Threshold>
  );
}

function SeatWays({ table, isMine }: { readonly table: string; readonly isMine: boolean }) {
  const say = useSay();
  const watch = () => {
    forgetSeatKey(table);
    location.reload();
  };
  return (
    <>
      {isMine && (
        <button type="button" className="btn primary" onClick={() => void sitHereAgain(table)}>
          {say('ended.hereAgain')}
        </button>
      )}
      <Link className={isMine ? 'btn' : 'btn primary'} href={`/t/${table}/recover`}>
        {say('ended.words')}
      </Link>
      <button type="button" className="btn" onClick={watch}>
        {say('recover.watch')}
      </button>
    </>
  );
}
