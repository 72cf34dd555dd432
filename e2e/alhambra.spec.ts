import { alhambra } from '@majlis/alhambra';
import { BAZAAR_TILES, currencyOfBazaar } from '@majlis/alhambra/modules/bazaars';
import { CARAVANSERAI_CARDS, moneyAt } from '@majlis/alhambra/modules/caravanserai';
import type { Page } from '@playwright/test';
import { table } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt } from './position.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Abdul Karim is kept while one pays with cards, and pays alone when asked', async ({ page }) => {
  const position = table(3, ['characters'], { hands: { 0: 'b9 b7' }, characters: { 0: ['abdul-karim'] } });
  await openAt(page, position.state);
  const stand = page.locator('.alh-stand[data-square="0"] .goods');
  await stand.click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/16.*3 too much/);
  await expect(page.locator('.alh-hand .pc.is-selected')).toHaveCount(2);
  const karim = page.getByRole('button', { name: 'Abdul Karim' });
  await karim.click();
  await expect(page.locator('.alh-hand .pc.is-selected')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('Exact price: you get another action.');
  await expect(page.locator('.alh-bill .sum')).toHaveText(/13.*exact/);
  await page.getByRole('button', { name: /^9 denar/ }).click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/9.*4 short/);
  await karim.click();
  await page.getByRole('button', { name: 'Pay 13' }).click();
  await expect(page.locator('.prompt')).toContainText('Take another action');
  await expect(karim).toHaveCount(0);
  await expect(page.locator('.alh-hand .pc')).toHaveCount(2);
});

test('Faruk takes cards worth 7', async ({ page }) => {
  const position = table(3, ['characters'], { row: 'b4 g3 o1 y9', characters: { 0: ['faruk'] } });
  await openAt(page, position.state);
  await expect(page.locator('.alh-row')).toContainText('several worth up to 7');
  await page.getByRole('button', { name: '4 denars', exact: true }).click();
  await page.getByRole('button', { name: '3 dirhams', exact: true }).click();
  await expect(page.locator('.alh-row .is-selected')).toHaveCount(2);
  // A third would be too much: then it is taken alone.
  await page.getByRole('button', { name: '1 ducat', exact: true }).click();
  await expect(page.locator('.alh-row .is-selected')).toHaveCount(1);
  await page.getByRole('button', { name: '4 denars', exact: true }).click();
  await page.getByRole('button', { name: '1 ducat', exact: true }).click();
  await page.getByRole('button', { name: '3 dirhams', exact: true }).click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.alh-hand .pc')).toHaveCount(2);
});

test('coins are put into a payment and taken out again', async ({ page }) => {
  const position = table(3, ['change'], {
    hands: { 0: 'b9 b3 b8' },
    edit: (s) => {
      s.mod.change!.coins = [
        [2, 0, 1, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ];
    },
  });
  await openAt(page, position.state);
  await page.locator('.alh-stand[data-square="0"] .goods').click();
  const sum = page.locator('.alh-bill .sum');
  // 9, 3 and a coin are exact; without the coin it is one short.
  await expect(sum).toHaveText(/13.*exact/);
  const coin = page.getByRole('button', { name: /coin worth 1 denar/ });
  await coin.click();
  await expect(sum).toHaveText(/14.*1 too much/);
  await coin.click();
  await expect(sum).toHaveText(/12.*1 short/);
  await page.getByRole('button', { name: '8 denars', exact: true }).click();
  await expect(sum).toHaveText(/20.*7 too much, 3 coins back/);
  await page.getByRole('button', { name: '8 denars', exact: true }).click();
  await coin.click();
  await expect(page.locator('.prompt')).toContainText('Exact price: you get another action.');
  await page.getByRole('button', { name: 'Pay 13' }).click();
  await expect(page.locator('.prompt')).toContainText('Take another action');
  await expect(page.getByRole('button', { name: /^coin worth 1/ })).toHaveCount(2);
});

test('what pays in two currencies is put to the payment by itself, and diamonds pay alone', async ({ page }) => {
  const position = table(3, ['diamonds', 'bureau-de-change'], {
    hands: { 0: 'b7 b2 y4 d9 d4 x-by' },
    market: ['tower13-e', null, null, null],
  });
  await openAt(page, position.state);
  await page.locator('.alh-stand[data-square="0"] .goods').click();
  const sum = page.locator('.alh-bill .sum');
  await expect(sum).toHaveText(/13.*exact/);
  await page.getByRole('button', { name: '7 denars', exact: true }).click();
  const florin = page.getByRole('button', { name: '4 florins', exact: true });
  const exchange = page.getByRole('button', { name: /^exchange card/ });
  await page.getByRole('button', { name: '9 diamonds', exact: true }).click();
  await expect(sum).toHaveText(/9.*4 short/);
  await page.getByRole('button', { name: '4 diamonds', exact: true }).click();
  await expect(sum).toHaveText(/13.*exact/);
  await expect(page.locator('.alh-hand .is-selected')).toHaveCount(2);
  await page.getByRole('button', { name: '7 denars', exact: true }).click();
  await page.getByRole('button', { name: '2 denars', exact: true }).click();
  await florin.click();
  await expect(exchange).toHaveAttribute('aria-pressed', 'true');
  await expect(sum).toHaveText(/13.*exact/);
  await page.getByRole('button', { name: 'Pay 13' }).click();
  await expect(page.locator('.prompt')).toContainText('Take another action');
  await expect(page.locator('.alh-hand .pc')).toHaveCount(2);
});

test('either side of a gate can be chosen, and a gate that stands is drawn', async ({ page }) => {
  // South of one tile and east of another, behind the walls of both.
  const position = table(3, ['city-gates'], {
    boards: {
      0: [
        ['seraglio8-s', 1, 0],
        ['pavilion7-e', 0, 1],
      ],
    },
    reserves: { 0: ['garden8-nw'] },
    edit: (s) => {
      s.mod['city-gates']!.inHand = [1, 0, 0];
    },
  });
  await openAt(page, position.state);
  await page.locator('.alh-tray .pc').click();
  await page.getByRole('button', { name: /^column 1, row 1: possible/ }).click();
  const [north, west] = ['Gate north', 'Gate west'].map((name) => page.getByRole('button', { name }));
  await expect(north!).toHaveAttribute('aria-pressed', 'true');
  await west!.click();
  await expect(west!).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Place here' }).click();
  // East of the tile in the west: that is where it stands.
  await expect(page.locator('.alh-board [data-passage="1"]')).toHaveCount(1);
  await expect(page.locator('.alh-board [data-passage="2"]')).toHaveCount(0);
});

test('an own tile is only picked by a touch; a button moves it, and says what that changes', async ({ page }) => {
  const position = table(3, [], { boards: { 0: [['arcades8-e', 1, 0]] }, reserves: { 0: ['garden10'] } });
  await openAt(page, position.state);
  const tileOnBoard = page.locator('.alh-board .lying.may-go');
  await tileOnBoard.click();
  await expect(tileOnBoard).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.prompt')).toContainText('Scoring 1: 0 instead of');
  await expect(page.locator('.prompt')).toContainText('Wall 0 instead of 1');
  await expect(page.locator('.alh-tray .pc')).toHaveCount(1);
  // What it could be exchanged for is looked at before, too.
  await page.getByRole('button', { name: 'Exchange with Garden, 10' }).click();
  await expect(page.locator('.prompt .btn.primary')).toHaveText('Exchange');
  await expect(page.locator('.prompt')).toContainText(/Garden 1 instead of 0/);
  await page.locator('.prompt .cancel').click();
  await expect(tileOnBoard).toHaveAttribute('aria-pressed', 'false');
  await tileOnBoard.click();
  await page.getByRole('button', { name: 'Move to reserve' }).click();
  await expect(page.locator('.alh-tray .pc')).toHaveCount(2);
});

test('Dirk’s tiles, points and score lines are in sight', async ({ page }) => {
  const position = table(2, [], {
    edit: (s) => {
      s.mod.dirk!.lines = [{ round: 1, source: 'garden', points: 4 }];
      s.scorings = 1;
    },
  });
  await openAt(page, position.state);
  const dirk = page.getByRole('region', { name: 'Dirk' });
  await expect(dirk.locator('.pts')).toHaveText('4');
  await expect(dirk.getByRole('img')).toHaveCount(6);
  await expect(page.getByRole('columnheader', { name: 'Dirk' })).toBeVisible();
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.locator('.sheet').getByRole('row', { name: /Garden/ })).toContainText('4');
});

test('an auction: the character with its power, everybody’s bids, more and less, pass', async ({ page }) => {
  const position = table(3, ['characters'], { hands: { 0: 'b9 g3' }, row: 'b4 g3 o1 y9', next: [129] });
  position.play('p0: take b4');
  while (position.deciders[0] !== 0) position.play(`p${position.deciders[0]}: pass`);
  await openAt(page, position.state);
  await expect(page.locator('.alh-auction')).toContainText('Yusuf');
  await expect(page.locator('.alh-auction')).toContainText('1 extra point for every 3');
  await expect(page.locator('.bids li.out')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Pass' })).toBeVisible();
  await expect(page.locator('.prompt .btn.primary')).toHaveText('Bid 1');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Less', exact: true }).click();
  await page.getByRole('button', { name: 'Bid 2' }).click();
  // The bid is a bill: the least too much is proposed.
  await expect(page.locator('.alh-bill .sum')).toHaveText(/3.*1 too much/);
  await page.getByRole('button', { name: 'Pay 3' }).click();
  await expect(page.locator('.alh-mine').getByRole('img', { name: /Yusuf/ })).toBeVisible();
});

test('a scoring is a stage of its own that waits, tells ties in words, and is opened again from log and score', async ({
  page,
  barriers,
}) => {
  const boards = { 0: [['garden10-n', 0, -1]], 1: [['garden8-nw', 1, 0]], 2: [['seraglio9', 1, 0]] } as const;
  const position = table(3, [], {
    boards: { ...boards },
    row: 'b4 g3 o1 y9',
    next: [101, 'g1'],
    edit(s) {
      s.scorings = 1;
    },
  });
  await openAt(page, position.state);
  await page.getByRole('button', { name: '4 denars', exact: true }).click();
  await page.locator('.prompt .btn.primary').click();
  const stage = page.getByRole('region', { name: 'Scoring 2' }).first();
  await expect(stage.getByRole('row', { name: /Garden/ })).toContainText('+8 for 1(12 + 5) ÷ 2');
  await stage.getByRole('button', { name: /Garden/ }).click();
  await expect(page.locator('.prompt')).toContainText('12 + 5 shared by two: 8 each.');
  await expect(
    stage.getByRole('list', { name: 'The longest walls' }).getByText('Longest wall: 1').first(),
  ).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(stage).toHaveCount(0);
  await expect(page.locator('.alh-arcade')).toBeVisible();
  await page
    .locator('.log')
    .getByRole('button', { name: /^Scoring 2/ })
    .click();
  await expect(stage).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scoring 2' }).click();
  await expect(stage).toBeVisible();
});

test('a master builder gives one redesign more, and pays as 3', async ({ page }) => {
  const position = table(3, ['master-builders'], {
    hands: { 0: 'mb-b b4' },
    row: 'b4 g3 o1 y9',
    market: ['pavilion7-e', null, null, null],
    boards: { 0: [['arcades8-e', 1, 0]] },
  });
  await openAt(page, position.state);
  await page.locator('.alh-stand[data-square="0"] .goods').click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/7.*exact/);
  await page.locator('.prompt .cancel').click();
  await page.getByRole('button', { name: '3 dirhams', exact: true }).click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt')).toContainText('Use a master builder?');
  await page
    .locator('.alh-hand')
    .getByRole('button', { name: /^master builder/ })
    .click();
  await expect(page.locator('.prompt')).toContainText('leaves the game');
  await page.getByRole('button', { name: 'Redesign again' }).click();
  await expect(page.locator('.prompt')).toContainText('Redesign with the master builder');
  await page.locator('.lying.may-go').click();
  await page.getByRole('button', { name: 'Move to reserve' }).click();
  await expect(page.locator('.alh-tray .pc')).toHaveCount(1);
  await expect(page.locator('.alh-hand').getByRole('button', { name: /^master builder/ })).toHaveCount(0);
});

const TOWER = 5;

test('a sultan card is bought, marked by the die, and claims a tile out of turn', async ({ page }) => {
  const forSale = table(3, ['sultan'], {
    hands: { 0: 'b7' },
    edit: (s) => {
      s.mod.sultan!.open = [{ card: 150, mark: 0 }];
    },
  });
  await openAt(page, forSale.state);
  await page.locator('[data-offer="150"]').click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/7.*exact/);
  await page.getByRole('button', { name: 'Pay 7' }).click();
  await page.getByRole('button', { name: 'Roll again', exact: true }).click();
  await page.locator('.prompt .btn.primary').click();
  await page.locator('.alh-question .pc').last().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.alh-mine').getByRole('img', { name: /^sultan card/ })).toBeVisible();

  const drawn = table(3, ['sultan'], {
    hands: { 1: 'b9 b4' },
    row: 'b4 g3 o1 y9',
    bag: ['tower9-ne', 'tower9-es', 'tower9-nw', 'tower10-w', 'tower8-nes'],
    edit: (s) => {
      s.mod.sultan!.owned = [[{ card: 150, mark: TOWER }], [], []];
    },
  });
  const wanted = ['buy', 'reserve', 'take'];
  drawn.playOn(
    ({ game, state }) => game.prompt(state, 0)?.kind === 'sultan.claim',
    (actions) => wanted.flatMap((type) => actions.find((action) => action.type === type) ?? [])[0] ?? actions[0]!,
  );
  await openAt(page, drawn.state);
  await expect(page.locator('.alh-question').getByRole('img', { name: /Tower/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let it go' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the tile' }).click();
  await expect(page.locator('.alh-tray .pc')).toHaveCount(1);
  await page.getByRole('button', { name: /^Put Tower.* in your reserve/ }).click();
  await expect(page.locator('.alh-mine').getByRole('img', { name: /^sultan card/ })).toHaveCount(0);
});

test('a bazaar is bought exactly, at the price of its square, and laid', async ({ page }) => {
  const [bazaar] = BAZAAR_TILES;
  const square = currencyOfBazaar(bazaar!);
  const letter = 'bgoy'[square]!;
  const market = [null, null, null, null].map((_, at) => (at === square ? 'tower9-es' : null));
  const position = table(3, ['bazaars'], {
    hands: { 0: `${letter}7 ${letter}2 ${letter}8` },
    market,
    edit: (s) => {
      s.mod.bazaars!.beside = [bazaar!];
    },
  });
  await openAt(page, position.state);
  const offer = page.locator(`[data-offer="${bazaar}"]`);
  await expect(page.locator('.alh-beside')).toContainText(/exactly 9/);
  await offer.click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/9.*exact/);
  await page.getByRole('button', { name: /^8 / }).first().click();
  await expect(page.locator('.prompt .btn.primary')).toHaveClass(/is-disabled/);
  await page.getByRole('button', { name: /^8 / }).first().click();
  await page.getByRole('button', { name: 'Pay 9' }).click();
  await expect(page.locator('.prompt')).toContainText('Take another action');
  await page.locator('.alh-row .pc.is-legal').first().click();
  await page.locator('.prompt .btn.primary').click();
  await page.locator('.target.yes').first().click();
  await page.getByRole('button', { name: 'Place here' }).click();
  await expect(page.getByRole('group', { name: 'Your Alhambra' }).getByLabel(/^bazaar/)).toHaveCount(1);
});

test('a caravanserai’s marker is moved and spent', async ({ page }) => {
  const [card] = CARAVANSERAI_CARDS;
  const { currency } = moneyAt(card!, 3);
  const letter = 'bgoy'[currency]!;
  const market = [null, null, null, null].map((_, at) => (at === currency ? 'tower7-new' : null));
  const position = table(3, ['caravanserai'], {
    hands: { 0: `${letter}4` },
    market,
    edit: (s) => {
      s.mod.caravanserai!.owned = [[{ card: card!, at: 2 }], [], []];
      s.mod.caravanserai!.left = CARAVANSERAI_CARDS.slice(1);
      s.stack.push({ kind: 'caravanserai.step', id: s.nextFrameId++, seat: 0, mem: null } as never);
    },
  });
  await openAt(page, position.state);
  await expect(page.locator('.alh-question .pc')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Move to 3/ })
    .first()
    .click();
  await page.locator('.prompt .btn.primary').click();
  await page.locator(`.alh-stand[data-square="${currency}"] .goods`).click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/7.*exact/);
  await page.getByRole('button', { name: 'Pay 7' }).click();
  await expect(page.locator('.log')).toContainText(/spent 3/);
});

/** Rows that would have to be moved sideways to see all answers in them. */
const movedSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((thing) => {
      const isLonger = thing.clientWidth > 0 && thing.scrollWidth > thing.clientWidth + 1;
      const isMoved = isLonger && ['auto', 'scroll'].includes(getComputedStyle(thing).overflowX);
      return isMoved ? [`${thing.className} ${thing.scrollWidth - thing.clientWidth}`] : [];
    }),
  );

const ALL = alhambra.catalogue.modules.map(({ id }) => id) as Parameters<typeof table>[1];

test('with all twenty modules nothing hinders, nothing is too wide, and the hand is in sight', async ({
  page,
  barriers,
}) => {
  const position = table(3, ALL, {
    hands: { 0: 'b9 b7 g3 o4 y2 d5' },
    row: 'b4 g3 o1 y9',
    boards: { 0: [['arcades8-e', 1, 0]] },
    characters: { 0: ['abdul-karim', 'machma'] },
  });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, position.state);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await barriers()).toEqual([]);
    expect(await movedSideways(page), `at ${width}`).toEqual([]);
    if (width > 1100) {
      await page.locator('.race-toggle').click();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await page.locator('.race-toggle').click();
    }
    await page.locator('.alh-stand[data-square="0"] .goods').click();
    const prompt = (await page.locator('.prompt').boundingBox())!;
    expect(prompt.y + prompt.height).toBeLessThanOrEqual(height);
    const card = (await page.locator('.alh-hand .pc').first().boundingBox())!;
    expect(card.y + card.height / 2, `the hand at ${width}`).toBeLessThan(width > 1100 ? height : prompt.y);
  }
});
