import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { type OptionalCategory, optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { allowCookies } from './allow-cookies.ts';
import { basketAt, fillBasket } from './checkout-steps.ts';
import { setFlags } from './feature-flags.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { orderByCalls } from './order-by-calls.ts';
import { type There, test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { type APIRequestContext, type BrowserContext, expect, type Page, type Request } from './test.ts';
import { violations } from './violations.ts';
import { watchRequests } from './watch-requests.ts';

// Where no other journey agrees to cookies: what is loaded here would be a stranger there.
test.use({ among: ['de-AT', 'fr-CA', 'ar-SA'], viewport: { width: 1440, height: 900 } });
// One after the other: they set up the same markets.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));
// A page is asked for until it is quiet, and pictures that nobody has seen before are drawn first.
test.beforeEach(({ context }) => context.route('**/img/**', (route) => route.abort()));

const host = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3977) + 4}`;
const flags = { conversionScript: true, sizingAssistant: true, sizeScript: true };
const monitoring = { script: `${host}/rum.js`, appId: 'app-1', clientToken: 'pub1', serviceName: 'storefront', replayShare: 100 };
const scripts = {
  tagManager: { id: 'GTM-AB12CD', host },
  monitoring,
  conversionTesting: { script: `${host}/try.js` },
  sizingAssistant: { script: `${host}/assist.js` },
  sizeScript: { script: `${host}/size.js` },
};

test('ANA-016 to ANA-022 scripts of others come when the visitor agrees, and go with a no', async ({ page, context, request, there }) => {
  await publish(request, there);
  const asked = watch(context);
  const { settled } = watchRequests(page);
  const product = await someProduct(page, there);
  await page.goto(product.url);
  await settled();
  expect(asked).toEqual([]);

  await decide(page, there, ['functional', 'analytics', 'performance']);
  await expect.poll(() => paths(asked)).toEqual(expect.arrayContaining(['/gtm.js', '/rum.js', '/try.js', '/assist.js', '/size.js']));
  // The tags heard what is refused before the first event, and that they shall wait for an answer. (ANA-005)
  const hit = await find(asked, /\/g\/collect.*en=page_view/);
  const { ads, tid, wait } = Object.fromEntries(new URL(hit.url()).searchParams);
  expect({ ads, tid, wait }).toEqual({ ads: 'denied', tid: 'GTM-AB12CD', wait: String(delays.consentDefaultWait) });
  const build = await page.locator('html').getAttribute('data-build');
  const seen = (await find(asked, /\/api\/v2\/rum/)).postDataJSON();
  expect(seen).toMatchObject({
    application: { id: 'app-1' },
    service: 'storefront',
    version: build,
    view: { url: expect.not.stringContaining('?') },
  });
  expect((await find(asked, /\/api\/v2\/replay/)).postDataJSON()).toEqual({ privacy: 'mask' });
  expect((await find(asked, /\/assist$/)).postDataJSON()).toEqual({ market: there.id, productId: product.id, sizeLabel: '' });

  await expect.poll(() => keptByOthers(page)).toEqual(['_dd_s', '_ga', '_try', 'localStorage _try']);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await decide(page, there, []);
  // What has run ends with its document.
  await page.waitForFunction(() => !('isOld' in window));
  asked.length = 0;
  await settled();
  expect(asked).toEqual([]);
  expect(await keptByOthers(page)).toEqual([]);
  expect(await page.evaluate(() => ['dataLayer', 'DD_RUM', 'sizingAssistant', 'sizeScript'].filter((name) => name in window))).toEqual([]);
});

test('ANA-031 where somebody pays there is no script of others, and none may come', { tag: '@all' }, async ({
  page,
  context,
  request,
  there,
  baseURL,
}) => {
  await publish(request, there);
  await allowCookies(context, baseURL, optionalCategories);
  await fillBasket(page, there.id);
  await basketAt.payment(page, there);
  const asked = watch(context);
  const { settled } = watchRequests(page);
  const opened = await page.goto(there.url('/checkout/payment'));
  expect(opened?.headers()['content-security-policy']).not.toContain(host);
  await settled();
  expect(asked).toEqual([]);
  await page.goto(there.url('/basket'));
  await expect.poll(() => paths(asked)).toEqual(expect.arrayContaining(['/gtm.js', '/rum.js', '/try.js']));
});

test('ANA-030 the receipt tells the tag manager of the purchase and the size script of the sizes', { tag: '@all' }, async ({
  page,
  context,
  request,
  there,
  baseURL,
}) => {
  await publish(request, there);
  await allowCookies(context, baseURL, ['functional', 'analytics']);
  const card = await issueGiftCard(request, there, 500_000);
  const orderId = await orderByCalls(page, there, { email: newEmail('counted'), card });
  const asked = watch(context);
  await page.goto(there.url(`/receipt?orderid=${orderId}`));
  await find(asked, /\/g\/collect.*en=purchase/);
  const told = (await find(asked, /\/size-event$/)).postDataJSON();
  expect(told).toMatchObject({ event: 'CONFIRM', lineItems: [{ isDigital: false }] });
  expect(JSON.stringify(told)).not.toContain('@');
  expect(paths(asked)).not.toContain('/assist.js');
});

test('ANA-012 who blocks a script of others shops on, and hears nothing of it', { tag: '@all' }, async ({
  page,
  context,
  request,
  there,
  baseURL,
}) => {
  await publish(request, there);
  await allowCookies(context, baseURL, ['functional', 'analytics', 'performance']);
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await context.route(`${host}/**`, (route) => route.abort());
  await page.goto((await someProduct(page, there)).url);
  await expect.poll(() => logged.filter((line) => line.startsWith('failed to load')).length).toBe(5);
  expect(failures).toEqual([]);
});

test('staff set a script, read whether it is loaded, and mend what is wrong', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/scripts/es-ES');
  const card = page.getByRole('region', { name: 'Tag manager' });
  await expect(card).toContainText('Not loaded: not set up');
  await card.getByLabel('Container ID').fill('GTM-AB12CD');
  await expect(card).toContainText('https://www.googletagmanager.com isn’t an allowed host');
  await card.getByLabel('Host', { exact: true }).fill(host);
  await expect(card).toContainText('Loads for visitors who allow analytics cookies');
  await card.getByLabel('Other hosts').fill('https://elsewhere.example');
  await card.getByLabel('Host', { exact: true }).focus();
  await expect(card.getByRole('alert')).toHaveText('Not an allowed host: https://elsewhere.example');
  expect(await violations(page)).toEqual([]);
});

/** What goes to the host of the scripts, from now on. */
function watch(context: BrowserContext): Request[] {
  const asked: Request[] = [];
  context.on('request', (request) => request.url().startsWith(host) && asked.push(request));
  return asked;
}

const paths = (asked: readonly Request[]) => asked.map((request) => new URL(request.url()).pathname);

async function find(asked: readonly Request[], wanted: RegExp): Promise<Request> {
  await expect.poll(() => asked.some((request) => wanted.test(request.url())), { message: String(wanted) }).toBe(true);
  return asked.find((request) => wanted.test(request.url()))!;
}

const keptByOthers = (page: Page) =>
  page.evaluate(() => [
    ...document.cookie
      .split('; ')
      .map((each) => each.split('=', 1)[0]!)
      .filter((name) => name.startsWith('_'))
      .sort(),
    ...Object.keys(localStorage)
      .filter((name) => name.startsWith('_'))
      .map((name) => `localStorage ${name}`),
  ]);

async function someProduct(page: Page, there: There): Promise<ProductCard> {
  const answer = await page.request.post(`/api/catalog/${there.id}/search`, { data: { size: 1 } });
  return ((await answer.json()) as { results: [ProductCard] }).results[0];
}

/** In the settings, as a visitor does. */
async function decide(page: Page, there: There, allowed: readonly OptionalCategory[]): Promise<void> {
  const link = page.getByRole('contentinfo').locator('a[href$="/i/cookies"]').last();
  const form = page.getByRole('dialog').locator('form');
  await link.click();
  for (const name of optionalCategories) await form.locator(`input[name=${name}]`).setChecked(allowed.includes(name));
  await form.getByRole('button', { name: there.t('consent.save') }).click();
  await expect(form).toHaveCount(0);
}

/** As staff do in the Studio. */
async function publish(staff: APIRequestContext, there: There): Promise<void> {
  await setFlags(staff, there.id, flags);
  const key = { market: there.id, name: 'foreign-scripts' };
  const { version, state } = await (await staff.get('/api/studio/settings/setting', { params: key })).json();
  if (state === 'live') return;
  const saved = await staff.put('/api/studio/settings/draft', { data: { ...key, basedOn: version, content: scripts } });
  expect(saved.status(), await saved.text()).toBe(200);
  const published = await staff.post('/api/studio/settings/publish', { data: { ...key, version: (await saved.json()).version } });
  expect(published.status(), await published.text()).toBe(200);
  await expect
    .poll(async () => (await (await staff.get(`/api/f/${there.id}/monitoring?at=${Date.now()}`)).json()).enabled, { timeout: 40_000 })
    .toBe(true);
}
