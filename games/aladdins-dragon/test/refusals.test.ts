import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAMP } from '../src/content/artifacts.ts';
import { REFUSALS, type RefusalCode } from '../src/refusals.ts';
import { magic, type Scene, type SceneSetting, scene } from './scene.ts';

const rich = [9, 9, 9, 9, 9];
const none = { crown: [], pearl: [], gem: [], trophy: [], gold: [] };
const tokens = [{ market: [7], guard: [4] }, { market: [8] }, { caravanserai: [1] }];
const sale: SceneSetting = {
  guard: 1,
  hoards: [rich],
  tokens: [{ guard: [9], room1: [7, 1] }, { guard: [1] }, { guard: [2] }],
};
const cast = (spell: NonNullable<SceneSetting['spells']>[number][number], more: SceneSetting = {}) =>
  magic({ spells: [[spell, 'charity']], caves: none, hoards: [rich], tokens, ...more });

function doubled(): Scene {
  const t = cast('spy', { artifacts: [['double']] }).to('market');
  t.position.change((s) => {
    s.players[0]!.tokens[6]!.doubled = true;
  });
  return t;
}

/** A position and a line it refuses; a code that is forgotten here does not compile. */
const cases: { readonly [C in RefusalCode]: () => readonly [Scene, string] } = {
  'wrong-action': () => [scene({}), 'p0: pass'],
  'token-not-at-hand': () => [
    scene({}).play('p0: place 1 at guard', 'p1: place 1 at guard', 'p2: place 1 at guard'),
    'p0: place 1 at guard',
  ],
  'no-such-space': () => [scene({}), 'p0: place 1 at room5'],
  'cave-empty': () => [scene({ caves: none }), 'p0: place 1 at gem'],
  'room-empty': () => [magic({ open: [null] }), 'p0: place 1 at room1'],
  'room-full': () => [
    cast('secondChance', { tokens: [{ room1: [1, 2, 4, 5, 6], market: [9] }, {}, { guard: [1] }] }),
    'p0: cast secondChance p0.7 room1',
  ],
  'magic-only': () => [scene({}), 'p0: place 1 at tent'],
  'space-taboo': () => [
    magic({ spells: [['taboo']] }).play('p0: place 1 at guard', 'p0: cast taboo market'),
    'p1: place 1 at market',
  ],
  'wrong-amount': () => [scene({ tokens }).play('p1: give gold'), 'p1: take 2 gem'],
  'treasury-short': () => [
    cast('trade', { hoards: [[9], [], [0, 0, 29]] }).play('p0: cast trade', 'p0: pass'),
    'p0: trade 1 crown for 1 gem',
  ],
  'hoard-short': () => [scene({ hoards: [], tokens }), 'p1: give gem'],
  'wrong-payment': () => [scene(sale), 'p0: buy 8 gem'],
  'no-such-seat': () => [scene({ tokens }).play('p1: decline'), 'p2: camel p3'],
  'not-offered': () => [
    magic({ tokens: [{ tent: [1] }, {}, { guard: [1] }], spells: [[], [], ['spy']] }).pass(),
    'p0: keep spy',
  ],
  'artifact-not-owned': () => [cast('spy'), 'p0: use carpet'],
  'artifact-used': () => [used(), 'p0: use carpet'],
  'no-use-left': () => [
    cast('spy', { artifacts: [['carpet']] })
      .play('p0: cast charity', 'p0: pass', 'p0: take 3 gem')
      .to('market'),
    'p0: use carpet',
  ],
  'artifact-without-use': () => [cast('spy'), 'p0: use lamp'],
  'artifact-not-now': () => [cast('spy', { artifacts: [['key']] }), 'p0: use key'],
  'spell-not-held': () => [cast('spy'), 'p0: cast taboo market'],
  'lamp-needed': () => [withoutLamp(), 'p0: cast charity'],
  'spell-not-now': () => [cast('smuggler'), 'p0: cast smuggler'],
  'wrong-targets': () => [cast('taboo'), 'p0: cast taboo'],
  'no-such-token': () => [cast('teleport'), 'p0: cast teleport p4.0 market'],
  'token-out': () => [cast('teleport'), 'p0: cast teleport p0.0 market'],
  'not-your-token': () => [cast('secondChance'), 'p0: cast secondChance p1.7 room1'],
  'not-an-opposing-token': () => [cast('eyeForAnEye'), 'p0: cast eyeForAnEye p0.6 p0.6'],
  'token-face-down': () => [cast('spy', { artifacts: [['double']] }).to('market'), 'p0: use double p0.7'],
  'token-doubled': () => [doubled(), 'p0: use double p0.6'],
  'guard-untouchable': () => [cast('taboo'), 'p0: cast taboo guard'],
  'same-space': () => [cast('secondChance'), 'p0: cast secondChance p0.6 market'],
  'already-tallied': () => [cast('taboo').to('market'), 'p0: cast taboo tent'],
  'not-in-palace': () => [outside(), 'p0: cast secondChance p0.5 room3'],
  'no-face-up-token': () => [cast('solarEclipse'), 'p0: cast solarEclipse market'],
  'not-a-cave': () => [cast('dragonLeaves'), 'p0: cast dragonLeaves market'],
  'cave-not-empty': () => [cast('dragonLeaves', { caves: { gem: [3] } }), 'p0: cast dragonLeaves gem'],
  'no-such-room': () => [cast('mirage'), 'p0: cast mirage market'],
  'no-open-artifact': () => [
    cast('magesApprentice', { open: [null], artifacts: [['key']] }),
    'p0: cast magesApprentice room1 key',
  ],
  'stack-empty': () => [cast('mirage', { open: [null] }), 'p0: cast mirage room1'],
  'artifact-not-free': () => [cast('magesApprentice'), 'p0: cast magesApprentice room1 key'],
  'power-not-lent': () => [cast('parasite').to('market'), 'p0: cast parasite scroll -'],
  'power-not-used': () => [cast('parasite').to('market'), 'p0: cast parasite carpet -'],
  'not-in-stack': () => [cast('mirage').play('p0: cast mirage room1', 'p0: pass'), 'p0: choose lamp'],
  'unequal-trade': () => [cast('trade').play('p0: cast trade', 'p0: pass'), 'p0: trade 2 crown for 1 gem'],
};

/** In the Market, with one Carpet used and a second use left. */
function used(): Scene {
  const t = cast('spy', { artifacts: [['carpet']] }).to('market');
  t.position.change((s) => {
    s.djinn = 0;
  });
  return t.play('p0: use carpet');
}

/** In the Market, with a Carpet and without a Lamp. */
function withoutLamp(): Scene {
  const t = cast('spy', { artifacts: [['carpet']] });
  t.position.change((s) => {
    s.players[0]!.artifacts = s.players[0]!.artifacts.with(LAMP, 0);
    s.players[1]!.artifacts = s.players[1]!.artifacts.with(LAMP, 2);
  });
  return t.to('market');
}

/** In the second room; p0 did not enter. */
function outside(): Scene {
  const layout = [{ market: [8], guard: [1], room1: [2] }, { guard: [9], room2: [1] }, { guard: [9] }];
  return cast('secondChance', { guard: 9, hoards: [], tokens: layout }).to('room2');
}

for (const code of Object.keys(cases) as RefusalCode[]) {
  test(`refused as ${code} (${REFUSALS[code]})`, () => {
    const [position, line] = cases[code]();
    position.refuses(line, code);
  });
}

test('every refusal names a statement of the rulebook', () => {
  const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
  for (const rule of Object.values(REFUSALS)) expect(rulebook).toMatch(new RegExp(`^(- \\*\\*|\\| )${rule}\\b`, 'm'));
});
