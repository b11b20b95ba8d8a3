import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ among: ['de-DE', 'hu-HU', 'en-CA', 'ro-RO', 'ar-KW'] });

test('STO-006 a store is found by its town, made one’s own, and its page read; the list is there without scripts', async ({
  page,
  there,
  browser,
  baseURL,
}) => {
  await skipPrompts({ context: page.context(), baseURL });
  const { t } = there;
  const stores = (await (await page.request.get(`/api/stores/${there.id}`)).json()) as { name: string; city: string; url: string }[];
  const { name, city, url } = stores.at(-1)!;

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const bare = await plain.newPage();
  await bare.goto(`/${there.id}/stores/find?q=${encodeURIComponent(city)}`);
  await expect(bare.getByRole('link', { name })).toBeVisible();
  await plain.close();

  await page.goto(`/${there.id}/stores/find`);
  await page.getByLabel(t('store.where')).fill(city);
  await page.getByRole('button', { name: t('store.look'), exact: true }).click();
  await expect(page).toHaveURL(/\?q=/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await row.getByRole('button', { name: t('store.makeMine') }).click();
  await expect(row.getByRole('button', { name: t('store.mine') })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: t('checkout.map') })).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`${url}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('table', { name: t('store.hours') })).toBeVisible();
  // Kept for the next visit.
  await page.reload();
  await expect(page.getByRole('button', { name: t('store.mine') })).toHaveAttribute('aria-pressed', 'true');
});
