import { type OptionalCategory, optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { pages } from '@selvedge/contract/page.ts';
import { storedNames } from '@selvedge/contract/stored-names.ts';
import { allowCookies } from './allow-cookies.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import { skipPrompts } from './skip-prompts.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';
import { watchRequests } from './watch-requests.ts';

const market = 'sv-SE';
const isWhole = process.env.JOURNEYS === 'all';

test.use({ storageState: { cookies: [], origins: [] } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

/** One page of each layout; every alias in a whole run. */
const visited = pagesToVisit(market).filter(({ alias }, at, all) => {
  if (isWhole) return true;
  const isFirst = all.findIndex((each) => pages[each.alias].layout === pages[alias].layout) === at;
  return isFirst || ['categoryPage', 'productPage', 'searchPage'].includes(alias);
});

const states: { name: string; allowed: readonly OptionalCategory[] | undefined; tag?: '@all' }[] = [
  { name: 'before anybody has decided', allowed: undefined },
  { name: 'after a no to everything', allowed: [], tag: '@all' },
  { name: 'after a yes to some', allowed: ['functional'], tag: '@all' },
  { name: 'after a yes to everything', allowed: optionalCategories, tag: '@all' },
];

for (const { name, allowed, tag = [] } of states) {
  test(`nothing is stored or asked for that is not allowed, ${name}`, { tag }, async ({ page, context, baseURL }) => {
    if (allowed) await allowCookies(context, baseURL, allowed);
    const hosts = new Set<string>();
    context.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const requests = watchRequests(page);
    for (const { alias, url } of visited) {
      await page.goto(url);
      await requests.settled();
      expect(await forbidden(page, context, allowed ?? []), alias).toEqual([]);
    }
    expect([...hosts]).toEqual([new URL(baseURL as string).origin]);
  });
}

test('what was allowed and is taken back is gone, and so is what scripts of others have left', async ({ page, context, baseURL }) => {
  await allowCookies(context, baseURL, optionalCategories);
  const { url } = visited.find(({ alias }) => alias === 'homePage')!;
  await page.goto(url);
  await expect.poll(async () => (await kept(page, context)).includes('cookie analytics_id')).toBe(true);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a script of others does
    document.cookie = '_theirs=1; path=/';
    localStorage.setItem('_theirs', '1');
    localStorage.setItem('recently_viewed', '["a"]');
  });
  const link = page.getByRole('contentinfo').locator('a[href$="/i/cookies"]').last();
  const refuse = page.getByRole('dialog').getByRole('button').nth(-2);
  await expect(async () => {
    if (!(await refuse.isVisible())) await link.click({ timeout: 5000 });
    await refuse.click({ timeout: 5000 });
  }).toPass();
  await expect.poll(() => forbidden(page, context, [])).toEqual([]);
});

/** What may not be here: each as its place and its name. */
async function forbidden(page: Page, context: BrowserContext, allowed: readonly OptionalCategory[]): Promise<string[]> {
  return (await kept(page, context)).filter((each) => {
    const name = each.slice(each.indexOf(' ') + 1);
    const stored = Object.entries(storedNames).find(([known]) => name === known || name.startsWith(`${known} `))?.[1];
    return !stored || (stored.category !== 'necessary' && !allowed.includes(stored.category));
  });
}

async function kept(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cacheStorage ${name}`),
  ]);
  return [...cookies, ...stored];
}
