import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { allowCookies } from './allow-cookies.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { orderByCalls } from './order-by-calls.ts';
import { test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));
test.beforeEach(({ context, baseURL }) => allowCookies(context, baseURL, optionalCategories));

type Entry = Record<string, unknown> & { event?: string; ecommerce?: Record<string, unknown> };

/** What stands on the data layer under a name. */
const entries = (page: Page, name: string): Promise<Entry[]> =>
  page.evaluate((wanted) => ((Reflect.get(window, 'dataLayer') ?? []) as Entry[]).filter(({ event }) => event === wanted), name);

test('ANA-023, ANA-032 who agreed is counted: what is seen, chosen, searched for', async ({ page, there }) => {
  // What others look for has more than one answer: a style that is found alone is opened.
  const answer = await page.request.post(`/api/catalog/${there.id}/search`, { data: { size: 1, completions: 1 } });
  const [wanted] = ((await answer.json()) as { completions: [string] }).completions;
  await page.goto(there.url(`/search?q=${encodeURIComponent(wanted)}`));
  const tile = page.locator('main [data-product]').first();
  await expect(tile).toBeVisible();
  await expect.poll(() => entries(page, 'search')).toMatchObject([{ search_term: wanted, results: expect.any(Number) }]);
  await expect.poll(() => entries(page, 'view_item_list')).not.toEqual([]);
  const id = await tile.getAttribute('data-product');
  const seen = (await entries(page, 'view_item_list')).flatMap(({ ecommerce }) => ecommerce?.items as { item_id: string; index: number }[]);
  expect(seen.find(({ item_id }) => item_id === id)).toMatchObject({ index: 1, item_name: expect.any(String), price: expect.any(Number) });

  await tile.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect.poll(() => entries(page, 'select_item')).toMatchObject([{ ecommerce: { items: [{ item_id: id }] } }]);
  await expect.poll(() => entries(page, 'view_item')).toMatchObject([{ ecommerce: { items: [{ item_id: id }] } }]);
  const ids = (await page.context().cookies()).filter(({ name: each }) => each.startsWith('analytics_')).map(({ name: each }) => each);
  expect(ids.sort()).toEqual(['analytics_id', 'analytics_session']);
});

test('ANA-025, ANA-029 a purchase is counted once, however often its receipt is read', { tag: '@all' }, async ({
  page,
  request,
  there,
}) => {
  const card = await issueGiftCard(request, there, 500_000);
  const orderId = await orderByCalls(page, there, { email: newEmail('counted'), card });
  await page.goto(there.url(`/receipt?orderid=${orderId}`));
  await expect.poll(() => entries(page, 'purchase')).toHaveLength(1);
  const [{ ecommerce }] = (await entries(page, 'purchase')) as [Entry];
  expect(ecommerce).toMatchObject({ affiliation: 'Online Store', items: [{ quantity: 1 }], order: { lineItems: [{ isDigital: false }] } });
  await page.reload();
  await expect.poll(() => entries(page, 'page_view')).toHaveLength(1);
  await expect(page.getByText(ecommerce?.transaction_id as string).first()).toBeVisible();
  expect(await entries(page, 'purchase')).toEqual([]);
});
