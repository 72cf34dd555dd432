import { EventLog, type Rng, rngFrom, sameJson } from '@majlis/kernel';
import { seedFrom } from '@majlis/testkit';
import {
  type Action,
  almadi,
  type CharacterId,
  designedContent as content,
  type Event,
  rowOf,
  type State,
} from '../src/index.ts';
import { addContacts, noSides } from '../src/realm/contacts.ts';
import { mapOf } from '../src/realm/realm.ts';
import { hasPower, powersOf } from '../src/rules/powers.ts';
import { scoreLines, totalsOf } from '../src/scoring/score.ts';
import { pieces } from '../src/testing.ts';
import { RUBY } from '../src/words.ts';

/** What occurred and took effect in the games played so far. */
export class Corpus {
  readonly objectivesCompleted = new Map<number, number>();
  readonly powersUsed = new Map<CharacterId, number>();
  games = 0;
  actions = 0;

  completed(objective: number): void {
    this.objectivesCompleted.set(objective, (this.objectivesCompleted.get(objective) ?? 0) + 1);
  }

  used(character: CharacterId): void {
    this.powersUsed.set(character, (this.powersUsed.get(character) ?? 0) + 1);
  }

  /** Looks at what the log of an action tells. */
  heard(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'objectiveCompleted') this.completed(event.objective);
      const character = powerShownBy(event);
      if (character !== null) this.used(character);
    }
  }

  /** A moon is waiting and an objective cannot be taken because of Jafar. */
  stood(s: State): void {
    if (s.turn.waiting.moon === 0) return;
    const protects = s.players.some(
      (player, seat) => seat !== s.turn.seat && player.objectives.length > 0 && hasPower(player, 'jafar'),
    );
    if (protects) this.used('jafar');
  }

  /** A power counts if the total would be another without it. */
  scored(s: State): void {
    s.players.forEach((player, seat) => {
      const total = totalsOf(scoreLines(s, content), s.players.length)[seat];
      for (const character of powersOf(player)) {
        const without = {
          ...player,
          recruited: player.recruited.filter((other) => other !== character),
          copied: player.copied === character ? null : player.copied,
        };
        const table = { config: s.config, players: s.players.with(seat, without as typeof player) };
        const isOwnLine = totalsOf(scoreLines(table, content), s.players.length)[seat] !== total;
        if (isOwnLine && character !== 'zumurrud') this.usedInScoring(s, seat, character);
      }
    });
  }

  /** Without any character Sheherazade counts one less, which is her effect and not the other's. */
  private usedInScoring(s: State, seat: number, character: CharacterId): void {
    const player = s.players[seat]!;
    if (character === 'sheherazade' || !hasPower(player, 'sheherazade')) this.used(character);
  }
}

function powerShownBy(event: Event): CharacterId | null {
  switch (event.type) {
    case 'mosaicTaken':
    case 'stallTaken':
      return event.by;
    case 'rubiesTaken':
      return event.by ?? (event.rubies === 2 ? 'ali-baba' : null);
    case 'landscapesSwitched':
      return 'hussain';
    case 'landscapeDrawn':
      return 'ali';
    case 'cardExchanged':
      return 'zaynab';
    case 'characterCopied':
      return 'zumurrud';
    case 'turnBegun':
      return event.extra ? 'dunyazad' : null;
    case 'landscapeMoved':
      return rowOf(event.to) === 0 || rowOf(event.to) === 5 ? 'abriza' : null;
    case 'landscapePlaced':
      return event.slot !== null && rowOf(event.cell) !== 1 + (event.slot >> 1) ? 'morgiana' : null;
    default:
      return null;
  }
}

/**
 * A random type of action, then one of that type: otherwise the many moves drown the few other wishes. Effects are
 * seldom left out, and in every other game rubies are saved for dear characters.
 */
function choose(s: State, actions: readonly Action[], rng: Rng, saving: boolean): Action {
  const isIdle = ({ type }: Action) => type === 'end' && rng.below(8) > 0;
  const isCheap = (action: Action) => action.type === 'recruit' && saving && content.costs[action.character]! < 3;
  const wishes = actions.filter((action) => !isIdle(action) && !isCheap(action));
  const open = wishes.length > 0 ? wishes : actions.filter((action) => !isCheap(action));
  const types = [...new Set(open.map(({ type }) => type))];
  const type = types[rng.below(types.length)];
  const some = open.filter((action) => action.type === type);
  const samples = Array.from({ length: type === 'take' ? 6 : 1 }, () => some[rng.below(some.length)]!);
  return samples.reduce((best, action) => (effectsOf(s, action) > effectsOf(s, best) ? action : best));
}

/** How much a placement activates, rubies before all: without them nobody recruits. */
function effectsOf(s: State, action: Action): number {
  if (action.type !== 'take') return 0;
  const { realm } = s.players[s.turn.seat]!;
  const counts = noSides();
  const map = mapOf({ landscapes: [...realm.landscapes, s.board[action.slot]!], cells: [...realm.cells, action.cell] });
  addContacts(content, map, action.cell, counts);
  return counts.reduce((sum, count) => sum + count) + 2 * counts[RUBY]!;
}

/** One random game; throws when pieces are made or lost. */
export function playRandomGame(
  corpus: Corpus,
  name: string,
  seats: number,
  characters: boolean,
  visit: (s: State, seat: number) => void = () => {},
): State {
  const config = almadi.checkConfig({ modules: characters ? ['characters'] : [] }, seats);
  if (!config.ok) throw new Error(config.refusal.code);
  const rng = rngFrom(`corpus ${name}`);
  const log = new EventLog<Event>();
  const s = almadi.setup(config.value, seats, seedFrom(name), log);
  const before = pieces(s);
  const saving = rng.below(2) === 0;
  for (let seat = almadi.deciders(s)[0]; seat !== undefined; seat = almadi.deciders(s)[0]) {
    corpus.stood(s);
    visit(s, seat);
    almadi.apply(s, seat, choose(s, almadi.legalActions(s, seat), rng, saving), log);
    corpus.actions++;
    if (!sameJson(pieces(s), before))
      throw new Error(`${name}: pieces were made or lost after ${corpus.actions} actions`);
  }
  corpus.heard(log.entries.map(({ event }) => event));
  corpus.scored(s);
  corpus.games++;
  return s;
}
