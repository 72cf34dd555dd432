import { type Action, type CharacterId, columnOf, rowOf, type View } from '@majlis/almadi/client';
import { effectSign, LANDSCAPES, ruby, landscapeArt as signs } from '@majlis/art';
import type { Json, Seat } from '@majlis/kernel';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { Choices } from '../../table/choices.tsx';
import { Log } from '../../table/log.tsx';
import { SeatFact } from '../../table/seat-fact.tsx';
import { Seats } from '../../table/seats.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { useLetters } from '../letters.ts';
import './css/index.css';
import { Held, Middle } from './cards.tsx';
import { typeOf } from './content.ts';
import { Gate } from './gate.tsx';
import { KeepTwo, People } from './people.tsx';
import { Realm } from './realm.tsx';
import { isLaying, usePicking } from './selection.ts';
import { StartingTiles } from './starting-tiles.tsx';
import { TurnPrompt } from './turn-prompt.tsx';
import { Visit } from './visit.tsx';
import { landscapeText, placeName } from './words.ts';
import { Worth } from './worth.tsx';

/** Shown as pictures, or said by the main button; all other actions get a button with words. */
const WORDLESS = new Set<Action['type']>([
  'take',
  'move',
  'place',
  'replace',
  'start',
  'keep',
  'recruit',
  'claim',
  'perform',
  'end',
]);
const needsWords = (action: Json): boolean => !WORDLESS.has((action as { type: Action['type'] }).type);

export function AlmadiTable() {
  const say = useSay();
  useLetters('almadi');
  const { decision } = useTable();
  const picking = usePicking();
  const { view, seat, legal } = picking;
  const [visited, visit] = useState<Seat | null>(null);
  // Who has picked a landscape wants to see where it may go.
  const { selection } = picking;
  const isHolding = isLaying(selection) && (selection.kind !== 'drawn' || selection.cell !== null);
  const guest = isHolding ? null : visited;
  const kind = decision?.prompt.kind;
  const worded = decision?.legal.filter(needsWords) ?? [];
  return (
    <main className="alm-table seat-strip" id="content">
      <div className="alm-hero">
        {kind === 'chooseStartingTile' && <StartingTiles picking={picking} />}
        {kind === 'keepCharacters' && (
          <KeepTwo dealt={(decision!.prompt.params as { characters: CharacterId[] }).characters} legal={legal} />
        )}
        {kind !== 'chooseStartingTile' && kind !== 'keepCharacters' && (
          <>
            <Gate picking={picking} />
            <div className="alm-own">
              <Worth view={view} seat={guest ?? seat} />
              {guest === null ? (
                <Realm picking={picking} />
              ) : (
                <Visit view={view} seat={guest} onBack={() => visit(null)} />
              )}
            </div>
          </>
        )}
      </div>
      <aside className="alm-side">
        <Seats
          visited={guest}
          onVisit={(s) => visit(s === guest ? null : s)}
          facts={(s) => <SeatFacts view={view} seat={s} />}
          area={(s) => <MiniRealm view={view} seat={s} />}
        />
        <Log />
      </aside>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="alm-dock" aria-label={say('almadi.dock')} tabIndex={0}>
        <Middle picking={picking} />
        <People picking={picking} />
        <Held picking={picking} seat={guest ?? seat} isMine={guest === null} />
      </section>
      <div className="alm-say">
        {worded.length > 0 && picking.chosen === null && <Choices only={needsWords} />}
        <TurnPrompt picking={picking} />
      </div>
    </main>
  );
}

function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const { rubies, mosaics, stalls } = view.players[seat]!;
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  const [cards, stands] = [sum(mosaics), sum(stalls)];
  return (
    <>
      <SeatFact sign="ruby" art={ruby()} value={rubies} words={say('almadi.rubies', { count: rubies })} />
      <SeatFact
        sign="mosaic"
        art={effectSign.M('var(--ink-2)', 'var(--bg)')}
        value={cards}
        words={say('almadi.mosaics', { count: cards })}
      />
      <SeatFact
        sign="stallCard"
        art={effectSign.S('#ff9a6b', 'var(--bg)')}
        value={stands}
        words={say('almadi.stalls', { count: stands })}
      />
    </>
  );
}

function MiniRealm({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const { names } = useTable();
  const { cells, landscapes } = view.players[seat]!.realm;
  if (cells.length === 0) return <Drawing className="alm-mini" box={48} art={signs.oasis()} />;
  const columns = Math.max(...cells.map(columnOf)) + 1;
  const rows = cells.map(rowOf);
  const first = Math.min(1, ...rows);
  const height = (Math.max(4, ...rows) - first + 1) * 20;
  return (
    <>
      <ul className="vh" aria-label={say('almadi.others', { name: names[seat] ?? '' })}>
        {cells.map((cell, i) => (
          <li key={cell}>{`${placeName(say, cell)}: ${landscapeText(say, landscapes[i]!)}`}</li>
        ))}
      </ul>
      <svg
        className="alm-mini"
        viewBox={`-2 ${(first - 1) * 20 - 2} ${columns * 20 + 4} ${height + 4}`}
        aria-hidden="true"
      >
        {cells.map((cell, i) => {
          const type = typeOf(landscapes[i]!);
          return (
            <g
              key={cell}
              transform={`translate(${columnOf(cell) * 20} ${(rowOf(cell) - 1) * 20})`}
              data-piece={`landscape-${landscapes[i]}`}
              data-at="board"
            >
              <rect x={0.5} y={0.5} width={19} height={19} rx={2.5} fill={`var(--l-${type})`} />
              <text x={10} y={15.8} className={type === 'caravan' ? 'dark' : ''}>
                {LANDSCAPES[type]}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
