import { table } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt } from './position.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('invaders: what each side would cost; a scout is won by exact money, and only its buyer sees the card', async ({
  page,
  barriers,
}) => {
  const position = table(3, ['invaders'], {
    hands: { 0: 'b9' },
    market: ['garden9-e', 'tower12', 'tower11', 'tower11-n'],
    edit(s) {
      const slice = s.mod.invaders!;
      slice.scouts = [4, 0];
      slice.scoutPile = [1, 2, 3, 5];
      slice.pile = { ...slice.pile, cards: [0, 1, 2, 3] };
    },
  });
  await openAt(page, position.state);
  const invaders = page.getByRole('region', { name: 'Invaders' });
  await expect(invaders.getByRole('img', { name: 'The next invasion, face down' })).toBeVisible();
  await expect(invaders).toContainText('Invaders come after scoring 1');
  await expect(invaders.locator('.costs li')).toHaveText([/north −1/, /east −1/, /south −1/, /west −1/]);
  await expect(invaders.getByRole('img', { name: 'Scout: Garden' })).toBeVisible();

  await page.locator('.alh-stand[data-square="0"] .goods').click();
  await page.getByRole('button', { name: 'Pay 9' }).click();
  await expect(page.locator('.prompt')).toContainText('Look at the next invasion');
  await expect(page.getByRole('button', { name: 'Do not look' })).toBeVisible();
  await expect(page.locator('.alh-scout')).toContainText('Only you see the card');
  expect(await barriers()).toEqual([]);
  await page.locator('.prompt .btn.primary').click();
  await expect(invaders.getByRole('img', { name: 'The next invasion comes from the west' })).toBeVisible();
  await expect(page.locator('.alh-open-side')).toHaveCount(1);
  await expect(
    page
      .locator('.seat')
      .first()
      .getByRole('img', { name: /^Knows where/ }),
  ).toBeVisible();
});

test('invaders played open: everybody sees where they come from', async ({ page }) => {
  await page.goto('/solo/alhambra?seats=3&modules=invaders:open&deal=open');
  const invaders = page.getByRole('region', { name: 'Invaders' });
  await expect(invaders.getByRole('img', { name: /^The next invasion comes from the/ })).toBeVisible();
  await expect(invaders.locator('.scouts')).toHaveCount(0);
  await expect(page.locator('.alh-open-side').first()).toBeAttached();
});

test('new score cards: the indicator stands by the race, which gives their points', async ({ page, barriers }) => {
  const position = table(3, ['new-score-cards'], {
    boards: { 0: [['garden10', 1, 0]] },
    edit(s) {
      // The card on which a garden is worth least.
      s.mod['new-score-cards']!.cards = [12, 0, 1];
    },
  });
  await openAt(page, position.state);
  const race = page.locator('.alh-race');
  await expect(race.locator('.alh-indicator svg')).toBeVisible();
  await expect(race.locator('.alh-indicator')).toContainText('Scoring 1, from least to most: Garden 1; Tower 2');
  // One point for the majority of gardens, as on the card.
  await expect(race.locator('tfoot td').first()).toHaveText('1');
  expect(await barriers()).toEqual([]);
});

test('art of the Moors: the counters are dials that say what one more turn would bring', async ({ page, barriers }) => {
  const position = table(3, ['moors'], {
    boards: {
      0: [
        ['garden10', 1, 0],
        ['chambers10', 2, 0],
        ['arcades10', 3, 0],
      ],
    },
    edit(s) {
      s.mod.moors!.owned = s.mod.moors!.owned.with(0, [{ counter: 4, at: 0, mark: 3 }]);
    },
  });
  await openAt(page, position.state);
  const dial = page
    .locator('.alh-mine')
    .getByRole('button', { name: 'Culture for price 10: 0 points, 3 after the next turn' });
  await dial.click();
  await expect(page.locator('.prompt')).toContainText('In every scoring: 0 › 3.');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Turn them' }).click();
  await expect(page.locator('.alh-mine').getByLabel(/^Culture for price 10: 3 points, 5 after/)).toBeVisible();
});

test('treasure chamber: chests are bought with any money and placed; the rest goes to the left', async ({
  page,
  barriers,
}) => {
  const position = table(3, ['treasure-chamber'], {
    hands: { 0: 'b5 g3' },
    boards: {
      0: [
        ['garden10', 1, 0],
        ['garden11', 2, 0],
      ],
    },
    edit(s) {
      const slice = s.mod['treasure-chamber']!;
      slice.rooms = slice.rooms.with(0, [2, 3, 4, 5]);
    },
  });
  await openAt(page, position.state);
  const room = page.getByRole('button', { name: /^Room 1: Arcades, Chambers, Garden,? and Tower, room for 1 of 4/ });
  await room.click();
  await expect(page.locator('.alh-bill .sum')).toContainText('8');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Pay 8' }).click();
  await expect(page.locator('.prompt')).toContainText('Place the treasure chests');
  await expect(page.getByRole('list', { name: 'Chests to place' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: /^Put a chest in Garden, 11/ }).click();
  await page.getByRole('button', { name: 'Place the chest' }).click();
  await expect(page.locator('.seat').first().getByRole('img', { name: '1 treasure chest' })).toBeVisible();
});
