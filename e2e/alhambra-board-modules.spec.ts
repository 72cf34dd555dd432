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
  await expect(door).toContainText('3 more for you');
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
  await expect(page.locator('.prompt')).toContainText('you go on with your turn');
  await page.getByRole('button', { name: 'Play the card' }).click();
  await expect(page.getByRole('img', { name: /^Played: Garden, 10/ })).toBeVisible();
  await expect(mine.getByRole('button')).toHaveCount(2);
  await expect(page.locator('.alh-race tr').filter({ hasText: 'Garden' }).locator('td').first()).toHaveText('2');

  await page.getByRole('button', { name: '5 denar', exact: true }).click();
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
  await expect(door).toContainText('1 card open');
  await door.getByRole('button', { name: 'Wall card: north' }).click();
  await expect(page.locator('.prompt')).toContainText('Add a wall (north) to Lion Fountain');
  await page.getByRole('button', { name: /^Wall north: Garden, 10/ }).click();
  await expect(page.locator('.prompt')).toContainText('Add a wall (north) to Garden, 10');
  await expect(door.getByRole('button', { name: 'Wall north: Tower, 12' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Build the wall' }).click();
  await expect(page.locator('.alh-board [aria-label^="Garden, 10"]')).toHaveAttribute('aria-label', /walls north/);
});
