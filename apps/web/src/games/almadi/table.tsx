import { type Action, type CharacterId, columnOf, rowOf, type View } from '@majlis/almadi/client';
import { effectSign, LANDSCAPES, ruby, landscapeArt as signs } from '@majlis/art';
import type { Json, Seat } from '@majlis/kernel';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { Choices } from '../../table/choices.tsx';
import { Log } from '../../table/log.tsx';
import { PromptBar } from '../../table/prompt-bar.tsx';
import { Seats } from '../../table/seats.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import './css/index.css';
import { Held, Middle } from './cards.tsx';
import { typeOf } from './content.ts';
import { Gate } from './gate.tsx';
import { KeepTwo, People } from './people.tsx';
import { Realm } from './realm.tsx';
import { asJson, type Picking, usePicking } from './selection.ts';
import { StartingTiles } from './starting-tiles.tsx';
import { Visit } from './visit.tsx';
import { landscapeText, placeName, typeName } from './words.ts';

/** Shown as pictures on the table; all other actions get a button with words. */
const PICTURED = new Set<Action['type']>([
  'take',
  'move',
  'place',
  'replace',
  'start',
  'keep',
  'recruit',
  'claim',
  'switch',
]);
const needsWords = (action: Json): boolean => {
  const { type } = action as { type: Action['type'] };
  return !PICTURED.has(type) && type !== 'end';
};
/** Objectives held by others have no picture on the viewer's table, nor has a recruit from the own hand. */
const isElsewhere =
  (view: View) =>
  (value: Json): boolean => {
    const wish = value as unknown as Action;
    if (wish.type === 'claim') return !view.objectives.includes(wish.objective);
    if (wish.type === 'recruit') return !view.characters.includes(wish.character);
    return wish.type === 'switch' || needsWords(value);
  };

export function AlmadiTable() {
  const say = useSay();
  const { decision } = useTable();
  const picking = usePicking();
  const { view, seat, legal } = picking;
  const [visited, visit] = useState<Seat | null>(null);
  // Who has picked a landscape wants to see where it may go.
  const { selection } = picking;
  const guest = selection.kind === 'none' || (selection.kind === 'drawn' && selection.cell === null) ? visited : null;
  const kind = decision?.prompt.kind;
  const worded = decision?.legal.filter(isElsewhere(view)) ?? [];
  return (
    <main className="alm-table seat-strip" id="content">
      <div className="alm-hero">
        {kind === 'chooseStartingTile' && <StartingTiles legal={legal} />}
        {kind === 'keepCharacters' && (
          <KeepTwo dealt={(decision!.prompt.params as { characters: CharacterId[] }).characters} legal={legal} />
        )}
        {kind !== 'chooseStartingTile' && kind !== 'keepCharacters' && (
          <>
            <Gate picking={picking} />
            {guest === null ? (
              <Realm picking={picking} />
            ) : (
              <Visit view={view} seat={guest} onBack={() => visit(null)} />
            )}
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
        <Held view={view} seat={guest ?? seat} isMine={guest === null} />
      </section>
      <div className="alm-say">
        {worded.length > 0 && picking.chosen === null && <Choices only={isElsewhere(view)} />}
        <TurnPrompt picking={picking} />
      </div>
    </main>
  );
}

function TurnPrompt({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { store } = useTable();
  const { chosen, legal, selection, view } = picking;
  const end = legal.find((wish) => wish.type === 'end') ?? null;
  const landscape = selection.kind === 'slot' ? (view.board[selection.slot] ?? null) : null;
  const title =
    landscape !== null
      ? say('almadi.prompt.chosen', {
          type: typeName(say, landscape),
          row: Math.floor((selection as { slot: number }).slot / 2) + 1,
        })
      : selection.kind === 'genie'
        ? say('almadi.prompt.move')
        : null;
  return (
    <PromptBar {...(title === null ? {} : { title })}>
      {chosen !== null && (
        <button type="button" className="btn primary" onClick={() => void store.act(asJson(chosen))}>
          {say(chosen.type === 'move' ? 'almadi.action.moveHere' : 'almadi.action.take')}
        </button>
      )}
      {chosen === null && end !== null && (
        <button type="button" className="btn primary" onClick={() => void store.act(asJson(end))}>
          {say('almadi.action.end')}
        </button>
      )}
    </PromptBar>
  );
}

function SeatFacts({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const { rubies, mosaics, stalls } = view.players[seat]!;
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  return (
    <>
      <span title={say('almadi.rubies', { count: rubies })}>
        <Drawing className="sign" box={48} art={ruby()} />
        {rubies}
      </span>
      <span title={say('almadi.source.mosaics')}>
        <Drawing className="sign" box={48} art={effectSign.M('var(--ink-2)', 'var(--bg)')} />
        {sum(mosaics)}
      </span>
      <span title={say('almadi.effect.stall')}>
        <Drawing className="sign" box={48} art={effectSign.S('#ff9a6b', 'var(--bg)')} />
        {sum(stalls)}
      </span>
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
