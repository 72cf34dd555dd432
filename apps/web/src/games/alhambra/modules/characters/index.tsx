import type { AlhambraAction, View } from '@majlis/alhambra/client';
import { characterOf, KARIM_REF } from '@majlis/alhambra/modules/characters';
import { characterCard } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { OtherMeans } from '../../means.tsx';
import { PieceButton } from '../../piece-button.tsx';
import type { Picking } from '../../selection.ts';
import type { ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';
import { AuctionPanel } from './auction.tsx';
import { Character } from './character.tsx';
import { Ways } from './ways.tsx';
import { characterName, powerOf, words } from './words.ts';

const CARD = '0 0 60 84';
const ownedBy = (view: View, seat: number): readonly number[] => view.mod.characters?.owned[seat] ?? [];

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return ownedBy(picking.view, seat).map((card) => (
    <span key={card} className="owned" data-sign={`character.${characterOf(card)}`}>
      <Drawing box={CARD} art={characterCard(characterOf(card), '', { s: true })} label={characterName(say, card)} />
    </span>
  ));
}

/** The answers a character stands for now. */
const usesOf = ({ legal }: Picking, card: number): readonly AlhambraAction[] =>
  legal.filter(({ type }) => type === `characters.${characterOf(card)}`);

/** The viewer's characters. One is picked by a touch; which of several uses is meant, is asked above the prompt. */
function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return ownedBy(picking.view, seat).map((card) => {
    const character = characterOf(card);
    if (character === 'abdul-karim') return <OtherMeans key={card} picking={picking} means={KARIM_REF} count={1} />;
    const [use = null] = usesOf(picking, card);
    return (
      <PieceButton
        key={card}
        picking={picking}
        piece={`character-${card}`}
        art={{ box: CARD, svg: characterCard(character, characterName(say, card), { s: true }) }}
        label={`${characterName(say, card)}: ${powerOf(say, card)}`}
        action={use}
        className="card"
        sign={`character.${character}`}
      />
    );
  });
}

/** Whom the question is about. */
function AboutPanel({ picking }: SlotProps) {
  const { character } = (picking.view.asking?.about ?? {}) as { character?: number };
  return character === undefined ? null : <Character card={character} />;
}

export const ui: ModuleUi = {
  Seat,
  Mine,
  first: (question, legal) =>
    question === 'characters.auction' ? (legal.find(({ type }) => type === 'characters.bid') ?? null) : null,
  Ways,
  panels: { 'characters.auction': AuctionPanel, 'characters.pay': AboutPanel },
  art: {
    means: (ref) => (ref === KARIM_REF ? { box: CARD, svg: characterCard('abdul-karim', '', { s: true }) } : null),
  },
  words,
  signs: ({ say, shown }) =>
    ((shown.view as unknown as View).mod.characters?.owned ?? []).flat().map((card) => ({
      id: `character.${characterOf(card)}`,
      art: characterCard(characterOf(card), '', { s: true }),
      box: CARD,
      name: characterName(say, card),
      text: powerOf(say, card),
    })),
  onRow: ['characters.pick'],
  pictured: [
    'characters.bid',
    'characters.pay',
    'characters.pick',
    'characters.yammerad',
    'characters.laila',
    'characters.machma',
  ],
};
