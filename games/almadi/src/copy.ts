import type { Own } from '@majlis/kernel';
import type { Deck, Player, State, Turn } from './state.ts';

/** By hand: searching bots copy a position for every line they look at. What is `readonly` is shared. */
export function copyOwn(s: State): Own<State> {
  return {
    config: s.config,
    first: s.first,
    board: s.board.slice(),
    supply: s.supply.slice(),
    mosaicDeck: copyDeck(s.mosaicDeck),
    stallDeck: copyDeck(s.stallDeck),
    rubies: s.rubies,
    objectives: s.objectives,
    characters: s.characters,
    players: s.players.map(copyPlayer),
    turn: copyTurn(s.turn),
  };
}

const copyDeck = (deck: Deck): Deck => ({ cards: deck.cards.slice(), known: deck.known });

const copyPlayer = (p: Player): Player => ({
  start: p.start,
  realm: p.realm,
  mosaics: p.mosaics,
  stalls: p.stalls,
  rubies: p.rubies,
  objectives: p.objectives,
  completed: p.completed,
  hand: p.hand.slice(),
  recruited: p.recruited,
  copied: p.copied,
  extraTurnsTaken: p.extraTurnsTaken,
});

const copyTurn = (t: Turn): Turn => ({
  seat: t.seat,
  extra: t.extra,
  slot: t.slot,
  drawn: t.drawn,
  waiting: {
    genie: t.waiting.genie,
    marteline: t.waiting.marteline,
    stall: t.waiting.stall,
    moon: t.waiting.moon,
    ruby: t.waiting.ruby,
  },
  moves: t.moves,
  genieActivated: t.genieActivated,
  left: t.left,
  used: t.used,
});
