import { discardDraft, publishDraft } from './draft-steps.ts';
import { openStudio } from './staff.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 1000 } });
test.setTimeout(180_000);

test('a word that Norway uses finds jumpers after it is tried out and published', async ({ page, request }) => {
  const search = async (searchTerms: string, market = 'nb-NO') =>
    (await (await request.post(`/api/catalog/${market}/search-ids`, { data: { searchTerms } })).json()) as {
      ids: string[];
      totalResults: number;
    };
  const word = `hyttevenn${Date.now()}`;
  await openStudio(page, '/studio/search/nb-NO/synonyms');
  await discardDraft(page);
  const own = page.getByRole('button', { name: 'Create own version' });
  if (await own.isVisible()) await own.click();
  const line = page.getByRole('textbox', { name: 'New word group' });
  await line.fill(`${word}, genser`);
  await line.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Words with the same meaning' }).first()).toHaveValue(`${word}, genser`);

  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByRole('searchbox').fill(word);
  await expect(trial.getByText('by a synonym').first()).toBeVisible();
  await expect(trial.getByText(/[1-9]\d* products? found/)).toBeVisible();
  expect((await search(word)).totalResults).toBe(0);
  expect(await violations(page)).toEqual([]);

  await publishDraft(page);
  await expect(async () => expect((await search(word)).totalResults).toBeGreaterThan(0)).toPass({ timeout: 20_000 });
  expect((await search(word, 'sv-SE')).totalResults).toBe(0);
});

test('a search is led to a page of the shop, and nowhere else', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/search/nb-NO/redirects');
  await discardDraft(page);
  await page.getByRole('button', { name: '+ Redirect' }).click();
  await page.getByRole('textbox', { name: 'Search term' }).first().fill('vaskeanvisning');
  await page.getByRole('textbox', { name: 'Redirect to' }).first().fill('//evil.example');
  await expect(page.getByText('Enter a path in this shop, without the market')).toBeVisible();
  await page.getByRole('button', { name: 'Find', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Page, category or product' }).fill('care');
  await page.getByRole('listitem').filter({ hasText: '/i/care' }).last().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Redirect to' }).first()).toHaveValue('/i/care');
  await page.getByRole('region', { name: 'Try it' }).getByRole('searchbox').fill('VASKEANVISNING');
  await expect(page.getByText('This search redirects to /i/care')).toBeVisible();
  await publishDraft(page);
  await expect(async () => {
    await page.goto('/nb-NO/search?q=Vaskeanvisning');
    expect(new URL(page.url()).pathname).toBe('/nb-NO/i/care');
  }).toPass({ timeout: 30_000 });
});

test('the test box explains every place, and why a product is not there', { tag: '@all' }, async ({ page, request }) => {
  const body = { data: { searchTerms: 'ull genser', size: 3 } };
  const { ids } = (await (await request.post('/api/catalog/nb-NO/search-ids', body)).json()) as { ids: string[] };
  const other = (await (await request.post('/api/catalog/nb-NO/search-ids', { data: { searchTerms: 'belte', size: 1 } })).json()) as {
    ids: string[];
  };
  await openStudio(page, '/studio/search/nb-NO/test');
  await page.getByRole('searchbox', { name: 'Search for' }).fill('ull genser');
  const results = page.locator('ol > li').filter({ hasText: 'points' });
  await expect(results.first()).toContainText(ids[0] ?? '', { timeout: 30_000 });
  await expect(results.nth(2)).toContainText(ids[2] ?? '');

  // The points of the parts are the points of the product.
  const parts = await results.first().locator('small').allTextContents();
  const sum = parts.reduce((total, each) => total + Number(/\+(\d+)$/.exec(each.trim())?.[1] ?? 0), 0);
  await expect(results.first()).toContainText(`${sum} points`);

  await page.getByRole('textbox', { name: 'Why is this product (not) shown?' }).fill(other.ids[0] ?? '');
  const why = page.getByRole('region', { name: 'Why is this product (not) shown?' });
  await expect(why).toContainText('The filters read from the search leave it out.');
  await why.getByText('Searchable text', { exact: true }).click();
  await expect(why.getByRole('definition').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Why is this product (not) shown?' }).fill(ids[1] ?? '');
  await expect(why).toContainText('It’s number 2.');
  expect(await violations(page)).toEqual([]);
});

test('SRC-037 rows of suggestions are chosen and put in order', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/search/nb-NO/suggestions');
  await discardDraft(page);
  for (const row of ['Suggested searches', 'Products', 'Categories', 'Recent searches', 'Help links']) {
    await page.getByRole('checkbox', { name: row, exact: true }).uncheck();
  }
  for (const row of ['Products', 'Categories', 'Recent searches', 'Help links']) {
    await page.getByRole('checkbox', { name: row, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Move Help links up' }).click();
  await page.getByRole('button', { name: 'Move Help links up' }).click();
  await page.getByRole('button', { name: 'Move Help links up' }).click();
  await page.getByRole('checkbox', { name: 'Categories', exact: true }).uncheck();
  expect(await violations(page)).toEqual([]);
  await publishDraft(page);
  await expect(async () => {
    await page.goto('/nb-NO');
    const answer = await page.request.get('/nb-NO?type=json');
    const { searchConfigurations } = (await answer.json()) as { searchConfigurations: { suggestions: { rows: string[] } } };
    expect(searchConfigurations.suggestions.rows).toEqual(['helpLinks', 'products', 'searches']);
  }).toPass({ timeout: 20_000 });
  await expect(async () => {
    await page.goto('/nb-NO/search');
    await page.getByRole('combobox').first().fill('strikk');
    await expect(page.getByRole('group').first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first().getByRole('option').first()).toHaveAttribute('href', /\/nb-NO\/i\//);
});
