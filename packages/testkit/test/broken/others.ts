import { definition } from '@majlis/lantern';
import {
  type Action,
  afterEach,
  type Broken,
  frame,
  inside,
  outside,
  rules,
  type State,
  sound,
  type X,
} from './lantern.ts';

const undo = (fault: string, law: string, game: Broken['game']): Broken => ({
  fault,
  check: 'undo',
  laws: [law],
  game,
});
const order = (fault: string, game: Broken['game']): Broken => ({
  fault,
  check: 'orderIndependence',
  laws: ['any-order'],
  game,
});
const lost = (fault: string, game: Broken['game']): Broken => ({
  fault,
  check: 'conservation',
  laws: ['no-piece-lost'],
  game,
});

let lit = 0;
const dealt = new WeakSet<object>();

/** Draws the cards of a round without going through `turnUp` and without secret parts. */
const drawByHand = inside({
  frames: {
    ...rules,
    round: {
      ...rules.round,
      advance(x: X, f: Extract<State['stack'][number], { kind: 'round' }>) {
        const handless = { ...x, s: x.s, push: x.push.bind(x), remove: x.remove.bind(x), end: x.end.bind(x) };
        rules.round.advance(
          Object.assign(handless, {
            turnUp: <T>(deck: T[]) => deck.pop(),
            emit: () => {},
          }) as unknown as X,
          f,
        );
      },
    },
  },
});

export const brokenOthers: readonly Broken[] = [
  {
    fault: 'coins that become fewer than none',
    check: 'conservation',
    laws: ['no-fault'],
    game: afterEach((s) => {
      s.players[0]!.coins -= 4;
    }),
  },
  undo('cards drawn by hand, past the undo barrier', 'nobody-learned', drawByHand),
  undo(
    'an action that says it revealed nothing',
    'nobody-learned',
    outside({ apply: (s, seat, action, log) => ({ ...sound.apply(s, seat, action, log), revealed: false }) }),
  ),
  undo(
    'chance used and not said',
    'draws-are-revealed',
    outside({
      apply(s, seat, action, log) {
        const applied = sound.apply(s, seat, action, log);
        if (s.chance.generator === 'chacha20') s.chance.streams.oil!++;
        return applied;
      },
    }),
  ),
  undo(
    'chance kept outside the state',
    'undone-leaves-no-trace',
    afterEach((s) => {
      if (s.lantern !== null && s.lanternDeck.length > 3) s.lanternDeck.push(s.lanternDeck.splice(lit++ % 3, 1)[0]!);
    }),
  ),
  undo(
    'an action that ends otherwise when it is done again',
    'redo-is-the-same',
    outside({
      apply(s, seat, action, log) {
        const applied = sound.apply(s, seat, action, log);
        if (!dealt.has(s.players[0]!)) s.unsold.push(0);
        return applied;
      },
      copy(s) {
        const copy = sound.copy(s);
        dealt.add(copy.players[0]!);
        return copy;
      },
      setup(config, seats, seed, log) {
        const s = sound.setup(config, seats, seed, log);
        dealt.add(s.players[0]!);
        return s;
      },
    }),
  ),
  order(
    'a sealed choice that depends on who was faster',
    frame('chooseOil', (whole) => ({
      apply(x: X, f: Extract<State['stack'][number], { kind: 'chooseOil' }>, seat: number, action: Action) {
        if (f.mem.answers.every((answer) => answer === null)) x.s.host = seat;
        whole.apply(x, f, seat, action);
      },
    })),
  ),
  order(
    'a window in which the first to speak acts',
    frame('gusts', (whole) => ({
      apply(x: X, f: Extract<State['stack'][number], { kind: 'gusts' }>, seat: number, action: Action) {
        whole.apply(x, f, seat, action);
        if (action.type === 'pass') return;
        f.mem.asked = [seat];
        f.mem.answers = [action];
      },
    })),
  ),
  order(
    'an event that tells who was faster',
    outside({
      apply(s, seat, action, log) {
        if (action.type === 'oil') log.emit({ type: 'bidMade', seat, coins: sound.deciders(s).length }, null);
        return sound.apply(s, seat, action, log);
      },
    }),
  ),
  lost(
    'a spent card that vanishes',
    afterEach((s) => {
      if (s.round === 3) s.spentOil.shift();
    }),
  ),
  lost(
    'an unsold lantern that is nowhere',
    afterEach((s) => {
      s.unsold = [];
    }),
  ),
  lost(
    'a lantern that is there twice',
    afterEach((s) => {
      const [player] = s.players.filter((p) => p.lit.length === 1);
      if (player !== undefined) player.lit.push(player.lit[0]!);
    }),
  ),
  lost(
    'a card that turns into another',
    inside({
      setup: (x) => definition.setup(x),
      frames: {
        ...rules,
        round: {
          ...rules.round,
          advance(x: X, f: Extract<State['stack'][number], { kind: 'round' }>) {
            rules.round.advance(x, f);
            const { spentOil } = x.s;
            if (spentOil.length > 0) spentOil[0] = (spentOil[0]! % 9) + 1;
          },
        },
      },
    }),
  ),
];
