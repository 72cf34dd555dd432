import type { Page } from '@playwright/test';

/** So many looks, a second apart, at a table on which nothing changes: nobody thinks that long. */
const MOST_LOOKS = 60;

/** What is asked, what was told last, and what may be done: the sentences and names of the page. */
const sightOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const nameOf = (thing: Element) => thing.ariaLabel ?? thing.textContent ?? '';
    const isOffered = (thing: Element) => thing.matches(':not(:disabled, [aria-disabled=true])');
    const told = [...document.querySelectorAll('[role=log] p')].map(nameOf);
    const offered = [...document.querySelectorAll('main button, .result button, dialog[open] button')];
    return [
      `question: ${document.querySelector<HTMLElement>('.prompt')?.innerText.replace(/\s+/g, ' ') ?? 'none'}`,
      `told last: ${told.at(-1) ?? 'nothing'}`,
      `dialogs: ${[...document.querySelectorAll('dialog[open]')].map(nameOf).join(' | ') || 'none'}`,
      `focus: ${nameOf(document.activeElement ?? document.body).slice(0, 80)}`,
      `offered: ${offered.filter(isOffered).map(nameOf).join(' | ') || 'nothing'}`,
    ].join('\n');
  });

/** Counts looks and not the clock: a machine that slept is not a table that stands still. */
async function standstill(page: Page, doing: () => string, isOver: () => boolean): Promise<never> {
  let last = '';
  for (let looks = 0; looks < MOST_LOOKS && !isOver(); looks++) {
    const sight = await sightOf(page).catch((error: Error) => `the page does not answer: ${error.message}`);
    if (sight !== last) looks = 0;
    last = sight;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`nothing has changed for ${MOST_LOOKS} looks, while ${doing()}:\n${last}`);
}

/** Plays; a game that gets no further ends with what could be seen then, instead of a time-out. */
export async function unlessItStandsStill<T>(page: Page, play: Promise<T>, doing: () => string): Promise<T> {
  let isOver = false;
  const played = play.finally(() => {
    isOver = true;
  });
  return Promise.race([played, standstill(page, doing, () => isOver)]);
}
