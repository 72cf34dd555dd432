import { definition } from '@majlis/lantern';
import type { Way } from '../../src/non-interference/index.ts';
import { type Action, type Broken, type Event, frame, inside, outside, type State, sound, type X } from './lantern.ts';

/** One fault, and the law by which each way of looking finds it on its own. */
const broken = (
  fault: string,
  laws: Partial<Record<Way, string | readonly string[]>>,
  game: Broken['game'],
): Broken[] =>
  Object.entries(laws).map(([way, law]) => ({
    fault,
    check: 'nonInterference',
    way: way as Way,
    laws: typeof law === 'string' ? [law] : law,
    game,
  }));

type View = ReturnType<typeof sound.view>;
type Known = ReturnType<typeof sound.knowledge>;
/** More than the types allow: that is the fault. */
const leaky = (value: object, leak: object) => ({ ...value, ...leak }) as never;

const views = [
  broken(
    "a view that shows everybody's oil",
    { imagined: 'same-view', exchanged: 'secret-from-view', markers: 'markers' },
    outside({ view: (s, viewer): View => leaky(sound.view(s, viewer), { hands: s.players.map((p) => p.oil) }) }),
  ),
  broken(
    'a spectator who sees the top of the deck',
    { imagined: 'same-spectator', exchanged: 'secret-from-spectator', markers: 'markers' },
    outside({
      view: (s, viewer): View =>
        viewer === 'spectator'
          ? leaky(sound.view(s, viewer), { next: s.lanternDeck.at(-1) ?? 0 })
          : sound.view(s, viewer),
    }),
  ),
  broken(
    'a page that is told the next lantern',
    { imagined: 'same-tell', exchanged: 'secret-from-tell', markers: 'markers' },
    outside({ tell: (s, viewer) => (viewer === 'spectator' ? null : (s.lanternDeck.at(-1) ?? 0)) }),
  ),
  broken(
    "a spectator's page that is told what all hands are worth",
    { imagined: 'same-toldSpectator', exchanged: 'secret-from-toldSpectator' },
    outside({
      tell: (s, viewer) => (viewer === 'spectator' ? s.players.map((p) => p.oil.reduce((a, b) => a + b, 0)) : null),
    }),
  ),
  broken(
    'sealed answers shown before the last is in',
    { imagined: 'same-view' },
    frame('chooseOil', () => ({ about: (_s: State, f: { mem: { answers: unknown[] } }) => f.mem.answers as never })),
  ),
  broken(
    'a secret that view, knowledge and imagination all give away',
    { exchanged: 'secret-from-view', markers: 'markers' },
    outside({
      view: (s, viewer): View => leaky(sound.view(s, viewer), { next: s.lanternDeck.at(-1) ?? 0 }),
      knowledge: (s, seat): Known => leaky(sound.knowledge(s, seat), { next: s.lanternDeck.at(-1) ?? 0 }),
      imagine(known, rng) {
        const s = sound.imagine(known, rng);
        const { next } = known as unknown as { next: number };
        if (next > 0) s.lanternDeck.push(...s.lanternDeck.splice(s.lanternDeck.indexOf(next), 1));
        return s;
      },
    }),
  ),
  broken(
    'a score in the view that counts hidden cards',
    { imagined: 'same-view', exchanged: 'secret-from-view' },
    outside({
      view: (s, viewer): View =>
        leaky(sound.view(s, viewer), { oil: s.players.map((p) => p.oil.reduce((a, b) => a + b, 0)) }),
    }),
  ),
];

const asking = [
  broken(
    'a decider skipped because of a hidden hand',
    {
      imagined: ['same-view', 'same-deciders', 'same-after-play'],
      exchanged: ['secret-from-view', 'secret-from-deciders', 'asking-tells-no-secrets'],
    },
    outside({
      deciders: (s) => {
        const all = sound.deciders(s);
        const asked = s.stack.at(-1)?.kind === 'gusts' ? all.filter((seat) => !s.players[seat]!.oil.includes(9)) : all;
        return asked.length === 0 ? all : asked;
      },
    }),
  ),
  broken(
    'a window that asks those who hold a high card',
    { imagined: 'same-after-play', exchanged: 'asking-tells-no-secrets' },
    frame('gusts', (whole) => ({
      advance(x: X, f: Extract<State['stack'][number], { kind: 'gusts' }>) {
        whole.advance(x, f);
        if (f.mem.phase !== 'asking' || f.mem.answers.some((answer) => answer !== null)) return;
        const kept = f.mem.asked.filter((seat) => Math.max(0, ...x.s.players[seat]!.oil) > 5);
        f.mem.asked = kept.length > 0 ? kept : f.mem.asked;
        f.mem.answers = f.mem.asked.map(() => null);
      },
    })),
  ),
  broken(
    'a prompt that tells the next lantern',
    { imagined: ['same-prompt', 'same-after-play'], exchanged: 'secret-from-prompt', markers: 'markers' },
    outside({
      prompt(s, seat) {
        const prompt = sound.prompt(s, seat);
        return prompt === null ? null : { ...prompt, params: { next: s.lanternDeck.at(-1) ?? 0 } };
      },
    }),
  ),
  broken(
    "legal actions that depend on others' hidden cards",
    {
      imagined: ['same-legalActions', 'same-after-play'],
      exchanged: ['secret-from-legalActions', 'asking-tells-no-secrets'],
    },
    outside({
      legalActions: (s, seat) =>
        sound
          .legalActions(s, seat)
          .filter((action: Action) => action.type !== 'gust' || s.players[action.seat]!.oil.some((value) => value > 4)),
    }),
  ),
  broken(
    'a refusal that tells a hidden card',
    { imagined: 'same-refusals', markers: 'markers' },
    outside({
      check(s, seat, action) {
        const refusal = sound.check(s, seat, action);
        return refusal === null ? null : { ...refusal, params: { deck: s.oilDeck.at(-1) ?? 0 } };
      },
    }),
  ),
];

const events = [
  broken(
    'an event that names the drawn card',
    { exchanged: 'events-tell-no-secrets' },
    outside({
      apply: (s, seat, action, log) =>
        sound.apply(s, seat, action, {
          emit(event: Event, secret) {
            const drawn = secret === null ? null : Object.values(secret)[0]!;
            log.emit(event.type === 'oilDrawn' ? leaky(event, { drawn }) : event, secret);
          },
        }),
    }),
  ),
  broken(
    'an event with a secret part for the wrong seat',
    { exchanged: 'events-tell-no-secrets' },
    outside({
      apply: (s, seat, action, log) =>
        sound.apply(s, seat, action, {
          emit(event: Event, secret) {
            const [part] = secret === null ? [] : Object.entries(secret);
            log.emit(event, part === undefined ? null : { [part[0]]: part[1], [1 - Number(part[0])]: part[1] });
          },
        }),
    }),
  ),
  broken(
    'a set-up that tells everybody a hand',
    { markers: 'set-up-tells-no-secrets' },
    outside({
      setup(config, seats, seed, log) {
        const s = sound.setup(config, seats, seed, log);
        log.emit({ type: 'oilDrawn' }, { 0: s.players[1]!.oil });
        return s;
      },
    }),
  ),
  broken(
    'an event that tells the seed',
    { markers: 'markers' },
    outside({
      setup(config, seats, seed, log) {
        log.emit(leaky({ type: 'dealt' }, { seed }), null);
        return sound.setup(config, seats, seed, log);
      },
    }),
  ),
];

type GameKnown = ReturnType<typeof definition.knowledge>;

const knowing = [
  broken(
    'knowledge that holds the order of a deck',
    { imagined: 'hidden-zones-vary', exchanged: 'secret-from-knowledge', markers: 'markers' },
    inside({
      knowledge: (s, seat): GameKnown => leaky(definition.knowledge(s, seat), { deck: [...s.lanternDeck] }),
      imagine: (known, seat, rng) => ({
        ...definition.imagine(known, seat, rng),
        lanternDeck: [...(known as unknown as { deck: number[] }).deck],
      }),
    }),
  ),
  broken(
    'knowledge that misses the own hand',
    { imagined: 'same-view' },
    inside({
      knowledge(s, seat) {
        const known = definition.knowledge(s, seat);
        known.table.players[seat]!.oil = [];
        return known;
      },
      imagine(known, seat, rng) {
        const table = definition.imagine(known, seat, rng);
        table.players[seat]!.oil = table.oilDeck.splice(0, known.hands[seat]!);
        return table;
      },
    }),
  ),
  broken(
    'an imagination that ignores what the seat knows',
    { imagined: 'same-view' },
    outside({
      imagine(known, rng) {
        const s = sound.imagine(known, rng);
        const mine = s.players[known.seat]!;
        const all = [...mine.oil, ...s.oilDeck];
        mine.oil = all.splice(-mine.oil.length || all.length);
        s.oilDeck = all;
        return s;
      },
    }),
  ),
  broken(
    'an imagination that leaves a deck in its order',
    { imagined: 'hidden-zones-vary' },
    inside({
      setup(x) {
        definition.setup(x);
        x.s.lanternDeck.sort();
      },
      imagine(known, seat, rng) {
        const table = definition.imagine(known, seat, rng);
        table.lanternDeck.sort();
        return table;
      },
    }),
  ),
  broken(
    'an imagined world without some of the pieces',
    { imagined: 'imagined-is-a-state' },
    outside({
      imagine(known, rng) {
        const s = sound.imagine(known, rng);
        const other = s.players[known.seat === 0 ? 1 : 0]!;
        other.oil = other.oil.map(() => 5);
        return s;
      },
    }),
  ),
  broken(
    'an imagination that knows the true chance',
    { imagined: 'imagined-chance-is-fresh', markers: 'markers' },
    outside({
      knowledge: (s, seat): Known => leaky(sound.knowledge(s, seat), { future: s.chance }),
      imagine: (known, rng) => ({
        ...sound.imagine(known, rng),
        chance: structuredClone((known as unknown as { future: State['chance'] }).future),
      }),
    }),
  ),
  broken(
    'imagined worlds that break when they are played',
    { imagined: 'imagined-can-be-played' },
    outside({
      imagine(known, rng) {
        const s = sound.imagine(known, rng);
        s.lanternDeck = s.lanternDeck.map(String) as unknown as number[];
        return s;
      },
      apply(s, seat, action, log) {
        const applied = sound.apply(s, seat, action, log);
        if (typeof s.lantern === 'string') throw new Error('no such lantern');
        return applied;
      },
    }),
  ),
  broken(
    'knowledge that is not plain JSON',
    { imagined: 'knowledge-is-plain' },
    outside({ knowledge: (s, seat): Known => leaky(sound.knowledge(s, seat), { memory: undefined }) }),
  ),
  broken(
    'knowledge of answers that are still sealed',
    { unseen: 'unseen-answers-stay-unseen' },
    frame('chooseOil', () => ({ conceal: undefined })),
  ),
];

export const brokenHidden: readonly Broken[] = [...views, ...asking, ...events, ...knowing].flat();
