import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';
import { clickUntil } from './play.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const GAME = 'aladdins-dragon';
/** All five ways to pass are offered: it goes on for as long as the viewer does not place. */
const WHILE_PLACING = '.until > .btn:nth-of-type(5)';
const isWindow = ({ kind, legal }: { readonly kind: string; readonly legal: readonly unknown[] }) =>
  kind === 'specialMoves' && legal.length > 1;
/** Who goes for spells and casts none will be asked about magic before long. */
const HOARDING_SPELLS = [
  '.prompt:is([data-question="plays"], [data-question="counter"]) .btn.pass',
  '.ad-table:has(.tok.sel):not(:has(.bay.on)) .k-tent.legal',
];

test('a pass that lasts is given by the table, also while the page is closed, and can be taken back', async ({
  page,
  request,
  barriers,
}) => {
  const sitting = await new Door(request).tableAgainstBots(GAME, 3, { version: 'magic' });
  await become(page, sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await clickUntil(page, GAME, WHILE_PLACING, HOARDING_SPELLS);
  await page.getByRole('radio', { name: 'until something is declared' }).click();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const standing = page.locator('.passrow');
  await expect(standing).toContainText('You are passing until something is declared.');

  await page.goto('about:blank');
  await page.goto(`/t/${sitting.key.table}`);
  await expect(standing).toContainText('You are passing until something is declared.');
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await expect(standing.getByText(/^You are passing/)).toHaveCount(0);
});

test('Alhambra: who has no plans for thieves passes between turns until they say otherwise', async ({
  page,
  barriers,
}) => {
  // Samira has had her turn, and the viewer is not next: only thieves may act now.
  await openLaid(page, playedUntil('alhambra', 4, { modules: ['thieves'] }, isWindow));
  await expect(page.getByRole('group', { name: 'Pass every time' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'until I say otherwise' }).click();
  const standing = page.getByText('You pass between turns until you say otherwise.');
  await expect(standing).toBeVisible();
  // The others go on, and it is the viewer's own turn before anybody asks again.
  await expect(page.locator('.prompt[data-question="chooseAction"]:not(.waiting)')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await expect(standing).toHaveCount(0);
});
