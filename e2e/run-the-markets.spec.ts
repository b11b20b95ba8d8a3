import { decideConsent, optionalCategories, writeConsent } from '@selvedge/domain/consent/consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { openStudio } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 1000 } });
test.setTimeout(120_000);

test('MKT-051 a country manager writes prices another way, shoppers read them so, and it is taken back', async ({ page, request }) => {
  await openStudio(page, '/studio/markets/sl-SI');
  await beginAnew(page, 'sl-SI');
  const reads = page.getByRole('complementary', { name: 'How it reads' });
  await expect(reads).toContainText(/1\.?234,50\s€/);
  await page.getByLabel('Sign of the currency').fill('EUR');
  await page.getByLabel('It stands').selectOption('before');
  await expect(reads).toContainText(/EUR\s1\.?234,50/);
  await page.getByLabel('Mark between thousands').selectOption(',');
  await page.getByRole('button', { name: 'Save, live at once' }).click();
  await expect(page.getByText('Thousands and decimals need different marks.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Mark between thousands').selectOption('');
  await page.getByRole('button', { name: 'Save, live at once' }).click();
  await expect(page.getByText('sl-SI is saved and live')).toBeVisible();

  const shelf = async () => (await (await request.get('/sl-SI/search?q=jeans')).text()).replaceAll('\u00a0', ' ');
  await expect(async () => expect(await shelf()).toMatch(/EUR \d+,\d\d/)).toPass({ timeout: 20_000 });
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(async () => expect(await shelf()).not.toMatch(/EUR \d+,\d\d/)).toPass({ timeout: 20_000 });
});

test('a province raises its tax: the rate is corrected in a draft, and goes back to what the shop knows', async ({ page }) => {
  await openStudio(page, '/studio/markets/fr-CA/thresholds');
  const quebec = page.getByRole('row', { name: /^Quebec/ });
  const rate = quebec.getByRole('textbox', { name: 'Quebec: Rate in per cent' }).nth(1);
  await expect(rate).toBeVisible();
  const own = page.getByRole('button', { name: 'Give it its own' });
  if (await own.isVisible()) await own.click();
  const back = quebec.getByRole('button', { name: /^Back to GST 5 % \+ QST 9.975 %/ });
  if (await back.isVisible()) await back.click();
  await expect(rate).toHaveValue('9.975');
  await rate.fill('10,5');
  await rate.press('Tab');
  await expect(back).toBeVisible();
  await expect(rate).toHaveValue('10.5');
  expect(await violations(page)).toEqual([]);
  await back.click();
  await expect(back).toHaveCount(0);
});

test('what is searched for in vain is counted for those who agreed, and is one step from a synonym', async ({ page, browser, baseURL }) => {
  const run = Date.now();
  const [agreed, silent] = [`hlacnik${run % 100_000_000}`, `skrivnost${run % 100_000_000}`];
  await page.goto(`/sl-SI/search?q=${silent}`);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(silent) })).toBeVisible();

  const shopper = await browser.newContext({ baseURL: baseURL as string });
  await shopper.addCookies([
    { name: cookies.store.name, value: encodeURIComponent(writeConsent(decideConsent(optionalCategories))), url: baseURL as string },
  ]);
  const shop = await shopper.newPage();
  const told = shop.waitForResponse((response) => response.url().endsWith('/api/catalog/sl-SI/searched'));
  await shop.goto(`/sl-SI/search?q=${agreed}`);
  expect((await told).status()).toBe(204);
  await shopper.close();

  await openStudio(page, '/studio/search/sl-SI/terms');
  const inVain = page.getByRole('region', { name: 'Found nothing' });
  await expect(inVain.getByRole('link', { name: agreed, exact: true })).toBeVisible();
  await expect(page.getByText(silent)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await inVain.getByRole('link', { name: `Synonym ${agreed}` }).click();
  await expect(page.getByRole('textbox', { name: 'New group of words' })).toHaveValue(`${agreed}, `);
});

/** What an attempt before may have left behind. */
async function beginAnew(page: Page, id: string): Promise<void> {
  const { version, settings } = await (await page.request.get(`/api/studio/market/${id}`)).json();
  const answer = await page.request.put(`/api/studio/market/${id}`, { data: { basedOn: version, settings: { ...settings, formats: {} } } });
  expect(answer.status()).toBe(200);
  await page.reload();
}
