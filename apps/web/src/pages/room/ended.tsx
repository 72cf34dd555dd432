import { lantern } from '@majlis/art';
import type { TableSummary } from '@majlis/protocol';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { forgetSeatKey } from '../../play/remote/api.ts';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { loadAnew } from '../../ui/load-anew.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { isMine, sitHereAgain } from './my-seat.ts';

/** Several codes of the server come to the same for whoever reads them. */
const KINDS = {
  revoked: 'revoked',
  'unknown-seat': 'unknown-seat',
  'unknown-table': 'gone',
  deleted: 'gone',
  'old-client': 'old-client',
  'too-many': 'full',
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
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry" id="content">
        <Drawing className="sorry-lantern" box="0 0 60 110" art={lantern(false)} />
        <h1 className="display">{say(`ended.${kind}.title`)}</h1>
        <p className="soft">{say(`ended.${kind}.lead`)}</p>
        <div className="sorry-ways">
          {isSeatLost && <SeatWays table={table} isMine={summary !== undefined && isMine(summary)} />}
          {(kind === 'old-client' || kind === 'other') && (
            <button type="button" className="btn primary" onClick={() => void loadAnew()}>
              {say('ended.reload')}
            </button>
          )}
          {kind === 'full' && (
            <button type="button" className="btn primary" onClick={() => location.reload()}>
              {say('ended.again')}
            </button>
          )}
          <Link className={kind === 'gone' ? 'btn primary' : 'btn'} href="/">
            {say('notFound.home')}
          </Link>
        </div>
      </main>
    </div>
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
