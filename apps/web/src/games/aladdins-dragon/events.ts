import type { Event } from '@majlis/aladdins-dragon/client';
import type { Json, Seat, ShownEvent } from '@majlis/kernel';
import { hasWords } from '../../i18n.ts';
import type { Telling } from '../ui.ts';
import {
  aimedName,
  amountName,
  artifactName,
  listOf,
  playName,
  roomName,
  seatName,
  spaceName,
  spellName,
  treasuresText,
} from './names.ts';

/** Who did it: some languages need to know whether that is the one who reads it. */
type Doer = { readonly name: string; readonly who: 'you' | 'other' };
const NOBODY: Doer = { name: '', who: 'other' };
export const doerOf = (telling: Telling, seat: Seat): Doer => ({
  name: seatName(telling, seat),
  who: telling.isViewer(seat) ? 'you' : 'other',
});

/** To whom: likewise. */
const receiverOf = (telling: Telling, seat: Seat): { readonly other: string; readonly to: 'you' | 'other' } => {
  const { name: other, who: to } = doerOf(telling, seat);
  return { other, to };
};

/** What an event says in the log; null where the table shows it well enough. */
export function event(telling: Telling, { event: told, secret }: ShownEvent<Json>): string | null {
  return tell(telling, told as unknown as Event, secret);
}

export function tell(telling: Telling, happened: Event, secret?: Json): string | null {
  // Its words come a moment after the table; what happened is told then.
  if (!hasWords('dragon.event.roundBegan')) return null;
  const { say } = telling;
  const doer = 'seat' in happened ? doerOf(telling, happened.seat) : NOBODY;
  switch (happened.type) {
    case 'roundBegan':
      return say('dragon.event.roundBegan', { round: happened.round });
    case 'tokenPlaced':
    case 'tokensTurnedUp':
    case 'tokensSentBack':
    case 'tokenMoved':
    case 'tokenDoubled':
    case 'doubleEnded':
      return tellTokens(telling, happened, doer);
    case 'treasureWon':
    case 'treasureReturned':
    case 'treasureTaken':
    case 'treasurePaid':
    case 'treasureShown':
    case 'treasureTraded':
      return tellTreasure(telling, happened, doer);
    case 'guardTurnedUp':
      return say('dragon.event.guardTurnedUp', { strength: happened.strength });
    case 'palaceEntered':
      return say(`dragon.event.entered.${happened.by}`, { ...doer });
    case 'camelDrawn':
      return say('dragon.event.camelDrawn', { ...doer });
    case 'camelGiven':
      return camelText(telling, happened.by, happened.to);
    case 'artifactTurnedUp':
      return say('dragon.event.artifactTurnedUp', {
        room: roomName(say, happened.room),
        artifact: artifactName(say, happened.artifact),
      });
    case 'purchaseDeclined':
    case 'artifactUnsold':
      return say(`dragon.event.${happened.type}`, { ...doer, room: roomName(say, happened.room) });
    case 'artifactBought':
      return say('dragon.event.artifactBought', {
        ...doer,
        room: roomName(say, happened.room),
        artifact: artifactName(say, happened.artifact),
      });
    case 'treasureDeckShuffled':
      return say('dragon.event.treasureDeckShuffled');
    case 'marketDeclined':
    case 'djinnServed':
    case 'stayedOut':
      return say(`dragon.event.${happened.type}`, { ...doer });
    case 'roundEnded':
      return null;
    case 'gameEnded':
      return say(`dragon.event.ended.${happened.why}`, { round: happened.round });
    default:
      return tellMagic(telling, happened, doer, secret);
  }
}

function camelText(telling: Telling, by: Seat, to: Seat): string {
  const doer = doerOf(telling, by);
  return by === to
    ? telling.say('dragon.event.camelKept', { ...doer })
    : telling.say('dragon.event.camelGiven', { ...doer, ...receiverOf(telling, to) });
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type TokenEvent = Of<
  'tokenPlaced' | 'tokensTurnedUp' | 'tokensSentBack' | 'tokenMoved' | 'tokenDoubled' | 'doubleEnded'
>;

function tellTokens(telling: Telling, happened: TokenEvent, doer: Doer): string | null {
  const { say } = telling;
  switch (happened.type) {
    case 'tokenPlaced':
      return happened.value === null
        ? say('dragon.event.tokenPlaced', { ...doer, space: spaceName(say, happened.space) })
        : say('dragon.event.tokenPlacedUp', { ...doer, space: spaceName(say, happened.space), value: happened.value });
    case 'tokensTurnedUp': {
      const seats = [...new Set(happened.tokens.map(({ seat }) => seat))];
      // The tokens as they are: what Doubles and Carpets make of them is told where they are played.
      const values = (seat: Seat) =>
        happened.tokens.flatMap((t) => (t.seat === seat ? (t.value ?? []) : [])).join(' + ');
      const strengths = listOf(seats.map((seat) => `${seatName(telling, seat)} ${values(seat)}`));
      return say('dragon.event.tokensTurnedUp', { space: spaceName(say, happened.space), strengths });
    }
    case 'tokensSentBack':
      return sentBackText(telling, happened);
    case 'tokenMoved':
      return say('dragon.event.tokenMoved', {
        ...doer,
        from: spaceName(say, happened.from),
        to: spaceName(say, happened.to),
      });
    case 'tokenDoubled':
      return say('dragon.event.tokenDoubled', { ...doer });
    case 'doubleEnded':
      return say('dragon.event.doubleEnded', { ...doer });
  }
}

function sentBackText(telling: Telling, { tokens, carpets }: Of<'tokensSentBack'>): string | null {
  const { say } = telling;
  const open = tokens.flatMap(({ seat, value }) =>
    value === null ? [] : [say('dragon.event.tokenBack', { name: seatName(telling, seat), value })],
  );
  const owners = [...new Set(tokens.flatMap(({ seat, value }) => (value === null ? [seat] : [])))];
  const hidden = owners.map((owner) => {
    const count = tokens.filter(({ seat, value }) => seat === owner && value === null).length;
    return say('dragon.event.tokensBack', { name: seatName(telling, owner), count });
  });
  const flown = carpets.map((seat) => say('dragon.event.carpetBack', { name: seatName(telling, seat) }));
  return say('dragon.event.tokensSentBack', { tokens: [...open, ...hidden, ...flown].join('; ') });
}

type TreasureEvent = Of<
  'treasureWon' | 'treasureReturned' | 'treasureTaken' | 'treasurePaid' | 'treasureShown' | 'treasureTraded'
>;

function tellTreasure({ say }: Telling, happened: TreasureEvent, doer: Doer): string | null {
  switch (happened.type) {
    case 'treasureWon': {
      const treasures = amountName(say, happened.cave, happened.amount);
      return say('dragon.event.treasureWon', { ...doer, treasures, shelf: happened.shelf + 1 });
    }
    case 'treasureReturned':
      return say('dragon.event.treasureReturned', { treasures: amountName(say, happened.cave, happened.amount) });
    case 'treasureTraded':
      return say('dragon.event.treasureTraded', {
        ...doer,
        given: treasuresText(say, happened.given),
        taken: treasuresText(say, happened.taken),
      });
    default:
      return say(`dragon.event.${happened.type}`, { ...doer, treasures: treasuresText(say, happened.treasures) });
  }
}

type MagicEvent = Of<
  | 'spellsDrawn'
  | 'spellKept'
  | 'spellDiscarded'
  | 'lampLit'
  | 'artifactDeclared'
  | 'spellDeclared'
  | 'declarationLapsed'
  | 'spellCountered'
  | 'artifactResolved'
  | 'spellResolved'
  | 'carpetLaid'
  | 'cavesChanged'
  | 'stackSearched'
  | 'artifactSwapped'
>;

function tellMagic(telling: Telling, happened: MagicEvent, doer: Doer, secret?: Json): string | null {
  const { say } = telling;
  switch (happened.type) {
    case 'spellsDrawn':
      return Array.isArray(secret)
        ? say('dragon.event.spellsDrawnOwn', {
            ...doer,
            spells: listOf(secret.map((id) => spellName(say, String(id)))),
          })
        : say('dragon.event.spellsDrawn', { ...doer, count: happened.count });
    case 'spellKept':
      return keptText(telling, happened, doer, secret);
    case 'spellDiscarded':
      return say('dragon.event.spellDiscarded', { spell: spellName(say, happened.spell) });
    case 'artifactDeclared':
      return say('dragon.event.declared', { ...doer, play: aimedName(telling, happened.artifact, happened.on) });
    case 'spellDeclared':
      return say('dragon.event.declared', { ...doer, play: aimedName(telling, happened.spell, happened.on) });
    case 'lampLit':
    case 'declarationLapsed':
      return say(`dragon.event.${happened.type}`, { ...doer });
    case 'spellCountered':
      return say('dragon.event.spellCountered', { ...doer, spell: spellName(say, happened.spell) });
    case 'artifactResolved':
      return happened.done ? null : say('dragon.event.noEffect', { play: playName(say, happened.artifact) });
    case 'spellResolved':
      return happened.done ? null : say('dragon.event.noEffect', { play: playName(say, happened.spell) });
    case 'carpetLaid':
      return say('dragon.event.carpetLaid', { ...doer, space: spaceName(say, happened.space) });
    case 'cavesChanged': {
      const space = spaceName(say, happened.cave);
      return happened.shelves.length === 0
        ? say('dragon.event.cavesEmptied', { space })
        : say('dragon.event.cavesFilled', { space, shelves: happened.shelves.join(' · ') });
    }
    case 'stackSearched': {
      const room = roomName(say, happened.room);
      return Array.isArray(secret)
        ? say('dragon.event.stackSeen', {
            ...doer,
            room,
            artifacts: listOf(secret.map((id) => artifactName(say, String(id)))),
          })
        : say('dragon.event.stackSearched', { ...doer, room });
    }
    case 'artifactSwapped':
      return say('dragon.event.artifactSwapped', {
        ...doer,
        room: roomName(say, happened.room),
        left: artifactName(say, happened.left),
        taken: artifactName(say, happened.taken),
      });
  }
}

function keptText(telling: Telling, { second }: Of<'spellKept'>, doer: Doer, secret?: Json): string {
  const { say } = telling;
  if (second === null) return say('dragon.event.spellKept', { ...doer });
  const receiver = receiverOf(telling, second);
  return typeof secret === 'string'
    ? say('dragon.event.spellGot', { ...doer, ...receiver, spell: spellName(say, secret) })
    : say('dragon.event.spellGiven', { ...doer, ...receiver });
}
