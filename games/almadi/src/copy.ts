import type { Own } from '@majlis/kernel';
import type { Deck, Player, State, Turn } from './state.ts';

/** By hand: searching bots copy a position for every line they look at. */
export function copyOwn(s: State): Own<State> {
  return {
    config: s.config,
    first: s.first,
    board: s.board.slice(),
    supply: s.supply.slice(),
    mosaicDeck: copyDeck(s.mosaicDeck),
    stallDeck: copyDeck(s.stallDeck),
    rubies: s.rubies,
    objectives: s.objectives.slice(),
    characters: s.characters.slice(),
    players: s.players.map(copyPlayer),
    turn: copyTurn(s.turn),
  };
}

const copyDeck = (deck: Deck): Deck => ({ cards: deck.cards.slice(), known: deck.known });

const copyPlayer = (p: Player): Player => ({
  start: p.start,
  realm: { landscapes: p.realm.landscapes.slice(), cells: p.realm.cells.slice() },
  mosaics: p.mosaics.slice(),
  stalls: p.stalls.slice(),
  rubies: p.rubies,
  objectives: p.objectives.slice(),
  completed: p.completed.slice(),
  hand: p.hand.slice(),
  recruited: p.recruited.slice(),
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
  left: t.left.map(({ landscape, from }) => ({ landscape, from })),
  used: t.used.slice(),
});
