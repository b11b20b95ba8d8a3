import { expect, type Page, test } from './test.ts';

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
  await page.goto(path);
  return { letScriptsCome };
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a filter that was ticked before anything listened is chosen when it does', async ({ page }) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/en-GB/men/clothing');
  const value = page.locator('#filters input[name=colour]').first();
  await value.check();
  letScriptsCome();
  await expect(page).toHaveURL(/\?colour=/, { timeout: 30_000 });
  await expect(value).toBeChecked();
});

test('a sorting that was chosen before anything listened is followed when it does', async ({ page }) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/en-GB/men/clothing');
  await page.getByRole('combobox', { name: /sort/i }).selectOption({ index: 1 });
  letScriptsCome();
  await expect(page).toHaveURL(/sort/i, { timeout: 30_000 });
});

test('a button that was pressed before anything listened does its work when it does', async ({ page }) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/en-GB/men/clothing');
  const tiles = page
    .getByRole('radio', { name: '2' })
    .or(page.getByRole('button', { name: '2', exact: true }))
    .first();
  await tiles.evaluate((button: HTMLElement) => button.click());
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('data-grid-desktop', '2', { timeout: 30_000 });
});
