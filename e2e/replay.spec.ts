import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game of this device is seen again by button, key and link, and taken up from a move', async ({
  page,
  barriers,
}) => {
  await page.goto('/solo/alhambra?seats=2&people=0&level=easy');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const move = page.locator('.replay-bar .say b');
  await expect(move).toHaveText(/^Move (\d+) of \1$/);
  await page.getByRole('button', { name: 'First move' }).click();
  await expect(move).toHaveText('The deal');
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect(move).toHaveText(/^Move 1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(move).toHaveText(/^Move 2 of/);
  await page.getByRole('slider').press('ArrowRight');
  await expect(move).toHaveText(/^Move 3 of/);
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const words of ['Previous move, next move.', 'Ten moves back, ten moves on.', 'First move, last move.'])
    await expect(keys).toContainText(words);
  await expect(keys).not.toContainText('deselect');
  await page.keyboard.press('Escape');

  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Dunyazad', exact: true }).click();
  await expect(page).toHaveURL(/&m=20&seat=1$/);
  await expect(page.locator('.alh-hand .pc').first()).toBeVisible();
  const hand = await page.locator('.alh-hand').innerHTML();
  await page.goto(page.url());
  await expect(move).toHaveText(/^Move 20 of/);
  await expect.poll(() => page.locator('.alh-hand').innerHTML()).toBe(hand);

  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/deal=/);
  await expect(page.locator('.result')).toBeVisible();
});

test('a finished game of the server is open to everybody, through everybody’s eyes; a running one to nobody', async ({
  page,
  request,
  barriers,
}) => {
  const door = new Door(request);
  const sitting = await door.tableAgainstBots('alhambra', 2);
  const replay = `/t/${sitting.key.table}/replay`;
  await page.goto(replay);
  await expect(page.getByRole('alert')).toContainText('The game is still in progress');
  await become(page, sitting);
  await door.leave(sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  await page.goto(`${replay}?m=5&seat=1`);
  await expect(page.locator('.replay-bar .say b')).toHaveText(/^Move 5 of/);
  await expect(page.locator('.alh-hand .pc').first()).toBeVisible();

  await test.step('with every hand open', async () => {
    await page.getByRole('button', { name: 'everything revealed' }).click();
    await expect(page).toHaveURL(/m=5&seat=all$/);
    const hands = page.getByRole('list', { name: 'All hands' }).getByRole('listitem');
    await expect(hands).toHaveCount(2);
    for (const hand of await hands.all()) await expect(hand.locator('.held svg').first()).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  await test.step('with the chances to win, as far as anybody wants to wait', async () => {
    await page.getByRole('button', { name: 'Win chances' }).click();
    await expect(page.locator('.win-chance .curve').first()).toHaveAttribute('d', /^M.*L/);
    await expect(page.locator('.win-chance p')).toContainText('%');
    expect(await barriers()).toEqual([]);
    await page.getByRole('button', { name: 'Win chances' }).click();
    await expect(page.locator('.win-chance .curve')).toHaveCount(0);
  });

  await test.step('and taken up against bots from a move', async () => {
    await page.keyboard.press('Home');
    await expect(page.locator('.replay-bar .say b')).toHaveText('The deal');
    await page.keyboard.press('PageDown');
    await expect(page.locator('.replay-bar .say b')).toHaveText(/^Move 10 of/);
    await page.getByRole('button', { name: 'Noor', exact: true }).click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page).toHaveURL(/\/solo\/alhambra\?seats=2&deal=/);
    await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
    await page.reload();
    await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
  });
});
