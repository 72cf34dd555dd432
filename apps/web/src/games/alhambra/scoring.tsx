import type { AlhambraEvent } from '@majlis/alhambra/client';
import type { AnyScoreLine } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import { useMemo, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { RowSign } from './race.tsx';
import { source } from './words.ts';

interface Scored {
  readonly round: number;
  readonly lines: readonly AnyScoreLine[];
}

/** The scorings of the game so far, as they were told. */
function scoringsIn({ log, scores }: Shown): Scored[] {
  const told = log.entries.flatMap(({ events }) => events.map(({ event }) => event as unknown as AlhambraEvent));
  return told.flatMap((event): Scored[] => {
    if (event.type !== 'scored') return [];
    const others = scores.filter((line) => line.seat === null && line.round === event.round);
    return [{ round: event.round, lines: [...event.lines, ...others] }];
  });
}

/** A scoring that the viewer has not yet looked at, and how to go on. Those before the page was opened are past. */
export function useScoring(): { readonly scored: Scored | null; readonly goOn: () => void } {
  const { shown, store } = useTable();
  const all = useMemo(() => scoringsIn(shown), [shown]);
  const [seen, see] = useState(all.length);
  const isShown = !store.isReplay && shown.viewer !== 'spectator' && shown.outcome === null;
  return { scored: isShown ? (all[seen] ?? null) : null, goOn: () => see(seen + 1) };
}

const whose = (line: AnyScoreLine): number | string => (line.seat === null ? line.contender : line.seat);

/** Kind by kind: who has how many, and what that gave. It takes the market's place until one goes on. */
export function ScoringStage({ scored }: { readonly scored: Scored }) {
  const say = useSay();
  const { names, ui, telling, shown } = useTable();
  const rivals = ui.rivals?.(telling) ?? [];
  const columns: (number | string)[] = [...names.map((_, seat) => seat), ...rivals.map(({ id }) => id)];
  const sources = [...new Set(scored.lines.map((line) => line.source))];
  const sum = (lines: readonly AnyScoreLine[], of: number | string) =>
    lines.reduce((total, line) => total + (whose(line) === of ? line.points : 0), 0);
  const soFar = shown.scores.filter(({ round }) => round <= scored.round);
  return (
    <section className="alh-offer alh-scoring" aria-label={say('alhambra.scoring', { round: scored.round })}>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                <SeatArt seat={seat} label={name} />
              </th>
            ))}
            {rivals.map(({ id, name, art }) => (
              <th key={id} scope="col">
                <Drawing className="emblem" box={48} art={art} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((from) => (
            <tr key={from}>
              <th scope="row">
                <RowSign source={from} />
                <span>{source(telling, { source: from })}</span>
              </th>
              {columns.map((of) => (
                <Cell key={of} lines={scored.lines.filter((line) => line.source === from && whose(line) === of)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('alhambra.scoring', { round: scored.round })}</th>
            {columns.map((of) => (
              <td key={of}>+{sum(scored.lines, of)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('table.total')}</th>
            {columns.map((of) => (
              <td key={of}>{sum(soFar, of)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Points, and for how many. */
function Cell({ lines }: { readonly lines: readonly AnyScoreLine[] }) {
  const say = useSay();
  const [first] = lines;
  if (first === undefined) return <td>·</td>;
  const { count } = (first.detail ?? {}) as { count?: number };
  const points = lines.reduce((total, line) => total + line.points, 0);
  return (
    <td>
      <b>+{points}</b>
      {count !== undefined && <small className="mute"> {say('alhambra.scoring.for', { count })}</small>}
    </td>
  );
}

interface ScoringPromptProps {
  readonly scored: Scored;
  readonly onGoOn: () => void;
}

export function ScoringPrompt({ scored, onGoOn }: ScoringPromptProps) {
  const say = useSay();
  const goOn = (
    <button type="button" className="btn primary" onClick={onGoOn}>
      {say('alhambra.scoring.goOn')}
    </button>
  );
  const title = say('alhambra.scoring', { round: scored.round });
  return (
    <PromptBar
      instead={{ label: say('alhambra.scoring.goOn'), title, hint: say('alhambra.scoring.hint'), children: goOn }}
    />
  );
}
