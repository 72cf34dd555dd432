import {
  artifactTile,
  camel,
  carpetToken,
  DRAGONS,
  dragon,
  guardToken,
  playerToken,
  type SeatNumber,
  spellFace,
  treasureToken,
} from '@majlis/art';
import { at, card, type Figure, no, row, type Sheet, square, yes } from './figure.ts';

const token = (seat: SeatNumber, value: number, up = true): Figure => square(playerToken(seat, value, { up }), 48);
const loot = (...kinds: readonly ('crown' | 'pearl' | 'gem' | 'trophy' | 'gold')[]): Figure =>
  row(48, ...kinds.map((kind) => treasureToken(kind)));
const many = (kind: 'crown' | 'pearl' | 'gem' | 'trophy' | 'gold', n: number): Figure =>
  loot(...Array.from({ length: n }, () => kind));
const art = (kind: 'lamp' | 'key' | 'carpet' | 'double' | 'counterspell' | 'scroll'): Figure =>
  square(artifactTile(kind), 60);
const [body, belly] = DRAGONS.gem;
const cave: Figure = { box: '0 0 150 92', wide: 1.6, art: dragon(body, belly) };
const guard = (strength: number | null): Figure => square(guardToken(strength), 48);
const against = (seat: SeatNumber, ...values: readonly number[]): Figure => ({
  box: `0 0 ${48 * values.length} 48`,
  wide: values.length,
  art: values.map((value, i) => at(48 * i, 0, playerToken(seat, value))).join(''),
});

/** A token that leaves its space, or stays. */
const judged = (seat: SeatNumber, value: number, stays: boolean): Figure => ({
  box: '0 0 60 60',
  art: at(0, 10, playerToken(seat, value)) + at(44, 16, (stays ? yes : no)(0, 0), 0.7),
});
const carpet = (seat: SeatNumber): Figure => square(carpetToken(seat, 3), 48);
const starter = square(camel(), 48);
const [lunar, chance] = [card(spellFace('lunarEclipse')), card(spellFace('secondChance'))];

export const sheet: Sheet = {
  panels: [
    {
      id: 'goal',
      lines: [
        { id: 'goal.artifacts', figures: [art('lamp'), art('key'), art('carpet')] },
        { id: 'goal.treasure', figures: [cave, loot('crown', 'pearl', 'gem', 'trophy', 'gold')] },
      ],
    },
    {
      id: 'turn',
      lines: [
        { id: 'turn.place', figures: [token(1, 7), token(1, 0, false)] },
        { id: 'turn.tally', figures: [token(1, 9), token(2, 6), token(3, 4)] },
        { id: 'turn.guard', figures: [guard(8)] },
        { id: 'turn.buy', figures: [art('lamp'), many('gem', 4)] },
      ],
    },
    {
      id: 'points',
      lines: [
        { id: 'points.artifacts', figures: [art('lamp'), art('double'), art('scroll')] },
        { id: 'points.end', figures: [art('key')] },
      ],
    },
  ],
  chapters: [
    {
      id: 'placing',
      lines: [
        {
          id: 'rule.place',
          figures: [token(1, 0, false), token(2, 0, false)],
          rules: ['ADR-PLACE-1', 'ADR-PLACE-2', 'ADR-PLACE-4', 'ADR-BOARD-2'],
        },
        { id: 'rule.where', figures: [cave], rules: ['ADR-PLACE-3', 'ADR-BOARD-1'] },
      ],
    },
    {
      id: 'tally',
      lines: [
        {
          id: 'rule.tally',
          figures: [],
          rules: ['ADR-TALLY-1', 'ADR-TALLY-2', 'ADR-TALLY-3', 'ADR-CAVE-2'],
          frames: [
            [token(1, 0, false), token(1, 0, false), token(2, 0, false), token(3, 0, false)],
            [against(1, 4, 5), against(2, 8), against(3, 6)],
            [against(1, 4, 5), many('gem', 4), against(2, 8), many('gem', 2)],
          ],
        },
        {
          id: 'rule.tie',
          figures: [],
          rules: ['ADR-TALLY-4', 'ADR-CARAVAN-1', 'ADR-7'],
          frames: [
            [against(2, 7), against(3, 7)],
            [starter, against(2, 7), against(3, 7)],
          ],
        },
        {
          id: 'rule.market',
          figures: [many('gold', 1), loot('crown', 'pearl', 'gem')],
          rules: ['ADR-MARKET-1', 'ADR-6'],
        },
        { id: 'rule.camel', figures: [square(camel(), 48)], rules: ['ADR-CARAVAN-1', 'ADR-7'] },
      ],
    },
    {
      id: 'palace',
      lines: [
        {
          id: 'rule.guard',
          figures: [],
          rules: ['ADR-GUARD-1', 'ADR-GUARD-2', 'ADR-GUARD-3', 'ADR-GUARD-6'],
          frames: [
            [guard(null), against(1, 9), against(2, 9), against(3, 6), against(4, 7)],
            [guard(8), against(1, 9), against(2, 9)],
            [guard(8), against(3, 6), many('gold', 2), against(4, 7), many('pearl', 1)],
          ],
        },
        { id: 'rule.outside', figures: [guard(10), token(1, 4)], rules: ['ADR-GUARD-4', 'ADR-GUARD-5', 'ADR-8'] },
        {
          id: 'rule.price',
          figures: [against(1, 7, 1), many('gem', 7), many('crown', 1)],
          rules: ['ADR-ROOM-2', 'ADR-ROOM-3', 'ADR-9'],
        },
        { id: 'rule.unsold', figures: [art('scroll')], rules: ['ADR-ROOM-1', 'ADR-ROOM-4'] },
        {
          id: 'rule.bluff',
          figures: [token(1, 0, false), token(1, 0, false), cave],
          rules: ['ADR-PLACE-4', 'ADR-TALLY-2'],
        },
        { id: 'rule.end', figures: [art('lamp')], rules: ['ADR-END-1', 'ADR-END-2', 'ADR-10'] },
      ],
    },
    {
      id: 'magic',
      lines: [
        {
          id: 'rule.artifacts',
          module: 'magic',
          figures: [art('lamp'), art('key'), art('carpet'), art('double'), art('counterspell')],
          rules: ['ADR-MAGIC-4', 'ADR-LAMP-1', 'ADR-DJINN-1', 'ADR-12'],
        },
        {
          id: 'rule.answer',
          module: 'magic',
          figures: [],
          rules: ['ADR-SPELL-7', 'ADR-CARPET-1', 'ADR-TALLY-4'],
          frames: [
            [starter, against(2, 7), against(3, 7)],
            [against(3, 7), carpet(3), against(2, 7)],
            [starter, against(2, 7), carpet(2), against(3, 7), carpet(3)],
          ],
        },
        {
          id: 'rule.sequence',
          module: 'magic',
          figures: [],
          rules: ['ADR-SPELL-6', 'ADR-LUNAR-1', 'ADR-SECONDCHANCE-1'],
          frames: [
            [lunar, token(2, 8), token(3, 5)],
            [starter, lunar, judged(2, 8, true), judged(3, 5, false)],
            [starter, chance, lunar, judged(2, 8, true), judged(3, 5, true)],
          ],
        },
      ],
    },
  ],
};
