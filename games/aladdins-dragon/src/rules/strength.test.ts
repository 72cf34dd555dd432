import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARPET_STRENGTH, GUARD, isCity, isRoom, spaceCount, TOKENS } from '../content/board.ts';
import { beginTable, type State } from '../state.ts';
import { rankingIn, strengthsIn, valuesIn } from './strength.ts';

const SEATS = 4;
const space = fc.integer({ min: 0, max: spaceCount(SEATS) - 1 });
const seat = fc.nat(SEATS - 1);

/** Any table in the middle of a tally: tokens anywhere, some doubled, Carpets, the Smuggler, the last first. */
const tables: fc.Arbitrary<State> = fc
  .record({
    tokens: fc.array(fc.array(fc.tuple(space, fc.boolean()), { maxLength: 8 }), { minLength: SEATS, maxLength: SEATS }),
    carpets: fc.array(fc.record({ seat, space }), { maxLength: 3 }),
    entered: fc.array(fc.boolean(), { minLength: SEATS, maxLength: SEATS }),
    smuggler: fc.option(seat),
    weakestFirst: fc.boolean(),
    camel: seat,
  })
  .map(({ tokens, entered, ...rest }) => {
    const table = { ...beginTable({ version: 'magic', maxRounds: null }, SEATS), ...rest };
    table.players.forEach((player, i) => {
      player.entered = entered[i]!;
      player.tokens = tokens[i]!.map(([at, doubled], t) => ({ value: TOKENS[t]!, space: at, up: true, doubled }));
    });
    return table as unknown as State;
  });

/** One by one, as one would count at the table. */
function slowStrength(s: State, who: number, at: number): number {
  const tokens = s.players[who]!.tokens.filter((token) => token.space === at);
  const worth = tokens.flatMap(({ value, doubled }) => (doubled ? [value, value] : [value]));
  const carpets = s.carpets.filter((carpet) => carpet.seat === who && carpet.space === at).map(() => CARPET_STRENGTH);
  return [...worth, ...carpets].reduce((sum, value) => sum + value, 0);
}

function slowRanking(s: State, at: number): number[] {
  const seats = s.players.map((_, i) => i);
  const strength = seats.map((who) => (isRoom(at) && !s.players[who]!.entered ? 0 : slowStrength(s, who, at)));
  const isEmpty = !s.players.some(({ tokens }) => tokens.some((token) => token.space === at));
  const weakest = s.weakestFirst && at !== GUARD;
  const byStrength = (a: number, b: number) => (weakest ? strength[a]! - strength[b]! : strength[b]! - strength[a]!);
  const turn = (who: number) => (who - s.camel + SEATS) % SEATS;
  const present = seats.filter((who) => strength[who]! > 0).sort((a, b) => byStrength(a, b) || turn(a) - turn(b));
  if (s.smuggler === null || !isCity(at) || !isEmpty) return present;
  const others = present.filter((who) => who !== s.smuggler);
  const equals = present.length === 0 ? [] : others.filter((who) => strength[who] === strength[present[0]!]);
  const before = equals.filter((who) => turn(who) < turn(s.smuggler!));
  return [...before, s.smuggler, ...others.filter((who) => !before.includes(who))];
}

test('ADR-TALLY-3 strengths are what one counts token by token', () => {
  fc.assert(
    fc.property(tables, space, (s, at) => {
      expect(strengthsIn(s, at)).toEqual(s.players.map((_, who) => slowStrength(s, who, at)));
    }),
  );
});

test('ADR-PRICE-1 the values that make the price add up to the strength', () => {
  fc.assert(
    fc.property(tables, space, seat, (s, at, who) => {
      expect(valuesIn(s, who, at).reduce((sum, value) => sum + value, 0)).toBe(slowStrength(s, who, at));
    }),
  );
});

test('ADR-TALLY-4 ADR-LASTFIRST-1 ADR-34 the order of service is the obvious one', () => {
  fc.assert(
    fc.property(tables, space, (s, at) => {
      expect(rankingIn(s, at)).toEqual(slowRanking(s, at));
    }),
    { numRuns: 1000 },
  );
});
