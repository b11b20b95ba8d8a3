import { test } from './rotation.ts';
import { expect, type Page } from './test.ts';

/** The scripts of a slow line: words and pictures are there, nothing listens yet. */
async function openBeforeScripts(page: Page, path: string): Promise<{ letScriptsCome(): void }> {
  let letScriptsCome = () => {};
  const come = new Promise<void>((done) => {
    letScriptsCome = done;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  // Where scripts do not wait for the first picture, the page has loaded only when they have.
  await page.goto(path, { waitUntil: 'commit' });
  return { letScriptsCome };
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a filter that was ticked before anything listened is chosen when it does', async ({ page, there }) => {
  const { letScriptsCome } = await openBeforeScripts(page, there.url('/men/clothing'));
  const value = page.locator('#filters input[name=colour]').first();
  await value.check();
  letScriptsCome();
  await expect(page).toHaveURL(/\?colour=/, { timeout: 30_000 });
  await expect(value).toBeChecked();
});

test('a sorting that was chosen before anything listened is followed when it does', { tag: '@all' }, async ({ page, there }) => {
  const { letScriptsCome } = await openBeforeScripts(page, there.url('/men/clothing'));
  await page.getByRole('combobox', { name: there.t('listing.sort') }).selectOption({ index: 1 });
  letScriptsCome();
  await expect(page).toHaveURL(/sort/i, { timeout: 30_000 });
});

test('a button that was pressed before anything listened does its work when it does', { tag: '@all' }, async ({ page, there }) => {
  const { letScriptsCome } = await openBeforeScripts(page, there.url('/men/clothing'));
  const tiles = page
    .getByRole('radio', { name: '2' })
    .or(page.getByRole('button', { name: '2', exact: true }))
    .first();
  await tiles.evaluate((button: HTMLElement) => button.click());
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('data-grid-desktop', '2', { timeout: 30_000 });
});

test('words that were typed into the search before anything listened are searched for when it does', { tag: '@all' }, async ({
  page,
  there,
}) => {
  const { letScriptsCome } = await openBeforeScripts(page, there.url('/search'));
  await page.getByRole('combobox').pressSequentially('cardigan');
  letScriptsCome();
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('combobox')).toHaveValue('cardigan');
});

test('words that were typed while the search was on its way stand in its field, with what they find', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await page.goto(there.url(''));
  let letItCome = () => {};
  const come = new Promise<void>((done) => {
    letItCome = done;
  });
  await page.route(/\/assets\/(advanced-search|flyout-host).*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.getByRole('banner').locator('a[href$="/search"]').click();
  await page.keyboard.type('cardig');
  letItCome();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('cardig');
  await page.keyboard.type('an');
  await expect(field).toHaveValue('cardigan');
  await expect(page.getByRole('option').first()).toBeVisible();
});
