import type { TableSummary } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { api, type MyTable } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GAMES } from './faces.ts';
import { badges } from './scene.ts';

/** Mine first, then those anybody may join. Without a server there are none, and nothing is said about it. */
export function Tables() {
  const say = useSay();
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[] | null>(null);
  useEffect(() => {
    api.myTables().then(setMine, () => setMine([]));
    api.tables().then(
      ({ tables }) => setOpen(tables),
      () => setOpen(null),
    );
  }, []);
  return (
    <section className="open">
      {mine.length > 0 && (
        <>
          <h2 className="display">{say('home.yours')}</h2>
          <ul>
            {mine.map((table) => (
              <TableRow key={table.id} table={table} isMine={true} note={table.yourTurn ? say('home.yourTurn') : ''} />
            ))}
          </ul>
        </>
      )}
      {open !== null && (
        <>
          <h2 className="display">{say('home.open')}</h2>
          {open.length === 0 && <p className="soft">{say('home.open.empty')}</p>}
          <ul>
            {open.map((table) => (
              <TableRow key={table.id} table={table} isMine={false} note="" />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TableRowProps {
  readonly table: TableSummary;
  readonly isMine: boolean;
  readonly note: string;
}

function TableRow({ table, isMine, note }: TableRowProps) {
  const say = useSay();
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const names = table.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  return (
    <li>
      <Drawing box={96} art={badges[table.game] ?? ''} />
      <div>
        <b>{GAMES.find(({ id }) => id === table.game)?.name ?? table.game}</b>
        <span className="small mute">{names.join(', ')}</span>
      </div>
      <span className="chip">
        <Icon name="people" />
        {say('home.seatsTaken', { taken, seats: table.seats.length })}
      </span>
      <span className="mode">{note}</span>
      <Link className="btn" href={`/t/${table.id}`}>
        {say(isMine ? 'home.goOn' : table.phase === 'gathering' ? 'lobby.sit' : 'lobby.watch')}
      </Link>
    </li>
  );
}
