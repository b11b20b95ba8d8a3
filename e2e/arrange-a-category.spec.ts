import { discardDraft, publishDraft } from './draft-steps.ts';
import { openStudio } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

const belts = 'women-accessories-belts';
const shopPath = '/da-DK/women/accessories/belts';

test.use({ viewport: { width: 1440, height: 1000 } });
test.setTimeout(180_000);

test('a merchandiser puts belts in order on their tiles, and shoppers of Denmark find them so', async ({ page, request }) => {
  await openStudio(page, `/studio/categories/da-DK/${belts}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bælter' })).toBeVisible({ timeout: 30_000 });
  const tiles = page.getByRole('region', { name: 'Shopper view' }).locator('ol > li');
  await discardDraft(page);
  await expect(tiles.nth(3)).toBeVisible();
  const third = await handleOf(page, 2);

  // By a button, then by the keyboard: what was third becomes first, and then second.
  await tiles
    .nth(2)
    .getByRole('button', { name: /to the top/ })
    .click();
  await expect(tiles.first().locator('[data-handle]')).toHaveAttribute('data-handle', third);
  await tiles.first().locator('[data-handle]').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(tiles.nth(1).locator('[data-handle]')).toHaveAttribute('data-handle', third);
  await expect(tiles.nth(1)).toContainText('Nº 2');
  await expect(tiles.nth(1).locator('[data-handle]')).toBeFocused();

  // By dragging: the fourth goes before all.
  const fourth = await handleOf(page, 3);
  await tiles.nth(3).dragTo(tiles.first());
  await expect(tiles.first().locator('[data-handle]')).toHaveAttribute('data-handle', fourth);
  expect(await violations(page)).toEqual([]);

  await publishDraft(page);
  await expect(async () => {
    const { ids } = (await (await request.post('/api/catalog/da-DK/search-ids', { data: { category: belts, size: 3 } })).json()) as {
      ids: string[];
    };
    expect([ids[0], ids[2]]).toEqual([fourth, third]);
    const listing = (await (await request.get(`${shopPath}?type=json`)).json()) as { content: { listing: { results: { id: string }[] } } };
    expect(listing.content.listing.results[0]?.id).toBe(fourth);
  }).toPass({ timeout: 20_000 });

  // Denmark only.
  const { ids } = (await (await request.post('/api/catalog/sv-SE/search-ids', { data: { category: belts, size: 3 } })).json()) as {
    ids: string[];
  };
  expect(ids[0]).not.toBe(fourth);
});

test('a rule is tried on the listing, its effect is seen, and it is taken back', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/categories/da-DK/women-accessories-scarves');
  const preview = page.getByRole('region', { name: 'Shopper view' });
  await discardDraft(page);
  await expect(preview.getByText('same products as live')).toBeVisible();
  await page.getByRole('radio', { name: /By rule/ }).check();
  await expect(preview.getByText('Finish the rule to see its products.')).toBeVisible();
  await expect(page.getByText('Add at least one value.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Add condition' }).selectOption('facet');
  await page.getByRole('button', { name: 'Remove Tags' }).click();
  await page.getByRole('combobox', { name: 'Attribute' }).selectOption('category');
  await page.getByRole('button', { name: '+ Value' }).click();
  await page.getByRole('searchbox', { name: 'Find', exact: true }).last().fill('bags');
  await page.getByRole('listitem').filter({ hasText: 'women-accessories-bags' }).getByRole('button').click();
  await expect(preview.getByText(/^\d+ added/)).toBeVisible();
  await expect(preview.getByText(/^\d+ removed/)).toBeVisible();
  await expect(preview.locator('ol > li').first()).toContainText('added');

  await page.getByRole('combobox', { name: 'Add condition' }).selectOption('price');
  await page.getByRole('spinbutton', { name: 'From' }).fill('9');
  await page.getByRole('spinbutton', { name: 'To', exact: true }).fill('3');
  await expect(page.getByText('Enter the lower price first.')).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(preview.getByText('same products as live')).toBeVisible();
  await expect(page.getByRole('radio', { name: /From the assortment/ })).toBeChecked();
});

test('the tree is walked with the keyboard, and what hangs on a category is said before it is taken away', { tag: '@all' }, async ({
  page,
}) => {
  await openStudio(page, '/studio/categories/da-DK');
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await discardDraft(page);
  await expect(row('Kjoler')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Move Kjoler:' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: /Kjoler: \d+ of \d+ under/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Move Kjoler:' })).toBeFocused();
  // By its handle it goes before another one, and back with Undo.
  await page.getByRole('button', { name: 'Move Skjorter & bluser:' }).dragTo(row('Kjoler'), { targetPosition: { x: 300, y: 4 } });
  await expect(page.getByRole('status').filter({ hasText: /Skjorter & bluser: \d+ of \d+ under/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Names for Kjoler' }).click();
  await row('Kjoler').getByLabel('Danish').fill('Lange kjoler');
  await expect(row('Lange kjoler')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Lange kjoler' }).click();
  const note = page.getByRole('region', { name: 'Remove Lange kjoler' });
  await expect(note).toContainText('/women/clothing/dresses');
  await expect(note).toContainText('Shoppers won’t see any change until you publish.');
  await note.getByRole('button', { name: 'Remove' }).click();
  await expect(row('Lange kjoler')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row('Lange kjoler')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Til gaver');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await row('Til gaver').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Til gaver' })).toBeVisible();
  await page.getByRole('radio', { name: /Hand-picked/ }).check();
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('bælte');
  await page.getByRole('listitem').filter({ hasText: /_/ }).getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Shopper view' })).toContainText('1 product');

  await page.goto('/studio/categories/da-DK');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(row('Kjoler')).toBeVisible();
});

async function handleOf(page: Page, at: number): Promise<string> {
  return (await page.locator('[data-handle]').nth(at).getAttribute('data-handle')) ?? '';
}
