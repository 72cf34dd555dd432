import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What somebody who wants to get on touches, the most pressing first: of the first kind there is, any one.
 * Boards know no rules and neither do these hands: they take what the page offers.
 */
const HANDS: Readonly<Record<string, readonly string[]>> = {
  alhambra: [
    '.prompt .btn.primary:not(.is-disabled)',
    '.target.yes',
    // A redesign that is asked for: of the Alhambra, or out of the reserve.
    '.lying.asked, main:has(.prompt[data-question$=".redesign"]) .alh-tray .pc.is-legal',
    '.alh-offer.asked .pc.is-legal',
    '.alh-stand:has(.afford.exact) .goods.is-legal',
    '.alh-row .pc.is-legal',
    '.prompt .btn:not(.undo, .cancel, .side)',
    '.choices .btn',
    '.alh-stand .goods.is-legal',
  ],
  almadi: [
    '.alm-screen:has(.alm-person.on + .alm-person.on, .alm-person.on ~ .alm-person.on) .btn.primary',
    '.alm-person:not(.on)',
    '.prompt .btn.primary',
    '.alm-starts .pc',
    '.target.yes',
    '.choices .btn',
    '.claim',
    '.alm-gate .pc.is-legal',
    '.prompt .btn.end',
  ],
  'aladdins-dragon': [
    '.prompt .btn.primary:not(:disabled)',
    '.ad-table:has(.tok.sel) .bay.legal',
    '.toks button.tok:not(:disabled)',
    '.targets .btn',
    ':is(.picks, .answers) .ans:not(.sel)',
    '.purse .more:not(:disabled)',
    '.prompt .btn.pass',
  ],
};

/** The same choices in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Player {
  readonly page: Page;
  readonly game: string;
  readonly seed: number;
  /** By mouse unless said otherwise. */
  readonly touch?: (thing: Locator) => Promise<void>;
  /** Called with the kind of question whenever it is this player's turn to do something. */
  readonly look?: ((question: string) => Promise<void>) | undefined;
  /** Whether to get up before the game is over. */
  readonly isDone?: (moment: Moment) => boolean;
}

/** More than any game needs: whoever comes here goes round in circles. */
const MOST_TOUCHES = 3000;
/** More than any one question needs: whoever comes here touches what does nothing. */
const MOST_IN_VAIN = 100;
/** Some of what is offered has to be fetched first. */
const MOST_WAITS = 1000;

interface Moment {
  readonly isOver: boolean;
  /** Somebody else is asked, or what was done is not answered yet. */
  readonly isWaiting: boolean;
  readonly question: string;
  /** Which of the table's questions it is; none while nobody is asked. */
  readonly decision: string;
  readonly words: string;
  readonly offer: Offer | null;
}

interface Offer {
  readonly selector: string;
  readonly count: number;
}

/** Everything a player looks at before a touch, at once: one after the other it would take longer than the touch. */
const momentOf = (page: Page, game: string): Promise<Moment> =>
  page.evaluate((selectors) => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    const offers = selectors.map((selector) => ({ selector, count: document.querySelectorAll(selector).length }));
    return {
      isOver: document.querySelector('.result') !== null,
      isWaiting: prompt?.matches('.waiting, [aria-busy=true]') ?? true,
      question: prompt?.dataset['question'] ?? '',
      decision: prompt?.dataset['decision'] ?? '',
      words: `${prompt?.dataset['decision']} ${prompt?.innerText.replace(/\s+/g, ' ')}`,
      offer: offers.find(({ count }) => count > 0) ?? null,
    };
  }, HANDS[game]!);

/** Plays with real input until the score sheet lies on the table; says how many touches it took. */
export async function playToTheEnd(player: Player): Promise<number> {
  const { page, game, seed, touch = click, look, isDone = () => false } = player;
  const roll = dice(seed);
  const asked = page.locator('.prompt:not(.waiting, [aria-busy=true]), .result').first();
  let last = '';
  let inVain = 0;
  for (let touches = 0; touches < MOST_TOUCHES; ) {
    const moment = await momentOf(page, game);
    const { isOver, isWaiting, question, words, offer } = moment;
    if (isOver || isDone(moment)) return touches;
    if (isWaiting) {
      await asked.waitFor();
      continue;
    }
    inVain = words === last ? inVain + 1 : 0;
    last = words;
    if (inVain > (offer === null ? MOST_WAITS : MOST_IN_VAIN))
      throw new Error(`nothing changes by touching ${offer?.selector} (${offer?.count} of them): ${words}`);
    if (offer === null) {
      await page.waitForTimeout(50);
      continue;
    }
    await look?.(question);
    const thing = page.locator(offer.selector).nth(roll(offer.count));
    await touch(thing).catch(async (error: Error) => {
      // The table moved on meanwhile; then one looks again.
      if ((await thing.count()) > 0) throw error;
    });
    touches++;
  }
  throw new Error(`no end after ${MOST_TOUCHES} touches: ${await page.locator('.prompt').innerText()}`);
}

/** Answers the one question that is asked now. */
export async function answer(player: Player): Promise<void> {
  const { decision } = await momentOf(player.page, player.game);
  await playToTheEnd({ ...player, isDone: (moment) => moment.decision !== decision });
}

/**
 * The middle of a thing if it lies open there, so that it can be touched at once. Null if something covers it: then
 * Playwright's own click or tap waits until nothing does, or says what it is. Never waits for what has gone.
 */
export const openMiddle = (thing: Locator): Promise<{ readonly x: number; readonly y: number } | null> =>
  thing.evaluateAll(([element]) => {
    if (element === undefined) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
  });

async function click(thing: Locator): Promise<void> {
  const middle = await openMiddle(thing);
  if (middle !== null) await thing.page().mouse.click(middle.x, middle.y);
  else if ((await thing.count()) > 0) await thing.click();
}

/** The most pressing kind of thing there is to touch. */
export const firstOffer = (page: Page, game: string): Promise<Offer | null> =>
  page.evaluate(
    (selectors) =>
      selectors
        .map((selector) => ({ selector, count: document.querySelectorAll(selector).length }))
        .find(({ count }) => count > 0) ?? null,
    HANDS[game]!,
  );

/** The table has answered what was done; what it answered is on the page. */
export const answered = (page: Page): Promise<void> =>
  page.locator('.prompt[aria-busy="true"]').waitFor({ state: 'detached' });

/** The same with clicks made inside the page, where a whole game takes seconds. */
export const clickToTheEnd = (page: Page, game: string): Promise<void> => clickUntil(page, game, '.result');

/** Plays so until that is there; some things may be more pressing than usual. */
export async function clickUntil(page: Page, game: string, goal: string, first: readonly string[] = []): Promise<void> {
  const end = await page.evaluate(
    async ([selectors, goal]) => {
      let state = 7;
      const roll = (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      let idle = 0;
      for (let clicks = 0; clicks < 5000 && idle < 4000; ) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        if (document.querySelector(goal) !== null) return goal;
        if (document.querySelector('.result') !== null) return 'the end';
        const found = selectors.map((selector) => document.querySelectorAll(selector)).find(({ length }) => length > 0);
        if (document.querySelector('.prompt:not(.waiting)') === null || found === undefined) {
          idle++;
          continue;
        }
        idle = 0;
        clicks++;
        found[roll(found.length)]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      return document.querySelector('.prompt')?.textContent ?? 'no prompt';
    },
    [[...first, ...HANDS[game]!], goal] as const,
  );
  expect(end).toBe(goal);
}
