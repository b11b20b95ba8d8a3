import type { CarriedBadge } from '@selvedge/contract/studio/badges.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { find, put } from './basket.ts';
import { mailedLink } from './shopper.ts';
import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from './test.ts';
import { violations } from './violations.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';

test.use({ viewport: { width: 1440, height: 1000 } });
test.setTimeout(180_000);

test('an editor changes the Dutch slim banner and the freight limit, and shoppers read both', { tag: '@all' }, async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, email, password);
  await page.goto('/studio/banners/slim/nl-NL');
  const banners = page.getByRole('region', { name: 'Slim banners' });
  await banners.getByRole('button', { expanded: false }).first().click();
  const words = `Nieuwe wol van de Friese kust ${Date.now()}`;
  await banners.getByLabel('Text', { exact: true }).fill(words);
  await banners.getByRole('group', { name: 'Background' }).getByRole('radio', { name: 'Indigo' }).check();
  await banners.getByRole('group', { name: 'Text colour' }).getByRole('radio', { name: 'Ink' }).check();
  await expect(banners.getByText(/contrast of these colours is too low/)).toBeVisible();
  await banners.getByRole('group', { name: 'Text colour' }).getByRole('radio', { name: 'Paper' }).check();
  await expect(banners.getByText(/contrast of these colours is too low/)).toBeHidden();
  await expect(page.frameLocator('iframe').getByText(words)).toBeVisible();
  expect(await violations(page, { without: ['.tiptap', '[class*="RichTextMenu"]'], iframes: false })).toEqual([]);
  expect(await textOf(request, '/nl-NL')).not.toContain(words);

  // The other one comes first, by keyboard; then it is taken back.
  const handle = banners.getByRole('button', { name: /^Move / }).first();
  await handle.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(banners.getByRole('listitem').nth(1)).toContainText(words);
  await expect(banners.getByRole('button', { name: /^Move / }).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(banners.getByRole('listitem').first()).toContainText(words);
  // And by hand.
  await handle.dragTo(banners.getByRole('listitem').nth(1));
  await expect(banners.getByRole('listitem').nth(1)).toContainText(words);
  await expect(banners.getByRole('status').filter({ hasText: /: 2 of \d+$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(banners.getByRole('listitem').first()).toContainText(words);
  // And by finger, which scrolls until it has stayed a moment.
  await dragByFinger(page, handle, banners.getByRole('listitem').nth(1));
  await expect(banners.getByRole('listitem').nth(1)).toContainText(words);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(banners.getByRole('listitem').first()).toContainText(words);

  await publish(page);
  await expect.poll(() => textOf(request, '/nl-NL'), { timeout: 5_000 }).toContain(words);

  await page.getByRole('link', { name: 'Free delivery' }).click();
  const amount = page.getByLabel('Free from');
  await expect(amount).not.toHaveValue('');
  const before = Number(await amount.inputValue());
  const next = before === 75 ? 65 : 75;
  await amount.fill(`${next}.999`);
  await expect(page.getByText('Enter an amount in EUR with up to 2 decimals.')).toBeVisible();
  await amount.fill(String(next));
  await expect(page.getByText('Enter an amount in EUR with up to 2 decimals.')).toBeHidden();
  if (before === 60) await expect(page.getByText(/Gratis bezorging vanaf \D*60/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Text only' }).check();
  await expect(page.getByRole('region', { name: 'Basket message' }).getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Progress bar' }).check();
  await expect(page.getByRole('region', { name: 'Basket message' }).getByRole('progressbar')).toHaveCount(3);
  expect(await violations(page, { without: ['.tiptap', '[class*="RichTextMenu"]'], iframes: false })).toEqual([]);
  await publish(page);
  const freight = async () =>
    ((await (await request.get('/api/f/nl-NL/free-freight-value')).json()) as { freightValue: number }).freightValue;
  await expect.poll(freight, { timeout: 5_000 }).toBe(next);

  const shopper = await openShop(browser);
  const { results } = (await (await shopper.request.post('/api/catalog/nl-NL/search', { data: { searchTerms: '', size: 60 } })).json()) as {
    results: { id: string; inStock: boolean; price: { salesPrice: { amount: number } } }[];
  };
  const cheap = results.find(({ inStock, price }) => inStock && price.salesPrice.amount < 60);
  const { variants } = (await (await shopper.request.get(`/api/catalog/nl-NL/product/${cheap?.id}`)).json()) as {
    variants: { id: string; inStockEcom: boolean }[];
  };
  const sku = variants.find(({ inStockEcom }) => inStockEcom)?.id;
  await put(shopper, [sku ?? ''], 'nl-NL');
  await shopper.goto('/nl-NL/basket');
  const missing = next - (cheap?.price.salesPrice.amount ?? 0);
  await expect(shopper.getByText(missing.toLocaleString('nl-NL', { minimumFractionDigits: 2 })).first()).toBeVisible();
  await shopper.context().close();
});

test('CMS-045, CMS-046 a spot is placed on the real listing of a category by keyboard and by drag, and stands there in the shop', {
  tag: '@all',
}, async ({ page, browser }) => {
  await signIn(page, email, password);
  await beginAgain(page, { market: 'nl-NL', path: '/women/clothing/denim' });
  await page.goto('/studio/banners/spots/nl-NL');
  await page.getByLabel('Find a category').fill('/women/clothing/denim');
  await page
    .getByRole('row', { name: /\/women\/clothing\/denim/ })
    .getByRole('link')
    .click();
  const listing = page.getByRole('list', { name: 'Listing with spots' });
  // The listing is the page's own, and comes after the screen.
  await expect(listing.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
  const spots = listing.getByRole('button', { name: /^Spot in cell/ });
  const had = await spots.count();

  await page.getByRole('button', { name: 'Two tiles wide' }).click();
  await expect(spots).toHaveCount(had + 1);
  const spot = listing.getByRole('button', { name: /^Spot in cell/, pressed: true });
  await expect(spot).toBeFocused();
  const panel = page.getByRole('region', { name: 'Selected spot' });
  const headline = `Waarom denim verkleurt ${Date.now()}`;
  await panel.getByLabel('Headline', { exact: true }).first().fill(headline);
  await panel.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('Indigo blijft op de draad liggen.');
  await expect(listing.getByText(headline)).toBeVisible();

  await panel.getByLabel('Cell, counting from 1').fill('1');
  await spot.focus();
  await page.keyboard.press('ArrowRight');
  await expect(spot).toHaveAccessibleName('Spot in cell 2, 2x1');
  await page.keyboard.press('ArrowDown');
  await expect(spot).toHaveAccessibleName('Spot in cell 6, 2x1');
  await page.keyboard.press('Home');
  await expect(spot).toHaveAccessibleName('Spot in cell 1, 2x1');
  await drag(page, spot, listing.locator('[data-cell="3"]'));
  await expect(spot).not.toHaveAccessibleName('Spot in cell 1, 2x1');
  await panel.getByRole('radio', { name: 'Four tiles' }).check();
  await expect(spot).toHaveAccessibleName(/2x2$/);
  await panel.getByRole('checkbox', { name: 'Phone', exact: true }).uncheck();
  expect(await violations(page, { without: ['.tiptap', '[class*="RichTextMenu"]'], iframes: false })).toEqual([]);
  await page.getByRole('group', { name: 'Screen' }).getByRole('radio', { name: 'Phone' }).check();
  await expect(listing.getByText(headline)).toBeHidden();
  await page.getByRole('group', { name: 'Screen' }).getByRole('radio', { name: 'Desktop' }).check();
  const cell = Number(/cell (\d+)/.exec((await spot.getAttribute('aria-label')) ?? '')?.[1]);
  await publish(page);

  const shopper = await openShop(browser);
  await expect(async () => {
    await shopper.goto('/nl-NL/women/clothing/denim');
    await expect(shopper.locator('li[data-size="2x2"]', { hasText: headline })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const place = await shopper
    .locator('li[data-size="2x2"]', { hasText: headline })
    .evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item) + 1);
  expect(place).toBe(cell);
  await shopper.setViewportSize({ width: 390, height: 800 });
  await expect(shopper.locator('li[data-size="2x2"]', { hasText: headline })).toBeHidden();
  await shopper.context().close();

  await panel.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(spots).toHaveCount(had);
  await publish(page);
});

test('CAT-016, CAT-018, CAT-019 a badge gets another look and another title, on tiles and on a line of the basket', {
  tag: '@all',
}, async ({ page, browser }) => {
  await signIn(page, email, password);
  await page.goto('/studio/badges/nl-NL/new');
  const screen = page
    .getByRole('region')
    .filter({ has: page.getByRole('tablist') })
    .first();
  const title = `Vers ${Date.now() % 10_000}`;
  await screen.getByLabel('Title in this market').fill(title);
  await screen.getByRole('textbox', { name: 'Background', exact: true }).fill('#26344f');
  await expect(screen.getByText(/contrast of these colours is too low/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Text', exact: true }).fill('#fbfaf7');
  await expect(screen.getByText(/contrast of these colours is too low/)).toBeHidden();
  await screen.getByLabel('Rotation (°)').fill('-6');
  await screen.getByRole('tab', { name: 'Basket item' }).click();
  await screen.getByRole('radio', { name: 'Round chip' }).check();
  const specimens = page.getByRole('region', { name: 'On a real product' });
  await expect(specimens.getByText(title)).toHaveCount(3);
  await expect(specimens.locator('[data-look="curvy"]')).toHaveCount(1);
  await expect(specimens.locator('[data-turn="-6deg"]')).toHaveCount(1);
  expect(await violations(page, { without: ['.tiptap', '[class*="RichTextMenu"]'], iframes: false })).toEqual([]);
  await publish(page);

  const badges = (await (await page.request.get('/api/studio/badges/nl-NL')).json()) as CarriedBadge[];
  const examples = badges.find(({ badgeId }) => badgeId === 'new')?.examples ?? [];
  const shopper = await openShop(browser);
  await expect(async () => {
    await shopper.goto('/nl-NL/women/new-in');
    await expect(shopper.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(shopper.locator('[data-turn="-6deg"]').first()).toHaveText(title);
  const { variants } = await find(shopper.request, 'nl-NL', ({ id }) => examples.includes(id), { size: 200 });
  await put(shopper, [variants.find(({ inStockEcom }) => inStockEcom)?.id ?? ''], 'nl-NL');
  await shopper.goto('/nl-NL/basket');
  await expect(shopper.getByRole('article').locator('[data-look="curvy"]', { hasText: title })).toBeVisible();
  await shopper.context().close();

  await screen.getByRole('button', { name: 'Reset to imported style' }).click();
  await screen.getByRole('tab', { name: 'Product tile' }).click();
  await screen.getByRole('button', { name: 'Reset to imported style' }).click();
  await screen.getByLabel('Title in this market').fill('');
  await publish(page);
});

test('who may only read sees everything and can change nothing', { tag: '@all' }, async ({ page, browser }) => {
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  const who = `service-${Date.now()}@selvedge.example`;
  const secret = 'seven small boats at sea';
  await page.request.post('/api/studio/staff-invitations', { data: { email: who, name: 'Ines', role: 'customer-service' } });
  const reader = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await reader.goto(await mailedLink(page, { to: who, template: 'staff-invitation' }));
  await reader.getByLabel('New password').fill(secret);
  await reader.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(reader.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await signIn(reader, who, secret);
  await reader.goto('/studio/banners/slim/nl-NL');
  const banners = reader.getByRole('region', { name: 'Slim banners' });
  await banners.getByRole('button', { expanded: false }).first().click();
  await expect(banners.getByLabel('Text', { exact: true })).toHaveAttribute('readonly', '');
  await expect(banners.getByRole('button', { name: 'Add banner' })).toBeHidden();
  await expect(reader.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await reader.goto('/studio/banners/spots/nl-NL?path=%2Fwomen%2Fclothing%2Fknitwear');
  await expect(reader.getByRole('button', { name: /^Spot in cell/ }).first()).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Two tiles wide' })).toBeHidden();
  await reader.goto('/studio/badges/nl-NL/new');
  await expect(reader.getByLabel('Title in this market')).toHaveAttribute('readonly', '');
  const body = {
    name: 'free-freight-value',
    market: 'nl-NL',
    basedOn: 0,
    content: { freightValue: 1, currency: 'EUR', freightVersion: 'message' },
  };
  expect((await reader.request.put('/api/studio/settings/draft', { data: body })).status()).toBeGreaterThanOrEqual(400);
  await reader.context().close();
});

async function signIn(page: Page, who: string, secret: string): Promise<void> {
  const answer = await page.request.post('/api/studio/sign-in', { data: { email: who, password: secret } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A shopper of their own, whom nothing invites to anything. */
async function openShop(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.addInitScript((shown) => sessionStorage.setItem(shown, 'yes'), storageKeys.geoLocatorShown);
  return page;
}

/** From what is live: an attempt before this one may have left its work behind. */
async function beginAgain(page: Page, key: { market: string; path: string }): Promise<void> {
  const { version } = (await (await page.request.get('/api/studio/pages/page', { params: key })).json()) as { version: number };
  if (version > 0) await page.request.post('/api/studio/pages/discard', { data: { ...key, basedOn: version } });
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Live as version \d+/).last()).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + 40, start.y + 60);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drag it to.');
  const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle(start)] });
  await expect(page.locator('li[data-dragged]').first()).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [middle(end)] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What a stranger gets: the member of staff has looked at a preview, and still does. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}
