import { expect, test } from './fixtures.ts';

test('a page that hinders people is found out', async ({ page, barriers }) => {
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>t</h1><img src="data:,"><a href="/"></a></main></html>',
  );
  expect((await barriers()).map((barrier) => barrier.split(':')[0]).sort()).toEqual(['image-alt', 'link-name']);
});
