import { type CrawledPage, crawl, findTwins } from './crawl.ts';
import { test } from './rotation.ts';
import { type APIRequestContext, expect } from './test.ts';

/** No page is farther from the home page than this. */
const mostClicks = 4;

async function expectWhole(request: APIRequestContext, { pages, problems }: { pages: CrawledPage[]; problems: string[] }): Promise<void> {
  expect(problems).toEqual([]);
  const kept = pages.filter(({ isKept }) => isKept);
  expect(findTwins(kept, 'title')).toEqual([]);
  expect(findTwins(kept, 'description')).toEqual([]);
  expect(kept.filter(({ title, description }) => title === '' || description === '').map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ clicks }) => clicks > mostClicks).map(({ path }) => path)).toEqual([]);
  const kinds = new Map(kept.map(({ path, picture }) => [path.split('/')[2] ?? '', picture ?? path]));
  for (const picture of kinds.values()) {
    const answer = await request.get(picture, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/jpeg']);
  }
}

test('some pages of every kind of a market: no link is broken, none leads on and on, and no two say the same of themselves', {
  tag: '@all',
}, async ({ request, there }) => {
  const found = await crawl(request, there.id, 120);
  expect(found.pages.length).toBe(120);
  await expectWhole(request, found);
});

test('a whole market: every link is followed, and no page is more than four clicks away', { tag: '@all' }, async ({ request, there }) => {
  test.setTimeout(600_000);
  const found = await crawl(request, there.id);
  expect(found.pages.length).toBeGreaterThan(500);
  await expectWhole(request, found);
});
