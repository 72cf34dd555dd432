import { nullLog, rngFrom } from '@majlis/kernel';
import { seedFrom } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../src/board/facts.ts';
import { longestLine, longestWallOf, measureWall, outerWalls } from '../src/board/longest-wall.ts';
import { cellOf, mayLieAt } from '../src/board/sites.ts';
import { countUses, usesOf } from '../src/board/uses.ts';
import { SCORING_CARDS } from '../src/content/cards.ts';
import { bestRoughPlace } from '../src/heuristics/building.ts';
import { constants } from '../src/heuristics/constants.ts';
import { heuristics } from '../src/heuristics/index.ts';
import { kindWorths } from '../src/heuristics/kind-worths.ts';
import { allCounts, majorityWorth, outlookOf, rivalsIn, scoringsDone } from '../src/heuristics/outlook.ts';
import { lookOf } from '../src/heuristics/sight.ts';
import { alhambra, type State } from '../src/index.ts';
import type { ModuleId } from '../src/modules/slices.ts';
import { edgesOf } from '../src/rules/building.ts';

const SETS: readonly (readonly ModuleId[])[] = [[], ['city-gates', 'city-walls', 'camps'], ['characters', 'invaders']];

/** Games at tables of every size, a move of each in turn: whatever is kept has to tell them apart. */
function eachPosition(look: (s: State) => void): void {
  const rng = rngFrom('worths');
  const tables = SETS.flatMap((modules) =>
    [2, 3, 4, 5, 6].map((seats) => alhambra.setup({ modules }, seats, seedFrom(`${modules} ${seats}`), nullLog)),
  );
  for (let moves = 0; moves < 90; moves++) {
    for (const s of tables) {
      if (alhambra.outcome(s) !== null) continue;
      look(s);
      const seat = alhambra.deciders(s)[0]!;
      const quick = rng.below(2) === 0;
      const action = quick ? heuristics.quick(s, seat, rng) : alhambra.anyAction!(s, seat, rng);
      alhambra.apply(s, seat, action, nullLog);
    }
  }
}

/** As it comes from storage: equal, but nothing in it was ever seen. */
const unseen = (s: State): State => JSON.parse(JSON.stringify(s));

describe('what heuristics keep', () => {
  it('is what one more building is worth, worked out anew', () => {
    eachPosition((s) => {
      const outlook = outlookOf(s);
      const counts = allCounts(s);
      expect(counts).toEqual(allCounts(unseen(s)));
      for (let seat = 0; seat < s.players.length; seat++) {
        const anew = counts.seats[seat]!.map((own, kind) => {
          const rivals = rivalsIn(counts, seat, kind);
          const more = majorityWorth(outlook, kind, own + 1, rivals) - majorityWorth(outlook, kind, own, rivals);
          return constants.now.majorities * more;
        });
        expect(kindWorths(s, seat, outlook, counts)).toEqual(anew);
      }
    });
  });

  it('is the best place of a tile, and the scorings done', () => {
    let places = 0;
    eachPosition((s) => {
      expect(scoringsDone(s)).toBe(SCORING_CARDS.filter((card) => !s.deck.includes(card)).length);
      const fresh = unseen(s);
      for (let seat = 0; seat < s.players.length; seat++) {
        const tiles = [...s.market, ...s.players[seat]!.reserve].filter((tile) => tile !== null);
        for (const tile of tiles) {
          const place = bestRoughPlace(lookOf(s, seat), tile);
          expect(place).toEqual(bestRoughPlace(lookOf(fresh, seat), tile));
          const edges = edgesOf(s, seat, tile);
          const fits = factsOf(s.players[seat]!.board).packedSites.filter((site) => mayLieAt(site, edges));
          expect(place === null ? fits.length === 0 : fits.map(cellOf).includes(place.cell)).toBe(true);
          if (place !== null) places++;
        }
      }
    });
    expect(places).toBeGreaterThan(5000);
  });
});

describe('what boards keep', () => {
  it('is how long their wall is, and what tiles of any kind could be used for', () => {
    eachPosition(({ players }) => {
      for (const { board } of players) {
        const length = longestLine(outerWalls(board));
        expect([longestWallOf(board), measureWall(board)]).toEqual([length, length]);
        const facts = factsOf(board);
        const uses = countUses(board, facts.packedSites, facts.beside);
        for (let edges = 0; edges < 16; edges++) expect(facts.usesOf(edges)).toBe(usesOf(uses, edges));
      }
    });
  });
});
