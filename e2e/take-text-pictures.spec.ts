import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basketAt, fillBasket } from './checkout-steps.ts';
import { callAsPage, pointsOf, waitForBooking } from './club-steps.ts';
import { openDesk } from './desk-steps.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { type Box, findMarks, markTexts } from './mark-texts.ts';
import { orderByCalls } from './order-by-calls.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import { type There, visit } from './rotation.ts';
import { join, mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { staff } from './staff.ts';
import { expect, type Page, test } from './test.ts';

const market = 'en-GB';
const pictures = fileURLToPath(new URL('../apps/studio/public/text-pictures/', import.meta.url));
const index = fileURLToPath(new URL('../apps/api/src/content/translations/text-pictures.json', import.meta.url));
/** What is further down on a page is left out: a picture of 400 goods says no more than one of forty. */
const tallest = 3000;
const scale = 0.75;

test.use({ viewport: { width: 1024, height: 800 } });
test.describe.configure({ timeout: 900_000 });

/** `npm run text-pictures`: shows translators where a text stands. No proof, and no part of one. */
test('every text that can be met on a walk through the shop is on a picture', { tag: '@pictures' }, async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await request.post('/api/studio/sign-in', { data: staff });
  const { keys, uses } = await markTexts(request, market);
  const found: Found = {};
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });

  const take = async (picture: string, of: Page = page) => {
    // Nothing is proven here: what comes late is waited for as long as something comes.
    await of.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
    await of.waitForTimeout(300);
    const seen = (await findMarks(of)).filter(([number, [, top]]) => top < tallest && !(keys[number]! in found));
    if (seen.length === 0) return;
    writeFileSync(`${pictures}${picture}.webp`, await photographPage(of));
    for (const [number, box] of seen) found[keys[number]!] = { name: picture, box: box.map((each) => Math.round(each * scale)) as Box };
    process.stdout.write(`${picture}: ${seen.length} texts\n`);
  };
  const there = await visit(request, market);
  const open = async (path: string, name: string) => {
    await page.goto(there.url(path)).catch(() => undefined);
    await take(name);
  };

  const press = (selector: string) =>
    page
      .locator(selector)
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);

  const stranger = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
  const first = await stranger.newPage();
  await first.goto(there.url(''));
  await take('consent', first);
  await stranger.close();
  await skipPrompts({ context: page.context(), baseURL });

  const { url } = (await there.find(request)) as { url?: string };
  const product = url?.slice(market.length + 1) ?? '';
  await open('', 'home');
  await open(product, 'product');
  await press('main a[href*="size-guide"]');
  await take('size-guide');
  await open('/women', 'listing');
  await open('/search?q=coat', 'search');
  await open('/search?q=xyzzy', 'search-nothing');
  for (const { alias, url: address } of pagesToVisit(market)) await open(address.slice(market.length + 1), `guest-${alias}`);
  for (const path of ['/login', '/customer-service', '/notify-me']) {
    await open(path, 'a-form');
    await press('main form [type=submit]');
    await take(`refused-${path.slice(1)}`);
  }

  const email = newEmail('pictures');
  await fillBasket(page, market);
  await open('/basket', 'basket');
  await open('/checkout', 'checkout-customer');
  await basketAt.details(page, market, email);
  await open('/checkout/details', 'checkout-details');
  await press('main form [type=submit]');
  await take('checkout-details-refused');
  await basketAt.shipping(page, there, email);
  await open('/checkout/shipping', 'checkout-shipping');
  await basketAt.summary(page, there, email);
  await open('/checkout/summary', 'checkout-summary');
  await basketAt.payment(page, there, email);
  await open('/checkout/payment', 'checkout-payment');

  const member = await join(page, there, 'pictures');
  const card = await issueGiftCard(request, there, 900);
  const order = await orderByCalls(page, there, { email: member, card });
  await open(`/receipt/${order}`, 'receipt');
  for (const { alias, url: address } of pagesToVisit(market)) await open(address.slice(market.length + 1), `member-${alias}`);
  const { orderNumber } = await (await page.request.get(`/api/order/${market}/order/${order}`)).json().catch(() => ({}));
  await open(`/account/orders/${orderNumber ?? order}`, 'member-order');
  await open('/account', 'member-home');
  await showParcel({ baseURL: baseURL!, order, open });
  await showClub(page, there, open);
  await open('/i/cookies', 'cookies');
  await page
    .locator('main button')
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await take('cookies-choice');

  type Mail = { template: string; html: string };
  for (const { template, html } of (await (await page.request.get('/dev/mail.json')).json()) as Mail[]) {
    if (!html) continue;
    await page.setContent(html);
    await take(`mail-${template}`);
  }
  process.stdout.write(`${Object.keys(found).length} of ${keys.length} texts are on a picture\n`);
  writeFileSync(index, `${JSON.stringify(withNeighbours(found, uses), null, 1)}\n`);
});

type Open = (path: string, name: string) => Promise<void>;

/** A member with points that were bought, some of them booked, and a reward within reach. */
async function showClub(page: Page, there: There, open: Open): Promise<void> {
  const email = await join(page, there, 'club');
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await page.waitForLoadState('networkidle');
  const wish = { email, firstName: 'Ada', lastName: 'Weaver', acceptsTerms: true };
  await callAsPage(page, `/api/account/${there.id}/customerclub/subscribe`, wish);
  const card = await issueGiftCard(page.request, there, 90_000);
  await orderByCalls(page, there, { email, card });
  await expect.poll(async () => (await pointsOf(page, email)).pendingPoints).toBeGreaterThan(0);
  await open('/account/customer-club', 'club-points-to-come');
  await waitForBooking(page, email);
  for (const path of ['/account/customer-club', '/account/rewards', '/checkout/payment'])
    await open(path, `club${path.replaceAll('/', '-')}`);
}

async function showParcel({ baseURL, order, open }: { baseURL: string; order: string; open: Open }): Promise<void> {
  const desk = await openDesk(baseURL);
  const [parcelId] = await desk.packWhole(order);
  await desk.call('carrier/book', { orderId: order, parcelId });
  await open(`/receipt/${order}`, 'receipt-with-a-parcel');
  await open('/track-order', 'track-order');
  await open('/account/orders', 'orders-with-a-parcel');
}

/** Where what is rarely said belongs to: an answer of the server stands on the screen that asked. */
const homes: Record<string, string> = {
  careSymbol: 'product',
  invoice: 'receipt',
  parcel: 'receipt',
  handover: 'basket',
  promotion: 'basket',
  gift_card: 'basket',
  quickBuy: 'listing',
  feedback: 'basket',
  shipping: 'checkout-shipping',
  loyalty: 'club-points-to-come',
  club: 'club-points-to-come',
  retail: 'club-points-to-come',
  imprint: 'product',
};
const anywhere = 'home';

/** Small, because a repository keeps it: three quarters of its size, and what is left out is at its foot. */
async function photographPage(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality: 40, captureBeyondViewport: true },
    clip: { x: 0, y: 0, width: 1024, height: Math.min(height, tallest), scale },
  });
  await client.detach();
  return Buffer.from(data, 'base64');
}

type Found = Record<string, { name: string; box?: Box }>;

/** A text that no walk comes by, like a rare error, is shown the screen on which most texts of its file stand, or else of its name. */
function withNeighbours(found: Found, uses: Readonly<Record<string, { files: readonly string[] }>>): Found {
  const kin = (key: string) => [...(uses[key]?.files ?? []), key.split('.').slice(0, 2).join('.'), key.split('.', 1)[0]!];
  const screens = new Map<string, string[]>();
  for (const [key, { name }] of Object.entries(found)) for (const each of kin(key)) screens.set(each, [...(screens.get(each) ?? []), name]);
  const mostOf = (names: readonly string[]) => [...Map.groupBy(names, (name) => name)].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
  const near = (key: string) => kin(key).flatMap((each) => mostOf(screens.get(each) ?? []) ?? [])[0];
  const kept = new Set(Object.values(found).map(({ name }) => name));
  const home = (key: string) => [homes[key.split('.', 1)[0]!], anywhere].find((name) => name && kept.has(name)) ?? [...kept][0]!;
  return Object.fromEntries(Object.keys(uses).map((key) => [key, found[key] ?? { name: near(key) ?? home(key) }]));
}
