import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { type There, test } from './rotation.ts';
import { join, mailedLink, newEmail } from './shopper.ts';
import { openStudio, staff } from './staff.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';
import { violations } from './violations.ts';
import { waitUntilHydrated } from './wait-until-hydrated.ts';

type Gone = { product: ProductDetail; variant: Variant };

test('NTF-015 a guest asks for a size that is sold out, confirms it, and comes by the mail when it is back', async ({
  page,
  playwright,
  baseURL,
  there,
}) => {
  const office = await playwright.request.newContext({ baseURL: baseURL! });
  const { product, variant } = await findGone(page.request, there);
  const email = newEmail('waits');
  const flyout = await ask(page, there, { product, variant });
  expect(await violations(page)).toEqual([]);
  await flyout.getByLabel(there.t('login.email')).fill(email);
  await flyout.getByRole('button', { name: there.t('notify_me.backInStock.send') }).click();
  await expect(flyout.getByText(there.t('notify_me.asked.title'))).toBeVisible();

  await page.goto(await mailedLink(page, { to: email, template: 'notify-me-confirm' }));
  await expect(page.getByRole('heading', { level: 1, name: there.t('notify_me.confirm.done.title') })).toBeVisible();
  await page.getByRole('link', { name: there.t('notify_me.see_product') }).click();
  await expect(radio(page, variant)).toBeChecked();

  await count(office, { product, variant, pieces: 3 });
  const link = await mailedLink(page, { to: email, template: 'notify-me' });
  expect(link).toContain(`size=${encodeURIComponent(variant.size.sizeId)}`);
  await page.goto(link);
  await expect(radio(page, variant)).toBeChecked();
  await expect(page.getByRole('button', { name: there.t('product.add') }).first()).toBeVisible();
  await count(office, { product, variant, pieces: 0 });
  await office.dispose();
});

test('NTF-001 a member asks with one press, finds it in the account, and leaves it there', { tag: '@all' }, async ({
  page,
  context,
  there,
}) => {
  const wish = await findGone(page.request, there, 1);
  const email = await join(page, there);
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  const flyout = await ask(page, there, wish);
  await expect(flyout.getByText(email)).toBeVisible();
  await flyout.getByRole('button', { name: there.t('notify_me.backInStock.send') }).click();
  await expect(flyout.getByText(there.t('notify_me.waiting.title'))).toBeVisible();
  await flyout.getByRole('link', { name: there.t('notify_me.all') }).click();

  const list = page.getByRole('region', { name: there.t('notify_me.list') });
  await expect(list.getByRole('link', { name: wish.product.name })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const studio = await context.newPage();
  await openStudio(studio, '/studio/notify-me?by=market');
  await expect(studio.getByRole('row').filter({ hasText: wish.product.id }).filter({ hasText: there.id })).toBeVisible();
  expect(await violations(studio)).toEqual([]);

  await list.getByRole('button', { name: wish.product.name }).click();
  await expect(list.getByText(there.t('notify_me.none'))).toBeVisible();
});

/** Opens the form from the product's page, with the size chosen. */
async function ask(page: Page, there: There, { product, variant }: Gone) {
  await page.goto(product.url);
  await waitUntilHydrated(radio(page, variant));
  await radio(page, variant).check({ force: true });
  const way = page
    .getByRole('main')
    .getByRole('link', { name: there.t('product.tellMe.backInStock') })
    .first();
  await expect(way).toHaveAttribute('href', /\/i\/notify-me\?productId=/);
  await way.click();
  return page.getByRole('dialog', { name: there.t('flyout.notifyMe') });
}

const radio = (page: Page, { size }: Variant) => page.locator(`#sizes input[name=size][value="${size.sizeId}"]`);

/** A piece without lengths of which a size is sold out, everywhere. `nth`: another one for another journey. */
async function findGone(request: APIRequestContext, there: There, nth = 0): Promise<Gone> {
  const found: Gone[] = [];
  const suits = (product: ProductDetail) => {
    const variant =
      product.allowInStockNotifications && product.variants.find(({ inStockEcom, inStockRetail }) => !inStockEcom && !inStockRetail);
    if (variant) found.push({ product, variant });
    return found.length > nth;
  };
  await there.find(request, suits, { size: 120 });
  return found[nth]!;
}

/** Staff count what has come, as the Studio does it. */
async function count(office: APIRequestContext, { product, variant, pieces }: Gone & { pieces: number }): Promise<void> {
  expect((await office.post('/api/studio/sign-in', { data: staff })).status()).toBe(200);
  const known = (await (await office.get(`/api/studio/products/${product.id}`)).json()) as StaffProduct;
  const place = known.places.find(({ kind }) => kind === 'warehouse')!;
  const stock = known.variants.find(({ id }) => id === variant.id)!.stock;
  const basedOn = stock.find(({ kind, id }) => kind === place.kind && id === place.id)?.pieces ?? 0;
  const counted = { sku: variant.id, kind: place.kind, locationId: place.id, pieces, basedOn, reason: 'delivery' };
  const answer = await office.post('/api/studio/products/stock', { data: counted });
  expect(answer.status(), await answer.text()).toBe(200);
}
