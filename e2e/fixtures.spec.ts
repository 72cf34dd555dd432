import { look } from '../scripts/lib/screens/look.mjs';
import { expect, test } from './fixtures.ts';

test('a page that hinders people is found out', async ({ page, barriers }) => {
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>t</h1><img src="data:,"><a href="/"></a></main></html>',
  );
  expect((await barriers()).map((barrier) => barrier.split(':')[0]).sort()).toEqual(['image-alt', 'link-name']);
});

const LETTER = '<svg width="40" height="40" viewBox="0 0 96 96"><text x="9" y="30" font-size="12">G</text></svg>';

/** What is laid on a page, and what the look at it finds. */
const FAULTS = [
  ['drawn letters too small to read', LETTER, [/^text of 5\.0 px: "G"/]],
  ['the same in a picture whose caption says it', `<p class="captioned">${LETTER} <span>Garden</span></p>`, []],
  ['a caption that is none', `<p class="captioned">${LETTER} <span>–</span></p>`, [/^text of/]],
  ['a picture that is to be touched', `<p class="captioned"><button>${LETTER}</button> Garden</p>`, [/^text of/]],
  ['a caption too small to read', '<p class="captioned" style="font-size: 9px">Garden</p>', [/^text of 9\.0 px/]],
  [
    'words over words',
    '<p style="position: relative"><i style="position: absolute; left: 0">over</i><b>under</b></p>',
    [/^text over text/],
  ],
  ['words beside the second line of others', '<p style="width: 90px"><i>two lines of</i> <b>text</b></p>', []],
  [
    'a button under something',
    '<button>go</button><div style="position: fixed; inset: 0 0 90% 0; background: #fff"></div>',
    [/^covered: /],
  ],
  ['something too wide', '<div style="width: 3000px">wide</div>', [/too wide$/]],
  [
    'a sentence that runs off the screen',
    '<p style="width: 100px; margin-left: 1100px; white-space: nowrap">a sentence far too long for the line it stands on</p>',
    [/^beyond the screen/, /too wide$/],
  ],
  [
    'one that ends in dots',
    '<p style="width: 100px; margin-left: 1100px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">a sentence far too long for the line it stands on</p>',
    [],
  ],
  [
    'a guide over what it points at',
    '<svg class="guide-light"><rect class="ring" x="20" y="20" width="40" height="40"/></svg><aside class="guide" style="position: fixed; inset: 0 50% 50% 0">here</aside>',
    [/^the guide covers/],
  ],
] as const;

test('what a visitor would stumble over is found, and nothing else', async ({ page }) => {
  for (const [what, body, faults] of FAULTS) {
    await page.setContent(`<body style="margin: 8px; font: 16px sans-serif">${body}</body>`);
    const found = await page.evaluate(look);
    expect(found.length, `${what}: ${found.join('; ')}`).toBe(faults.length);
    for (const [i, fault] of faults.entries()) expect(found[i], what).toMatch(fault);
  }
});
