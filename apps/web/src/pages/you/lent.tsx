import type { SeatKey, TableSummary } from '@majlis/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../../i18n.ts';
import { type ApiProblem, keepSeatKey } from '../../play/remote/api.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { GAMES } from '../home/faces.ts';
import { problemOf, useAsked } from './use-asked.ts';
import { youApi } from './you-api.ts';

const gameOf = ({ game }: TableSummary): string => GAMES.find(({ id }) => id === game)?.name ?? game;

/** Seats somebody else plays on for me, and seats of my tables for which I may look for somebody. */
export function LentSeats() {
  const say = useSay();
  const { value } = useAsked(youApi.me);
  const gone = value?.tables.flatMap((table) => table.replaceable.map((seat) => ({ table, seat }))) ?? [];
  if (value === null || value.lent.length + gone.length === 0) return null;
  return (
    <ul className="you-running">
      {value.lent.map((table) => (
        <Lent key={table.id} table={table} seat={table.seat} />
      ))}
      {gone.map(({ table, seat }) => (
        <li key={`${table.id} ${seat}`} className="you-lent">
          <Gone table={table} name={table.seats[seat]?.name ?? say('table.away')} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Lent({ table, seat }: { readonly table: TableSummary; readonly seat: number }) {
  const say = useSay();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const back = () =>
    youApi.takeBackSeat(table.id, seat).then(
      (key: SeatKey) => {
        keepSeatKey(key);
        go(`/t/${table.id}`);
      },
      (error) => setProblem(problemOf(error)),
    );
  const name = table.seats[seat]?.name ?? '';
  return (
    <li className="you-lent">
      <div>
        <b>{gameOf(table)}</b>
        <span>{say('you.lent', { name })}</span>
      </div>
      <button type="button" className="btn primary" onClick={() => void back()}>
        {say('you.lent.back')}
      </button>
      {problem !== null && <ProblemLine problem={problem} />}
    </li>
  );
}

interface GoneProps {
  readonly table: TableSummary;
  readonly seat: number;
  readonly name: string;
}

function Gone({ table, seat, name }: GoneProps) {
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const make = () =>
    youApi.substituteLink(table.id, seat).then(
      (made) => setLink(`${location.origin}/substitute#${made.link}`),
      (error) => setProblem(problemOf(error)),
    );
  return (
    <>
      <div>
        <b>{gameOf(table)}</b>
        <span>{say('you.gone', { name })}</span>
      </div>
      {link === null ? (
        <button type="button" className="btn" onClick={() => void make()}>
          {say('you.gone.find')}
        </button>
      ) : (
        <label className="field">
          <span>{say('you.gone.link')}</span>
          <input readOnly={true} value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {problem !== null && <ProblemLine problem={problem} />}
    </>
  );
}
