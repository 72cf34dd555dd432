import { type CharacterId, GOODS, needsOf, type View } from '@majlis/almadi/client';
import { type Mosaic, mosaicCard, objectiveCard, portrait, ruby, stallCard } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { type Say, useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { content } from './content.ts';
import { objectiveArt } from './objective-art.ts';
import { Offer, Offers } from './offer.tsx';
import type { Picking } from './selection.ts';
import { characterName, figureText, mosaicName, objectiveName, stallName } from './words.ts';

const CARD = '0 0 60 84';
interface ObjectiveProps {
  readonly objective: number;
  readonly done?: boolean;
  readonly progress?: string;
}

export function Objective({ objective, done = false, progress }: ObjectiveProps) {
  const say = useSay();
  const { colour, points } = content.objective(objective);
  const name = objectiveName(say, objective);
  const lines = wrapped(progress === undefined ? name : `${name} ${progress}`);
  const art = objectiveCard(colour, points, objectiveArt(objective), lines, { done });
  return (
    <span className="pc" data-sign={`objective.${objective}`}>
      <Drawing
        box={CARD}
        art={art}
        label={[say('almadi.objective.name', { name, points }), figureText(say, objective), progress ?? '']
          .filter((part) => part !== '')
          .join(': ')}
      />
    </span>
  );
}

/** At most three short lines. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 11) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** Objectives in the middle, the decks, and rubies; one that may be taken with a moon is a button. */
export function Middle({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { view, seat } = picking;
  const held = view.players.flatMap(({ objectives }, holder) =>
    holder === seat ? [] : objectives.map((objective) => ({ objective, holder })),
  );
  return (
    <>
      <section className="alm-group">
        <h2 className="eyebrow">{say('almadi.middle')}</h2>
        <Offers>
          {[...view.objectives.map((objective) => ({ objective, holder: null })), ...held].map(
            ({ objective, holder }, i) => (
              <Offer key={objective} wish={{ type: 'claim', objective }} picking={picking} isFirst={i === 0}>
                <Objective objective={objective} />
                {holder !== null && <HeldBy seat={holder} />}
              </Offer>
            ),
          )}
        </Offers>
      </section>
      <section className="alm-group supply">
        <h2 className="eyebrow">{say('almadi.supply')}</h2>
        <div className="cards">
          {view.mosaicDeck.top !== null && (
            <Counted
              sign="mosaic"
              count={view.mosaicDeck.count}
              art={mosaicCard(patternOf(view.mosaicDeck.top))}
              label={mosaicName(say, view.mosaicDeck.top)}
            />
          )}
          {view.stallDeck.top !== null && (
            <Counted
              sign="stallCard"
              count={view.stallDeck.count}
              art={stallArt(say, view.stallDeck.top)}
              label={stallName(say, view.stallDeck.top)}
            />
          )}
          <Rubies count={view.rubies} />
        </div>
      </section>
    </>
  );
}

/** Somebody else holds it and has not completed it: a moon may take it from there too. */
function HeldBy({ seat }: { readonly seat: Seat }) {
  const say = useSay();
  const { names } = useTable();
  return (
    <span className="held-by">
      <SeatArt seat={seat} />
      <span className="vh">{say('almadi.heldBy', { name: names[seat] ?? '' })}</span>
    </span>
  );
}

const patternOf = (card: number): Mosaic => content.patterns[card] as Mosaic;
function stallArt(say: Say, card: number): string {
  const good = GOODS[content.stallGoods[card]!.findIndex((n) => n > 0)]!;
  return stallCard(good, { name: say(`almadi.good.${good}`) });
}

interface CountedProps {
  readonly sign: 'mosaic' | 'stallCard';
  readonly count: number;
  readonly art: string;
  readonly label: string;
}

function Counted({ sign, count, art, label }: CountedProps) {
  return (
    <span className="pc counted" data-sign={sign}>
      <Drawing box={CARD} art={art} label={label} />
      <em>{count}</em>
    </span>
  );
}

function Rubies({ count }: { readonly count: number }) {
  const say = useSay();
  return (
    <span className="rubies" data-sign="ruby">
      <Drawing box={48} art={ruby()} label={say('almadi.rubies', { count })} />
      <em>{count}</em>
    </span>
  );
}

interface HeldProps {
  readonly picking: Picking;
  readonly seat: Seat;
  readonly isMine: boolean;
}

/** What a player holds: objectives with how far they are, cards, rubies, people. */
export function Held({ picking, seat, isMine }: HeldProps) {
  const say = useSay();
  const { view } = picking;
  const { names } = useTable();
  const player = view.players[seat]!;
  return (
    <section className="alm-group own">
      <h2 className="eyebrow">{isMine ? say('almadi.mine') : say('board.of', { name: names[seat] ?? '' })}</h2>
      <div className="cards">
        {player.objectives.map((objective) => (
          <Objective key={objective} objective={objective} progress={progressOf(player, objective)} />
        ))}
        {player.completed.map((objective) => (
          <Objective key={objective} objective={objective} done={true} />
        ))}
        {player.mosaics.map((count, card) =>
          count === 0 ? null : (
            <Counted
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its kind
              key={`m${card}`}
              sign="mosaic"
              count={count}
              art={mosaicCard(patternOf(card))}
              label={mosaicName(say, card)}
            />
          ),
        )}
        {player.stalls.map((count, card) =>
          count === 0 ? null : (
            <Counted
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its kind
              key={`s${card}`}
              sign="stallCard"
              count={count}
              art={stallArt(say, card)}
              label={stallName(say, card)}
            />
          ),
        )}
        <Rubies count={player.rubies} />
        {player.recruited.map((id) => (
          <Portrait key={id} id={id} />
        ))}
        {(player.hand.items ?? []).map((id, i) => (
          <Offer key={id} wish={{ type: 'recruit', character: id }} picking={picking} isFirst={i === 0}>
            <Portrait id={id} isHidden={true} />
          </Offer>
        ))}
      </div>
    </section>
  );
}

function progressOf(player: View['players'][number], objective: number): string {
  const { measures } = needsOf(content, objective, player);
  return measures.map(({ have, need }) => `${Math.min(have, need)}/${need}`).join(' ');
}

export function Portrait({ id, isHidden = false }: { readonly id: CharacterId; readonly isHidden?: boolean }) {
  const say = useSay();
  const name = characterName(say, id);
  return (
    <span className={`portrait ${isHidden ? 'hidden' : ''}`} data-sign={`character.${id}`}>
      <Drawing box="0 0 120 130" art={portrait(id, `${id}${isHidden ? '-h' : ''}`)} label={name} />
    </span>
  );
}
