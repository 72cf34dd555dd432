import type { Page } from '@playwright/test';
import { barriersOn, expect } from './fixtures.ts';

/** A look in between, besides those at what was not seen before. */
const EVERY = 60;

/** Looks for barriers at a table while it is played: the opening, each kind of question, the middle, the slips, the end. */
export class Examiner {
  private readonly page: Page;
  private readonly seen = new Set<string>();
  private looks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** At what is asked now, if nothing like it has been looked at. */
  readonly look = async (known?: string): Promise<void> => {
    const question = known ?? (await this.page.locator('.prompt').getAttribute('data-question'));
    await this.at(`asked ${question}`);
    if (++this.looks % EVERY === 0) await this.at(`move ${this.looks}`);
  };

  async at(state: string): Promise<void> {
    if (this.seen.has(state)) return;
    this.seen.add(state);
    expect(await barriersOn(this.page), state).toEqual([]);
  }

  /** Each slip of the bar, laid open and put away again. */
  async slips(): Promise<void> {
    const names = await this.page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll((all) => all.map((b) => b.ariaLabel!));
    for (const name of names) {
      await this.page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      await this.page.getByRole('dialog').waitFor();
      await this.at(`slip ${name}`);
      await this.page.keyboard.press('Escape');
      await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }
}
