import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { readConsent } from '@selvedge/domain/consent/consent.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { test, visit } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Locator, type Page } from './test.ts';
import { violations } from './violations.ts';
import { openSettled } from './watch-requests.ts';

const market = 'en-MT';

test.use({ storageState: { cookies: [], origins: [] } });

test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

test('ANA-003 a visitor is asked, says no, is not asked again and leaves no trace', async ({ page }) => {
  const events = watchEvents(page);
  const [first, second] = await twoProducts(page);
  await page.goto(first.url);
  await question(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await decision(page)).toMatchObject({ action: true, consent: false, necessary: true, functional: false, analytics: false });
  await page.clock.install();
  await page.goto(second.url);
  await page.clock.runFor(delays.cookieNotification + 1000);
  await expect(question(page)).toHaveCount(0);
  const stored = () => page.evaluate(() => [localStorage.getItem('recently_viewed'), sessionStorage.getItem('recently_viewed')]);
  expect(await stored()).toEqual([null, null]);
  expect(await cookie(page, 'analytics_id')).toBeUndefined();
  expect(events).toEqual([]);
});

test('what is looked at is counted once it is allowed, and no longer when the mind was changed', { tag: '@all' }, async ({ page }) => {
  const events = watchEvents(page);
  const [first, second] = await twoProducts(page);
  await page.goto(first.url);
  await question(page).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => events).toMatchObject([{ productIds: [first.id] }]);
  const visitor = await cookie(page, 'analytics_id');
  expect(visitor).toBe(events[0]?.visitor);
  await page.goto(second.url);
  await expect.poll(() => events).toMatchObject([{ visitor }, { visitor, productIds: [second.id] }]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toContain(second.id);

  await openSettings(page);
  await settings(page).getByLabel('Analytics').uncheck();
  await settings(page).getByLabel('Functional').uncheck();
  await settings(page).getByRole('button', { name: 'Save preferences' }).click();
  await expect(settings(page)).toHaveCount(0);
  expect(await decision(page)).toMatchObject({ consent: true, analytics: false, functional: false, performance: true });
  expect(await cookie(page, 'analytics_id')).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('recently_viewed'))).toBeNull();
  await openSettled(page, first.url);
  expect(events).toHaveLength(2);
});

test('the question and the settings are accessible and fit a small screen, from right to left too', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { t } = await visit(request, 'ar-AE');
  const asked = page.getByRole('region', { name: t('consent.title'), exact: true });
  const chosen = page.getByRole('dialog', { name: t('consent.settings') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar-AE');
  await expect(asked).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: t('consent.choose') }).click();
  await expect(chosen.getByLabel(t('consent.necessary.title'))).toBeDisabled();
  await expect(chosen.getByLabel(t('consent.analytics.title'))).not.toBeChecked();
  await expect(asked).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await chosen.getByRole('button', { name: t('consent.refuse') }).click();
  await expect(chosen).toHaveCount(0);
  await expect(asked).toHaveCount(0);
});

for (const path of ['', '/men'])
  test(`the question lies beside the words and the way on of ${path || 'the home page'}`, async ({ page, there }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(there.url(path));
    const asked = page.getByRole('region', { name: there.t('consent.title'), exact: true });
    await expect(asked).toBeVisible();
    const hero = page.locator('main [data-hero]').first();
    for (const words of [hero.getByRole('heading'), hero.getByRole('link').last()])
      expect(await overlaps(asked, words), 'a word of the front is covered').toBe(false);
  });

test('ANA-004 on localhost everything is allowed and nobody is asked', { tag: '@all' }, async ({ page, baseURL }) => {
  const { port } = new URL(baseURL as string);
  const events = watchEvents(page);
  const [first] = await twoProducts(page);
  await page.clock.install();
  await page.goto(`http://localhost:${port}${first.url}`);
  await expect.poll(() => events).toMatchObject([{ productIds: [first.id] }]);
  await page.clock.runFor(delays.cookieNotification + 1000);
  await expect(question(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and the footer leads to the page on cookies', { tag: '@all' }, async ({ page }) => {
    await page.goto(`/${market}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(new RegExp(`/${market}/i/cookies$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

type Sent = { visitor: string; productIds: string[] };
type Batch = { visitor: string; events: { name: string; products?: { id: string }[] }[] };

function watchEvents(page: Page): Sent[] {
  const events: Sent[] = [];
  page.on('request', (request) => {
    // A batch is about whatever happened meanwhile; what is looked at is what this is about.
    const batch = request.url().endsWith('/events') ? (request.postDataJSON() as Batch) : undefined;
    for (const { name, products = [] } of batch?.events ?? [])
      if (batch && name === 'view_item') events.push({ visitor: batch.visitor, productIds: products.map(({ id }) => id) });
  });
  return events;
}

async function twoProducts(page: Page): Promise<[ProductCard, ProductCard]> {
  const answer = await page.request.post(`/api/catalog/${market}/search`, { data: { size: 2 } });
  return ((await answer.json()) as { results: [ProductCard, ProductCard] }).results;
}

async function openSettings(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  // Before scripts run the link leads to a page; once the settings are open it lies behind them.
  await expect(async () => {
    if (!(await settings(page).isVisible())) await link.click({ timeout: 5000 });
    await expect(settings(page).getByLabel('Analytics')).toBeVisible({ timeout: 5000 });
  }).toPass();
}

async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((each) => each.name === name)?.value;
}

const decision = async (page: Page) => readConsent(decodeURIComponent((await cookie(page, 'frontendCookies')) ?? ''));
