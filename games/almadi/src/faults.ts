import { designedContent as content } from './almadi.ts';
import type { Config } from './config.ts';
import { OBJECTIVES } from './facts.ts';
import { cellText, isCell } from './realm/cells.ts';
import { startRealm } from './realm/realm.ts';
import type { Deck, Player, State } from './state.ts';

export const configOf = (s: State): Config => s.config;

/** What cannot be although every piece is there, each in a sentence. */
export function faults(s: State): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const seats = s.players.length;
  must(seats === s.answers.length, `there are ${seats} players at ${s.answers.length} seats`);
  must(s.rubies >= 0, `there are ${s.rubies} rubies in the reserve`);
  for (const [name, deck] of Object.entries({ mosaics: s.mosaicDeck, stalls: s.stallDeck }))
    must(isDeck(deck, content[name as 'mosaics' | 'stalls'].length), `the deck of ${name} cannot be`);
  const starts = s.players.flatMap(({ start }) => (start === null ? [] : [start]));
  must(new Set(starts).size === starts.length, 'two players have the same starting tile');
  for (const tile of [...s.supply, ...s.board, s.turn.drawn])
    must(tile === null || (tile >= 0 && tile < content.tiles), `there is no landscape ${tile}`);
  s.players.forEach((player, seat) => {
    for (const fault of faultsOf(player)) found.push(`p${seat} ${fault}`);
  });
  return found;
}

const isDeck = ({ cards, known }: Deck, kinds: number): boolean =>
  known >= 0 && known <= cards.length && cards.every((card) => card >= 0 && card < kinds);

function faultsOf(player: Player): string[] {
  const { start, realm, rubies, objectives, completed, mosaics, stalls } = player;
  const { cells, landscapes } = realm;
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  must(rubies >= 0, `has ${rubies} rubies`);
  must(
    [...mosaics, ...stalls].every((count) => count >= 0),
    'has fewer than no cards of a kind',
  );
  must(mosaics.length === content.mosaics.length && stalls.length === content.stalls.length, 'has cards there are not');
  must(cells.length === landscapes.length, 'has landscapes that lie nowhere');
  const twice = cells.find((cell, i) => cells.indexOf(cell) !== i);
  must(twice === undefined, `has two landscapes in ${cellText(twice ?? 0)}`);
  must(cells.every(isCell), 'has a landscape outside the realm');
  must(
    [...objectives, ...completed].every((objective) => objective >= 1 && objective <= OBJECTIVES),
    'has an objective that there is not',
  );
  if (start === null) return [...found, ...(cells.length > 0 ? ['has a realm without a starting tile'] : [])];
  must(start >= 0 && start < content.startingTiles, `has starting tile ${start}`);
  if (found.length > 0) return found;
  const first = startRealm(content, start);
  must(
    first.landscapes.every((landscape, i) => landscapes[i] === landscape && cells[i] === first.cells[i]),
    'does not begin with his starting tile',
  );
  must(
    landscapes.slice(first.landscapes.length).every((landscape) => landscape >= 0 && landscape < content.tiles),
    'has a landscape that there is not',
  );
  return found;
}
