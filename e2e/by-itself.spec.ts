import { table } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt, openLaid, playedUntil } from './position.ts';

// What a table does without being asked to, on a clock that the test turns.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a question whose only answer is to pass is answered without the person, as slowly as any other', async ({
  page,
}) => {
  const modules = ['vizier', 'thieves'];
  const isPass = (action: unknown) => (action as { readonly type: string }).type === 'pass';
  const only = playedUntil('alhambra', 3, { modules }, ({ legal }) => legal.length === 1 && isPass(legal[0]));
  // It stands still until it is turned: a slow machine must not take the time.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openLaid(page, only);
  const decision = await page.locator('.prompt').getAttribute('data-decision');
  const asked = page.locator(`.prompt[data-decision="${decision}"]`);
  await expect(asked.getByRole('button', { name: 'Pass' })).toBeVisible();
  await expect(asked).toContainText('You can only pass.');
  await page.clock.runFor(2000);
  await expect(asked).toBeVisible();
  await page.clock.runFor(2500);
  await expect(asked).toHaveCount(0);
});

/** The next card of the deck brings the second scoring. */
const beforeScoring = () =>
  table(3, [], {
    boards: { 0: [['garden10-n', 0, -1]], 1: [['garden8-nw', 1, 0]] },
    row: 'b4 g3 o1 y9',
    next: [101, 'g1'],
    edit(s) {
      s.scorings = 1;
    },
  }).state;

for (const passes of [false, true]) {
  test(`a scoring ${passes ? 'goes on by itself where somebody has chosen so' : 'waits for as long as one likes'}`, async ({
    page,
  }) => {
    await page.addInitScript((settings) => {
      if (location.protocol !== 'about:') localStorage.setItem('majlis.settings', settings);
    }, JSON.stringify({ passes }));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await openAt(page, beforeScoring());
    await page.getByRole('button', { name: '4 denars', exact: true }).click();
    await page.locator('.prompt .btn.primary').click();
    const stage = page.getByRole('region', { name: 'Scoring 2' }).first();
    await expect(stage).toBeVisible();
    await page.clock.runFor(4000);
    await expect(stage).toBeVisible();
    await page.clock.runFor(passes ? 4000 : 60_000);
    await expect(stage).toHaveCount(passes ? 0 : 1);
  });
}
