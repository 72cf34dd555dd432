import { type AlhambraAction, BUILDINGS, kindOf, TILES } from '@majlis/alhambra/client';
import { type Building, bonusBack, bonusCard } from '@majlis/art';
import { useState } from 'react';
import { useSay } from '../../../../i18n.ts';
import { useTable } from '../../../../table/store.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import type { Telling } from '../../../ui.ts';
import { PieceButton } from '../../piece-button.tsx';
import { legalOf, type Picking } from '../../selection.ts';
import { listOf, tileName } from '../../words.ts';
import './bonus-cards.css';
import type { ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';

const CARD = '0 0 60 84';
const art = (tile: number): string => bonusCard(BUILDINGS[kindOf(tile)]! as Building, TILES[tile]!.price, { s: true });
const cards = ({ view }: Picking) => view.mod['bonus-cards'];
const handOf = (picking: Picking, seat: number) => (cards(picking)?.hands[seat]?.items ?? []) as readonly number[];

/** What lies open, and how many are hidden. */
function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const played = cards(picking)?.played[seat] ?? [];
  const hidden = cards(picking)?.hands[seat]?.count ?? 0;
  const label = say('alhambra.bonus-cards.hidden', { count: hidden });
  return (
    <>
      {played.map((tile) => (
        <span key={tile} className="owned" title={say('alhambra.bonus-cards.card', { building: tileName(say, tile) })}>
          <Drawing
            box={CARD}
            art={art(tile)}
            label={say('alhambra.bonus-cards.card', { building: tileName(say, tile) })}
          />
        </span>
      ))}
      {hidden > 0 && (
        <span className="owned" title={label}>
          <Drawing box={CARD} art={bonusBack()} label={label} />
          {hidden}
        </span>
      )}
    </>
  );
}

/** The viewer's own: open ones, and behind the screen those nobody knows of. */
function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const plays = legalOf(picking, 'bonus-cards.play');
  const hand = handOf(picking, seat);
  const isAsked = picking.question === 'bonus-cards.show';
  return (
    <>
      {(cards(picking)?.played[seat] ?? []).map((tile) => (
        <Drawing
          key={tile}
          className="piece card"
          box={CARD}
          art={art(tile)}
          label={say('alhambra.bonus-cards.played', { building: tileName(say, tile) })}
        />
      ))}
      {hand.length > 0 && !isAsked && (
        <fieldset className="secret">
          <legend className="vh">{say('alhambra.bonus-cards.secret')}</legend>
          {hand.map((tile) => (
            <PieceButton
              key={tile}
              picking={picking}
              piece={`bonus-${tile}`}
              art={{ box: CARD, svg: art(tile) }}
              label={say('alhambra.bonus-cards.card', { building: tileName(say, tile) })}
              action={plays.find((play) => play.tile === tile) ?? null}
              vain={{ type: 'bonus-cards.play', tile }}
              className="card"
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

type Show = Extract<AlhambraAction, { type: 'bonus-cards.show' }>;
const showOf = (shows: readonly Show[], tiles: ReadonlySet<number>): Show | undefined =>
  shows.find((show) => show.tiles.length === tiles.size && show.tiles.every((tile) => tiles.has(tile)));

/** Before a scoring: each card is shown or kept, the main button does it. */
function ShowPanel({ picking }: SlotProps) {
  const say = useSay();
  const { store } = useTable();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const shows = legalOf(picking, 'bonus-cards.show');
  const hand = picking.me === null ? [] : handOf(picking, picking.me);
  const playable = new Set(shows.flatMap(({ tiles }) => tiles));
  const flip = (tile: number) => {
    const next = new Set(chosen);
    if (!next.delete(tile)) next.add(tile);
    const show = showOf(shows, next);
    if (show === undefined) return;
    choose(next);
    picking.select({ kind: 'wish', action: show, piece: '' });
  };
  return (
    <fieldset className="alh-bonus">
      <legend className="display">{say('alhambra.bonus-cards.secret')}</legend>
      {hand.map((tile) => {
        const isOn = chosen.has(tile);
        const isPlayable = playable.has(tile);
        const building = tileName(say, tile);
        return (
          <button
            key={tile}
            type="button"
            className={`pc piece ${isOn ? 'is-selected' : isPlayable ? 'is-legal' : ''}`}
            aria-pressed={isOn}
            aria-disabled={!isPlayable}
            aria-label={say('alhambra.bonus-cards.card', { building })}
            onClick={() => (isPlayable ? flip(tile) : void store.explain({ type: 'bonus-cards.show', tiles: [tile] }))}
          >
            <Drawing box={CARD} art={art(tile)} />
            <span className="small" aria-hidden="true">
              {say(
                isOn
                  ? 'alhambra.bonus-cards.shows'
                  : isPlayable
                    ? 'alhambra.bonus-cards.keeps'
                    : 'alhambra.bonus-cards.unbuilt',
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function action({ say }: Telling, wish: AlhambraAction): string | null {
  if (wish.type !== 'bonus-cards.show') return null;
  const buildings = listOf(wish.tiles.map((tile) => tileName(say, tile)));
  return say('alhambra.action.bonus-cards.show', { count: wish.tiles.length, buildings });
}

export const ui: ModuleUi = {
  Seat,
  Mine,
  panels: { 'bonus-cards.show': ShowPanel },
  first: (question, legal) =>
    question === 'bonus-cards.show'
      ? (legal.find((wish) => wish.type === 'bonus-cards.show' && wish.tiles.length === 0) ?? null)
      : null,
  words: {
    action,
    follow: ({ say }, wish) => (wish.type === 'bonus-cards.play' ? say('alhambra.bonus-cards.follow') : null),
    button: ({ say }, wish) => {
      if (wish.type === 'bonus-cards.play') return say('alhambra.bonus-cards.button');
      if (wish.type !== 'bonus-cards.show') return null;
      return say('alhambra.bonus-cards.show', { count: wish.tiles.length });
    },
  },
  pictured: ['bonus-cards.play', 'bonus-cards.show'],
};
