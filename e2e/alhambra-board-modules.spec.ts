import { cellAt } from '../games/alhambra/src/board/cells.ts';
import { SCORING_CARDS } from '../games/alhambra/src/content/cards.ts';
import { BONUS_CARDS } from '../games/alhambra/src/modules/bonus-cards/content.ts';
import { WALL_CARDS } from '../games/alhambra/src/modules/city-walls/content.ts';
import { type Table, table, tiles } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt } from './position.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('workers’ huts: one is taken, placed beside its colour, and says what it counts for', async ({
  page,
  barriers,
}) => {
  const position = table(3, ['workers-huts'], {
    boards: { 0: [['garden10', 1, 0]] },
    edit(s) {
      s.mod['workers-huts']!.faceUp = s.mod['workers-huts']!.faceUp.with(4, tiles('hut-garden-n')[0]!);
    },
  });
  await openAt(page, position.state);
  const door = page.getByRole('group', { name: 'Workers’ huts' });
  await expect(door).toContainText('you may take 3 more');
  await expect(door.getByRole('button')).toHaveCount(6);
  await door.getByRole('button', { name: 'Hut (Garden)' }).click();
  await expect(page.locator('.prompt')).toContainText('ends your actions');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Take the hut', exact: true }).click();
  await expect(page.locator('.prompt')).toContainText('Place your building');
  const cell = page.locator('.target.yes').and(page.getByRole('button', { name: /column 2, row 0/ }));
  await cell.click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.alh-count text')).toHaveText('+1');
  await expect(page.locator('.alh-board [aria-label^="Hut (Garden)"]')).toBeVisible();
  await expect(page.locator('.seat').first().locator('.owned')).toHaveText('1');
});

/** Who holds which bonus cards, by name. */
const holding = (hands: readonly (readonly string[])[], set: Table) =>
  table(hands.length, ['bonus-cards'], {
    ...set,
    edit(s) {
      const slice = s.mod['bonus-cards']!;
      slice.hands = hands.map((names) => tiles(...names));
      slice.undealt = BONUS_CARDS.filter((card) => !slice.hands.flat().includes(card));
    },
  });

test('bonus cards: one is played in a turn; before a scoring one is asked which to show', async ({
  page,
  barriers,
}) => {
  const position = holding([['garden10', 'tower12', 'arcades9'], ['pavilion8'], ['seraglio9']], {
    boards: {
      0: [
        ['garden10', 1, 0],
        ['tower12', 2, 0],
      ],
    },
    row: 'b5 b6 b7 b8',
    next: [SCORING_CARDS[0]!, 'g1'],
  });
  await openAt(page, position.state);
  const mine = page.getByRole('group', { name: 'Your bonus cards' });
  await expect(mine.getByRole('button')).toHaveCount(3);
  await expect(mine.getByRole('button', { name: /Arcades, 9/ })).toHaveAttribute('aria-disabled', 'true');
  await mine.getByRole('button', { name: /Garden, 10/ }).click();
  await expect(page.locator('.prompt')).toContainText('your turn continues');
  await page.getByRole('button', { name: 'Play the card' }).click();
  await expect(page.getByRole('img', { name: /^Played: Garden, 10/ })).toBeVisible();
  await expect(mine.getByRole('button')).toHaveCount(2);
  await expect(page.locator('.alh-race tr').filter({ hasText: 'Garden' }).locator('td').first()).toHaveText('2');

  await page.getByRole('button', { name: '5 denars', exact: true }).click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt')).toContainText('Show no bonus card');
  await expect(page.getByRole('button', { name: 'Show none' })).toBeVisible();
  const hand = page.locator('.alh-bonus');
  await hand.getByRole('button', { name: /Tower, 12/ }).click();
  await expect(page.locator('.prompt')).toContainText('Show Tower, 12');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Show one' }).click();
  await expect(page.getByRole('img', { name: /^Played: Tower, 12/ })).toBeVisible();
});

test('city walls: a wall is previewed on the tile wherever it would stand, then built', async ({ page, barriers }) => {
  const position = table(3, ['city-walls'], {
    boards: { 0: [['garden10', 1, 0]] },
    reserves: { 0: ['tower12'] },
    edit(s) {
      s.mod['city-walls']!.open = [WALL_CARDS[0]!];
      const at = s.deck.indexOf(WALL_CARDS[0]!);
      if (at >= 0) s.deck.splice(at, 1);
    },
  });
  await openAt(page, position.state);
  const door = page.getByRole('group', { name: 'City walls' });
  await expect(door).toContainText('1 card, free');
  await door.getByRole('button', { name: 'Wall card: north' }).click();
  await expect(page.locator('.prompt')).toContainText('Add a wall (north) to Lion Fountain');
  await page.getByRole('button', { name: /^Wall north: Garden, 10/ }).click();
  await expect(page.locator('.prompt')).toContainText('Add a wall (north) to Garden, 10');
  await expect(door.getByRole('button', { name: 'Wall north: Tower, 12' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Build the wall' }).click();
  await expect(page.locator('.alh-board [aria-label^="Garden, 10"]')).toHaveAttribute('aria-label', /walls north/);
});

test('street trader: three citizens and a side are chosen; who builds where he stands gets a citizen', async ({
  page,
  barriers,
}) => {
  await page.goto('/solo/alhambra?seats=3&level=random&modules=street-trader&deal=trader');
  await expect(page.locator('.prompt')).toContainText('Pavilion, Seraglio');
  const citizens = page.locator('.alh-citizens');
  await citizens.getByRole('button', { name: 'Citizen: Tower' }).click();
  await citizens.getByRole('button', { name: 'Citizen: Garden' }).click();
  await expect(citizens.locator('[aria-pressed="true"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Move the trader to column 1, row 0' }).click();
  await expect(page.locator('.prompt')).toContainText('Arcades, Garden, and Tower, east');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Take these three' }).click();
  await expect(
    page.locator('.alh-board title').filter({ hasText: /^Trader at column 1, row 0, with Arcades/ }),
  ).toBeAttached();
});

test('street trader: the citizen moves in, another joins, and the trader is put back', async ({ page, barriers }) => {
  const position = table(3, ['street-trader'], {
    row: 'b5 b6 b7 b8',
    hands: { 0: 'b9 b9' },
    edit(s) {
      const slice = s.mod['street-trader']!;
      slice.traders = slice.traders.map((trader, seat) =>
        seat === 0 ? { citizens: [4, 5, 5], cell: cellAt(1, 0) } : { ...trader, cell: cellAt(-1, 0) },
      );
    },
  });
  position.play('p0: buy 1 with b9 b9');
  await openAt(page, position.state);
  await page.getByRole('button', { name: /^column 1, row 0: possible/ }).click();
  await page.locator('.prompt .btn.primary').click();
  const recruits = page.getByRole('group', { name: /Who joins the trader/ });
  await recruits.getByRole('button', { name: /next for the trader: Seraglio/ }).click();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Move in' }).click();
  await expect(page.locator('.prompt')).toContainText('Put the trader next to a tile');
  await page.getByRole('button', { name: 'Move the trader to column 0, row 1' }).click();
  await page.getByRole('button', { name: 'Put him here' }).click();
  await expect(page.locator('.alh-board title').filter({ hasText: /^Trader at column 0, row 1/ })).toBeAttached();
  await expect(page.locator('.seat').first().getByRole('img', { name: '1 citizen' })).toBeVisible();
});

test('camps: a camp leans on a wall, and the tiles of its line are counted on the board', async ({
  page,
  barriers,
}) => {
  const position = table(3, ['camps'], {
    row: 'b5 b6 b7 b8',
    boards: {
      0: [
        ['tower10-w', -1, 0],
        ['garden11', 1, 0],
        ['arcades8-e', 2, 0],
      ],
    },
    reserves: { 0: ['camp7-w'] },
  });
  await openAt(page, position.state);
  await page.getByRole('button', { name: /^Camp 7/ }).click();
  await page.getByRole('button', { name: /^column 3, row 0: possible/ }).click();
  expect(await barriers()).toEqual([]);
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.alh-line text')).toHaveText(['1', '2', '3', '4']);
});
