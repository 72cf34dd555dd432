import { type Rng, RulesBug } from '@majlis/kernel';
import { definition } from '@majlis/lantern';
import { type Action, afterEach, type Broken, frame, inside, outside, type State, sound } from './lantern.ts';

const broken = (fault: string, law: string, game: Broken['game'], testing?: Broken['testing']): Broken => ({
  fault,
  check: 'conformance',
  laws: [law],
  game,
  ...(testing === undefined ? {} : { testing }),
});

let deals = 0;
const staleHands = new WeakMap<object, Action[]>();

const state: Broken[] = [
  broken(
    'undefined in the state',
    'plain-json',
    afterEach((s) => Object.assign(s, { winner: undefined })),
  ),
  broken(
    'NaN in the state',
    'plain-json',
    afterEach((s) => {
      s.players[0]!.coins = Number.NaN;
    }),
  ),
  broken(
    'a hole in an array',
    'plain-json',
    afterEach((s) => {
      s.unsold.length += 1;
    }),
  ),
  broken(
    'a Set in the state',
    'plain-json',
    afterEach((s) => Object.assign(s, { seen: new Set([1]) })),
  ),
  broken(
    'undefined in an event',
    'plain-json',
    outside({
      apply(s, seat, action, log) {
        log.emit({ type: 'bidMade', seat, coins: undefined as unknown as number }, null);
        return sound.apply(s, seat, action, log);
      },
    }),
  ),
  broken('a shallow copy', 'copy-is-apart', inside({ copy: (s) => ({ ...definition.copy(s), players: s.players }) })),
  broken(
    'a copy that shares one small array',
    'copy-is-apart',
    inside({ copy: (s) => ({ ...definition.copy(s), unsold: s.unsold }) }),
  ),
  broken(
    'a copy that forgets a field',
    'copy-is-the-same',
    inside({ copy: (s) => ({ ...definition.copy(s), spentOil: [] }) }),
  ),
  broken(
    'a shuffle that is not repeatable',
    'same-seed-same-game',
    outside({
      setup(config, seats, seed, log) {
        const s = sound.setup(config, seats, seed, log);
        s.oilDeck.push(s.oilDeck.splice(deals++ % 7, 1)[0]!);
        return s;
      },
    }),
  ),
  broken(
    'legal actions remembered beside the state',
    'restored-is-the-same',
    outside({
      legalActions(s, seat) {
        const known = staleHands.get(s.players[seat]!);
        if (known !== undefined && s.stack.at(-1)?.kind === 'chooseOil' && known.length > 0) return known;
        const actions = sound.legalActions(s, seat);
        staleHands.set(s.players[seat]!, actions);
        return actions;
      },
    }),
  ),
];

const start: Broken[] = [
  broken(
    'undefined in the state from the start',
    'plain-json',
    outside({
      setup: (config, seats, seed, log) => Object.assign(sound.setup(config, seats, seed, log), { winner: undefined }),
    }),
  ),
];

const asking: Broken[] = [
  broken(
    'a check that changes the state before it refuses',
    'asking-changes-nothing',
    outside({
      check(s, seat, action) {
        if (action.type === 'bid') s.players[seat]!.coins -= 0;
        return sound.check(s, seat, action);
      },
    }),
  ),
  broken(
    'a list of actions that sorts the hand',
    'asking-changes-nothing',
    outside({
      legalActions(s, seat) {
        s.players[seat]!.oil.sort();
        return sound.legalActions(s, seat);
      },
    }),
  ),
  broken(
    'an illegal action listed',
    'listed-is-legal',
    outside({
      legalActions(s, seat) {
        const actions = sound.legalActions(s, seat);
        return s.stack.at(-1)?.kind === 'bidForLantern' && actions.length > 0
          ? [...actions, { type: 'bid', coins: 50 }]
          : actions;
      },
    }),
  ),
  broken(
    'a legal action refused',
    'listed-is-legal',
    outside({
      check: (s, seat, action) =>
        action.type === 'bid' && action.coins === s.players[seat]!.coins
          ? { code: 'keep-a-coin' }
          : sound.check(s, seat, action),
    }),
  ),
  broken(
    'an accepted action that cannot be done',
    'accepted-can-be-done',
    outside({
      check: (s, seat, action) =>
        action.type === 'bid' && sound.deciders(s).includes(seat) ? null : sound.check(s, seat, action),
      apply(s, seat, action, log) {
        if (sound.check(s, seat, action) !== null) throw new RulesBug('no such bid');
        return sound.apply(s, seat, action, log);
      },
    }),
  ),
  broken(
    'a seat that is not asked may act',
    'only-deciders-act',
    outside({
      check: (s, seat, action) => (action.type === 'pass' && s.round > 1 ? null : sound.check(s, seat, action)),
    }),
  ),
  broken(
    'a seat asked that cannot do anything',
    'deciders-can-act',
    frame('chooseOil', (whole) => ({
      legal: (s: State, f: never, seat: number) => (s.round === 2 && seat === 1 ? [] : whole.legal(s, f, seat)),
    })),
  ),
  broken(
    'a view that writes into the state',
    'asking-changes-nothing',
    outside({
      view(s, viewer) {
        s.players[0]!.lit.sort();
        return sound.view(s, viewer);
      },
    }),
  ),
  broken('a question without a prompt', 'deciders-have-a-prompt', outside({ prompt: () => null })),
  broken('a prompt for everybody', 'only-deciders-asked', outside({ prompt: () => ({ kind: 'bidForLantern' }) })),
  broken(
    'equal cards listed twice',
    'listed-once',
    frame('chooseOil', () => ({
      legal: (s: State, _f: never, seat: number) => s.players[seat]!.oil.map((value) => ({ type: 'oil', value })),
    })),
  ),
  broken(
    'a playout that never takes the last action',
    'any-is-listed',
    frame('chooseOil', (whole) => ({
      any: (s: State, f: never, seat: number, rng: Rng) => {
        const legal = whole.legal(s, f, seat);
        return legal[rng.below(Math.max(1, legal.length - 1))]!;
      },
    })),
  ),
  broken(
    'a playout with an order of its own',
    'any-is-listed',
    frame('chooseOil', (whole) => ({
      any: (s: State, f: never, seat: number, rng: Rng) => {
        const legal = whole.legal(s, f, seat);
        return legal.toReversed()[rng.below(legal.length)]!;
      },
    })),
  ),
  broken(
    'an action whose text reads back as another',
    'actions-have-a-text',
    outside({ actionText: (action) => (action.type === 'bid' ? 'bid 1' : sound.actionText(action)) }),
  ),
  broken(
    'an action that is stopped at the door',
    'actions-can-be-read',
    outside({ readAction: (value) => ((value as Action | null)?.type === 'gust' ? null : sound.readAction(value)) }),
  ),
  broken(
    'a door that throws',
    'doors',
    outside({ readAction: (value) => ((value as Action).type ? sound.readAction(value) : null) }),
  ),
  broken(
    'nonsense taken for an action',
    'doors',
    outside({ parseAction: (text) => sound.parseAction(text.trim().split(' ')[0]!) }),
  ),
  broken(
    'a refusal without a code',
    'refusals-have-a-code',
    outside({
      check: (s, seat, action) => (sound.check(s, seat, action) === null ? null : { code: '' }),
    }),
  ),
  broken('a decision id that never changes', 'decision-ids', outside({ decisionId: (_s, seat) => seat })),
  broken(
    "a decision id that changes with others' answers",
    'decision-ids',
    outside({
      decisionId: (s, seat) => sound.decisionId(s, seat) + s.answers.reduce((sum, n) => sum + n, 0) * 2 ** 24,
    }),
  ),
  broken(
    'a configuration that is completed otherwise each time',
    'config',
    outside({
      checkConfig: (wish, seats) =>
        (wish as { rounds?: number } | null)?.rounds === 5
          ? { ok: true, value: { rounds: 6 } }
          : sound.checkConfig(wish, seats),
    }),
  ),
];

const end: Broken[] = [
  broken(
    'score lines that do not add up to the outcome',
    'scores',
    outside({ scores: (s) => sound.scores(s).filter(({ source }) => source !== 'coins') }),
  ),
  broken(
    'ranks upside down',
    'ranks',
    outside({
      outcome(s) {
        const over = sound.outcome(s);
        return over === null
          ? null
          : { ...over, ranks: over.scores.map((a) => 1 + over.scores.filter((b) => b < a).length) };
      },
    }),
  ),
  broken(
    'a tie that does not skip the next rank',
    'ranks',
    outside({
      outcome(s) {
        const over = sound.outcome(s);
        return over === null
          ? null
          : { scores: over.scores, ranks: over.scores.map((_, seat) => (seat === 0 ? 1 : 3)) };
      },
    }),
  ),
  broken(
    'an auction that never ends',
    'ends',
    frame('bidForLantern', (whole) => ({
      apply(x: never, f: { mem: { left: number[] } }, seat: number, action: Action) {
        if (action.type === 'bid') whole.apply(x, f as never, seat, action);
        else f.mem.left.push(f.mem.left.shift()!);
      },
      deciders: (_s: State, f: { mem: { left: number[] } }) => [f.mem.left[0]!],
    })),
    { maxActions: 200 },
  ),
];

export const brokenConformance: readonly Broken[] = [...state, ...start, ...asking, ...end];
