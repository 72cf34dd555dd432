import { useEffect, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { api, type MyTable } from '../../play/remote/api.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { GAMES } from '../home/faces.ts';
import { badges } from '../home/scene.ts';
import { namesOf } from '../home/use-my-games.ts';
import type { BoardProps } from './notices.tsx';
import { type Level, youApi } from './you-api.ts';

const LEVELS: readonly Level[] = ['all', 'turn', 'none'];

/** For one table more or less than for the others. */
export function TableLevels({ board, onChange }: BoardProps) {
  const say = useSay();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    api.myTables().then(setTables, () => setTables([]));
  }, []);
  const running = tables.filter(({ phase }) => phase === 'playing' || phase === 'gathering');
  if (running.length === 0) return null;
  return (
    <>
      <h2 className="display">{say('notices.tables')}</h2>
      <ul className="notice-tables">
        {running.map((table) => (
          <li key={table.id}>
            <Drawing box={96} art={badges[table.game] ?? ''} />
            <label className="setting">
              <span>
                <b>{GAMES.find(({ id }) => id === table.game)?.name ?? table.game}</b>
                <span className="small soft">
                  {namesOf(table)
                    .filter((name) => name !== '')
                    .join(', ')}
                </span>
              </span>
              <select
                value={board.tables[table.id] ?? 'all'}
                onChange={(event) => void onChange(youApi.tableLevel(table.id, event.target.value as Level))}
              >
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {say(`notices.level.${level}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
