import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { type There, visit } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page, test } from './test.ts';

const tiles = (page: Page) => page.locator('main [data-product]');
const tags = (page: Page, there: There) => page.getByRole('list', { name: there.t('search.understood') }).getByRole('link');
const field = (page: Page, there: There) => page.getByRole('combobox', { name: there.t('search.label') });

async function search(page: Page, there: There, words: string): Promise<void> {
  await page.goto(there.url('/search'));
  await field(page, there).fill(words);
  await field(page, there).press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
}

test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

const searches = [
  { market: 'de-DE', words: 'schwarze Jeans unter 100', most: 100, currency: 'EUR', colour: 'Schwarz', garment: 'Jeans' },
  { market: 'ar-AE', words: 'جينز أسود أقل من ٥٠٠', most: 500, currency: 'AED', colour: 'أسود', garment: 'جينز' },
];

for (const { market, words, most, currency, colour, garment } of searches) {
  test(`${market}: colour, garment and price of a search are filters that can be taken away`, async ({ page, request }) => {
    const there = await visit(request, market);
    await search(page, there, words);
    const price = there.t('listing.priceBelow', { price: there.money({ amount: most, currency }) });
    await expect(tags(page, there)).toHaveCount(3);
    for (const text of [colour, garment, price]) {
      await expect(tags(page, there).filter({ hasText: text })).toHaveAccessibleName(`${there.t('listing.remove')} ${text}`);
    }
    const answer = await request.post(`/api/catalog/${market}/search`, { data: { searchTerms: words, size: 100, onePerStyle: true } });
    const { results } = (await answer.json()) as { results: ProductCard[] };
    expect(results.filter((card) => card.price.salesPrice.amount > most || !/_black_/i.test(card.id))).toEqual([]);
    await expect(tiles(page)).toHaveCount(results.length);
    await tags(page, there).filter({ hasText: price }).click();
    await expect(page).toHaveURL((url) => url.searchParams.getAll('plain').join() === 'price');
    await expect(tags(page, there)).toHaveCount(2);
    expect(await tiles(page).count()).toBeGreaterThan(results.length);
  });
}

test('where nothing has all of the words, the page says what it shows instead', async ({ page, request }) => {
  const there = await visit(request, 'ar-AE');
  await search(page, there, 'فستان أسود qwertz');
  await expect(page.getByText(there.like('search.dropped', { term: 'فستان أسود qwertz', shown: 'فستان أسود' }))).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});

test('a misspelt word is asked about', async ({ page, request }) => {
  const there = await visit(request, 'de-DE');
  await search(page, there, 'schwarze Jaens');
  await page.getByRole('link', { name: there.like('search.didYouMean', { term: 'schwarze jeans' }) }).click();
  await expect(page).toHaveURL(there.at('/search?q=schwarze%20jeans'));
  await expect(tags(page, there)).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('what was understood is taken away by its link', async ({ page, request }) => {
    const there = await visit(request, 'de-DE');
    await page.goto(there.url('/search?q=schwarze%20Jeans'));
    await tags(page, there).filter({ hasText: 'Schwarz' }).click();
    await expect(tags(page, there)).toHaveCount(1);
    await expect(page.locator('#filters input[name="plain"]')).toHaveValue('colour.black');
  });
});
