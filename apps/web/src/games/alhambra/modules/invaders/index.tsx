import { type AlhambraEvent, BUILDINGS, type Side } from '@majlis/alhambra/client';
import type { InvadersTold } from '@majlis/alhambra/modules/invaders';
import { type Building, invasionBack, invasionCard, moduleSign, scoutCard } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { useTable } from '../../../../table/store.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import type { Telling } from '../../../ui.ts';
import { x, y } from '../../outline.ts';
import type { Picking } from '../../selection.ts';
import { buildingName, listOf, sideName } from '../../words.ts';
import './invaders.css';
import type { BoardSlotProps, ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';

const CARD = '0 0 60 84';
const LETTERS = ['N', 'E', 'S', 'W'] as const;
const told = ({ tell }: Picking): InvadersTold => tell.mod.invaders as InvadersTold;

/** The next invasion: its side if one knows it, and what each side would cost now. */
function Race({ picking }: SlotProps) {
  const say = useSay();
  const { names } = useTable();
  const slice = picking.view.mod.invaders;
  if (slice === undefined) return null;
  const { next } = slice.pile;
  const { round, costs } = told(picking);
  const seats = picking.me === null ? [...names.keys()] : [picking.me];
  return (
    <section className="alh-invaders" aria-label={say('module.alhambra.invaders')}>
      <Drawing
        className="card"
        box={CARD}
        art={next === null ? invasionBack() : invasionCard(LETTERS[next], { s: true, round: round ?? 0 })}
        label={
          next === null
            ? say('alhambra.invaders.unknown')
            : say('alhambra.invaders.from', { side: sideName(say, next) })
        }
      />
      {round !== null && (
        <div>
          <p className="small">
            {next === null
              ? say('alhambra.invaders.couldCost', { round })
              : say('alhambra.invaders.willCost', { round, side: sideName(say, next) })}
          </p>
          {seats.map((seat) => (
            <ul key={seat} className="costs" aria-label={names[seat]}>
              {LETTERS.map((letter, side) => (
                <li key={letter} className={side === next ? 'lead' : ''}>
                  <span>{sideName(say, side)}</span> <b>{costs[seat]![side]! === 0 ? '0' : `−${costs[seat]![side]}`}</b>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      {slice.scouts.length > 0 && (
        <ul className="scouts" aria-label={say('alhambra.invaders.scouts')}>
          {slice.scouts.map((kind) => (
            <li key={kind}>
              <Drawing
                className="card"
                box={CARD}
                art={scoutCard(BUILDINGS[kind]! as Building, { s: true })}
                label={say('alhambra.invaders.scout', { building: buildingName(say, kind) })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who has looked at the card that comes next. */
function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const pile = picking.view.mod.invaders?.pile;
  if (pile === undefined || pile.isOpen || !pile.lookers.includes(seat)) return null;
  return (
    <span className="owned" title={say('alhambra.invaders.knows')}>
      <Drawing box={48} art={moduleSign.invaders()} label={say('alhambra.invaders.knows')} />
    </span>
  );
}

const EDGES: Readonly<Record<Side, string>> = { 0: 'M6 3h88', 1: 'M97 6v88', 2: 'M6 97h88', 3: 'M3 6v88' };

/** The sides that lie open to the invaders one knows of, on the board. */
function Board({ picking, seat }: BoardSlotProps) {
  const say = useSay();
  const next = picking.view.mod.invaders?.pile.next ?? null;
  const { open, round } = told(picking);
  if (next === null || round === null) return null;
  return open[seat]!.map(({ cell, side, cost }) => (
    <g key={`${cell} ${side}`} className="alh-open-side" transform={`translate(${x(cell)} ${y(cell)})`}>
      <title>{say('alhambra.invaders.open', { side: sideName(say, side), cost })}</title>
      <path d={EDGES[side]} />
    </g>
  ));
}

/** The scout that was won: look, or do not. */
function LookPanel({ picking }: SlotProps) {
  const say = useSay();
  const { building } = (picking.view.asking?.about ?? {}) as { building?: number };
  return (
    <div className="alh-scout">
      {building !== undefined && (
        <Drawing
          className="card"
          box={CARD}
          art={scoutCard(BUILDINGS[building]! as Building)}
          label={buildingName(say, building)}
        />
      )}
      <Drawing className="card" box={CARD} art={invasionBack()} label={say('alhambra.invaders.unknown')} />
      <p>{say('alhambra.invaders.about')}</p>
    </div>
  );
}

function event(telling: Telling, happened: AlhambraEvent, name: string, secret: unknown): string | null | undefined {
  const { say } = telling;
  switch (happened.type) {
    case 'invaders.scoutsTurnedUp':
      return say('alhambra.event.invaders.scoutsTurnedUp', {
        buildings: listOf(happened.buildings.map((kind) => buildingName(say, kind))),
      });
    case 'invaders.sighted':
      return say('alhambra.event.invaders.sighted', { direction: sideName(say, happened.direction) });
    case 'invaders.looked': {
      const { direction } = (secret ?? {}) as { direction?: number };
      if (direction === undefined) return undefined;
      return say('alhambra.invaders.looked', { name, direction: sideName(say, direction) });
    }
    case 'invaders.came':
      return say('alhambra.event.invaders.came', {
        direction: sideName(say, happened.direction),
        losses: listOf(happened.losses.map((loss, seat) => `${telling.nameOf(seat)} ${loss}`)),
      });
    default:
      return undefined;
  }
}

export const ui: ModuleUi = {
  Race,
  Seat,
  Board,
  panels: { 'invaders.look': LookPanel },
  first: (question, legal) =>
    question === 'invaders.look' ? (legal.find(({ type }) => type === 'invaders.look') ?? null) : null,
  words: { event, pass: ({ say }) => say('alhambra.invaders.pass') },
  pictured: ['invaders.look'],
};
