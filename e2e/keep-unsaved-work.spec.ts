import { delays } from '@selvedge/domain/constants.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';
/** No other journey writes in Latvian. */
const text = { scope: 'lv', key: 'page.wishlist.title' };
const soon = { timeout: 40_000 };

test.use({ viewport: { width: 1440, height: 900 } });
test.slow();

test('a screen that breaks leaves the others open, and opens again', { tag: '@all' }, async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/studio/home', (route) => (isBroken ? route.fulfill({ json: {} }) : route.continue()));
  await signIn(page, '/studio/home');
  await expect(page.getByRole('heading', { name: 'This screen crashed' })).toBeVisible(soon);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible(soon);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This screen crashed' })).toBeVisible(soon);
  isBroken = false;
  await page.getByRole('button', { name: 'Reload screen' }).click();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible(soon);
});

test('a word goes live with a release, which its link opens', { tag: '@all' }, async ({ page }) => {
  const name = `Words ${Date.now()}`;
  await signIn(page, `/studio/translations?columns=${text.scope}&filter=${text.key}`);
  await takeBack(page);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: text.key }) });
  await row.first().getByRole('gridcell').nth(1).click();
  const about = page.getByRole('complementary', { name: 'About this text' });
  await about.getByText('Change with a release').click();
  const words = about.getByRole('textbox', { name: 'New text' });
  await words.fill('{nobody}');
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await expect(words).toHaveAccessibleDescription(/\{nobody\}/);
  await words.fill('Vēlmes');
  await about.getByRole('textbox', { name: 'Name' }).fill(name);
  await about.getByRole('button', { name: 'Schedule', exact: true }).click();
  await about.getByRole('link', { name }).click();

  const card = page.getByRole('article', { name });
  await expect(card).toHaveAttribute('aria-current', 'true', soon);
  await expect(card).toContainText('Vēlmes');
  expect(await violations(page)).toEqual([]);
  expect(await shown(page)).not.toBe('Vēlmes');
  await card.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(`${name} is live`)).toBeVisible(soon);
  await expect.poll(() => shown(page), soon).toBe('Vēlmes');
  await takeBack(page);
  await expect.poll(() => shown(page), soon).not.toBe('Vēlmes');
});

test('two people change one promotion: the second sees both, and what is typed wrong is told', { tag: '@all' }, async ({ page }) => {
  const id = `two-people-${Date.now()}`;
  const body = { id, names: { en: 'Two people' }, isActive: false, benefit: { kind: 'percentage', percent: 10 } };
  await signIn(page, '/studio/home');
  await page.request.put(`/api/studio/promotions/${id}`, { data: body });
  await page.goto(`/studio/promotions/${id}`);
  const screen = page.getByRole('region', { name: 'Two people' });
  const priority = screen.getByRole('textbox', { name: 'Priority' });
  await priority.fill('many');
  await expect(priority).toHaveAttribute('aria-invalid', 'true');
  await expect(priority).toHaveAccessibleDescription(/./);
  await priority.fill('7');

  const hers = await page.request.put(`/api/studio/promotions/${id}?basedOn=1`, { data: { ...body, names: { en: 'Hers' }, priority: 3 } });
  expect(hers.ok()).toBe(true);
  await screen.getByRole('button', { name: 'Save' }).click();
  const both = page.getByRole('complementary', { name: 'Conflicting changes' });
  const choice = both.getByRole('group', { name: 'Priority' });
  await expect(choice).toContainText('3', soon);
  await expect(choice).toContainText('7');
  expect(await violations(page)).toEqual([]);
  await choice.getByRole('radio', { name: /^Yours/ }).check();
  await both.getByRole('button', { name: 'Continue with selection' }).click();
  await expect(both).toHaveCount(0, soon);
  // The panel goes when the choice is made, and the saving of it follows.
  const kept = async () => {
    const all = (await (await page.request.get('/api/studio/promotions')).json()) as { promotion: { id: string; priority: number } }[];
    return all.find(({ promotion }) => promotion.id === id)?.promotion;
  };
  await expect.poll(kept, soon).toMatchObject({ priority: 7, names: { en: 'Hers' } });
});

test.describe('who was never asked about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is not asked in a preview, and leaves no trace there', { tag: '@all' }, async ({ page, context }) => {
    await signIn(page, '/studio/home');
    const answer = await page.request.post('/api/studio/preview', { data: { market: 'lv-LV', path: '' } });
    const { url } = (await answer.json()) as { url: string };
    await page.clock.install();
    await page.goto(url);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await page.clock.runFor(delays.appBannerFlyout + 1000);
    await expect(page.getByRole('button', { name: 'Necessary only' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const kept = (await context.cookies()).map(({ name }) => name);
    expect(kept.filter((name) => /^(analytics_id|frontendCookies|geo_locator)$/.test(name))).toEqual([]);
  });
});

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible(soon);
}

async function shown(page: Page): Promise<string | undefined> {
  const texts = (await (await page.request.get('/api/f/lv-LV/translations')).json()) as Record<string, string>;
  return texts[text.key];
}

/** Whatever an earlier run has left. */
async function takeBack(page: Page): Promise<void> {
  const read = await page.request.get(`/api/studio/translations/texts?scopes=${text.scope}`);
  const [scope] = (await read.json()) as { texts: Record<string, { text: string | null; version: number } | undefined> }[];
  const written = scope?.texts[text.key];
  if (!written?.text) return;
  const changes = [{ ...text, text: null, basedOn: written.version }];
  expect((await page.request.put('/api/studio/translations/texts', { data: { changes } })).ok()).toBe(true);
}
