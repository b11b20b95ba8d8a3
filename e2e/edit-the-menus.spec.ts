import { scrollTo } from './scroll-to.ts';
import { type APIRequestContext, expect, type FrameLocator, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(150_000);
// One menu, changed by both: one after the other.
test.describe.configure({ mode: 'serial' });

test('an editor fixes a German menu by keys and by hand, sees it in the preview, publishes it and brings the old one back', {
  tag: '@all',
}, async ({ page }) => {
  const seen = await watchPage(page);
  await signIn(page, '/studio/navigation/de-DE');
  await expect(entry(page, 'Damen')).toBeVisible({ timeout: 30_000 });
  expect(await violations(page, { iframes: false })).toEqual([]);
  const before = await menuOf(page.request);
  expect(before.slice(0, 2)).toEqual(['Neu', 'Damen']);

  // Renamed, and found in the real header of the preview.
  await entry(page, 'Damen').click();
  const words = `Frauen ${Date.now() % 100_000}`;
  await field(page, 'Title').fill(words);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const shop = page.frameLocator('iframe[title="Shop preview"]');
  await expect(shop.locator('#site-menu').getByRole('link', { name: words, exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await menuOf(page.request)).toEqual(before);

  // Up by keys, and a link from one column to another by hand.
  await entry(page, words).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entry(page, words)).toBeFocused();
  await expect(page.getByText(`${words} moved: 1 of 5 in Main menu`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Kleidung')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await entry(page, 'Schuhe & Accessoires').click();
  await page.keyboard.press('ArrowRight');
  await drag(page, 'Röcke', 'Alle Accessoires');
  await expect(page.getByText(/^Röcke moved: \d of \d in Schuhe & Accessoires/)).toBeAttached();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await panel.getByText('Changes for shoppers').click();
  await expect(panel).toContainText(words);
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Live as version \d+/)).toBeVisible();
  await expect.poll(() => menuOf(page.request), { timeout: 30_000 }).toEqual([words, 'Neu', ...before.slice(2)]);
  await page.keyboard.press('Escape');

  // What the shop was opened with is the first version, and comes back.
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /^Version 1\b/ }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(entry(page, 'Damen')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => menuOf(page.request), { timeout: 30_000 }).toEqual(before);

  expect(seen.consoleErrors.filter((line) => !/401|404/.test(line))).toEqual([]);
});

test('two editors of one menu see both works, and what they changed apart from each other is put together', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await signIn(page, '/studio/navigation/de-DE');
  await expect(entry(page, 'Damen')).toBeVisible({ timeout: 30_000 });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, '/studio/navigation/de-DE');
  await expect(entry(other, 'Damen')).toBeVisible({ timeout: 30_000 });

  // The brands of one and the menu of the other do not touch.
  await entry(other, 'Brands 2').click();
  await other.keyboard.press('ArrowRight');
  await entry(other, 'Other Side').click();
  const kept = other.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/settings/draft'));
  await field(other, 'Name').fill('Andere Seite');
  await kept;
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect(entry(other, 'Andere Seite')).toBeVisible();
  await entry(page, 'Stoffe').click();
  await field(page, 'Title').fill('Tuche');
  await expect(page.getByText(/Both are kept/)).toBeVisible();
  await expect(entry(page, 'Tuche')).toBeVisible();
  await entry(page, 'Brands 2').click();
  await page.keyboard.press('ArrowRight');
  await expect(entry(page, 'Andere Seite')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The same title does.
  await entry(other, 'Stoffe').click();
  await field(other, 'Title').fill('Gewebe');
  const panel = other.getByRole('complementary', { name: 'Conflicting changes' });
  await expect(panel).toContainText('Tuche');
  await expect(panel).toContainText('Gewebe');
  await panel.getByRole('radio', { name: /^Yours/ }).check();
  await panel.getByRole('button', { name: 'Continue with selection' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Versions' }).click();
  await expect(other.getByRole('button', { name: /discarded/ }).first()).toBeVisible();
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(entry(other, 'Herren')).toBeVisible();
  await context.close();
});

test('a change of the menu waits in a release, and is called off', { tag: '@all' }, async ({ page }) => {
  await signIn(page, '/studio/navigation/de-DE');
  await entry(page, 'Sale').click();
  await field(page, 'Subtitle').fill('bis 50 %');
  await expect(page.getByText('Live, with unpublished changes')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const name = `Sale ${Date.now()}`;
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await panel.getByRole('textbox', { name: 'Name' }).fill(name);
  await panel.getByRole('textbox', { name: 'Date and time' }).fill('2036-01-10T08:00');
  await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(`${name}: 10 Jan 2036, 08:00`)).toBeVisible();
  await page.goto('/studio/releases');
  const release = page.getByRole('article', { name });
  await expect(release.getByRole('link', { name: 'Menus' })).toHaveAttribute('href', '/studio/navigation/de-DE');
  await release.getByRole('button', { name: 'Cancel release' }).click();
  await expect(release).toContainText(/Cancelled/i);
  await page.goto('/studio/navigation/de-DE');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Changes discarded and kept as a version')).toBeVisible();
});

test('a footer is worked on beside the menus, and what is unfinished among the banners is not in its way', { tag: '@all' }, async ({
  page,
}) => {
  await signIn(page, '/studio/banners/slim/de-DE');
  await page.getByRole('button', { name: 'Add banner' }).click();
  await expect(page.getByText('Live, with unpublished changes')).toBeVisible();

  await page.goto('/studio/footer/de-DE');
  await expect(page.getByText('Live, with unpublished changes')).toBeHidden();
  await entry(page, 'Hilfe').click();
  await field(page, 'Title').fill('Hilfe und Rat');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await violations(page, { iframes: false })).toEqual([]);
  const shop = page.frameLocator('iframe[title="Shop preview"]');
  await expect(shop.locator('#footer').getByRole('heading', { name: 'Hilfe und Rat' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Live as version \d+/)).toBeVisible();
  const site = async () => (await page.request.get('/api/f/de-DE/navigation')).json();
  await expect.poll(async () => (await site()).footer[0].title, { timeout: 30_000 }).toBe('Hilfe und Rat');
  expect((await site()).slimBanners).toHaveLength(2);
  await page.keyboard.press('Escape');

  // The first page of the Studio knows whose work waits, and where.
  await page.goto('/studio');
  const waiting = page.getByRole('main').getByRole('link', { name: /^Banners/ });
  await expect(waiting.first()).toHaveAttribute('href', '/studio/banners/slim/de-DE');
  await expect(page.getByRole('main').getByRole('link', { name: /^Footer/ })).toHaveCount(0);
  await waiting.first().click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Changes discarded and kept as a version')).toBeVisible();
});

test('a brand is given other colours, seen on its own front before anybody else, refused where they cannot be read, and published', async ({
  page,
}) => {
  const seen = await watchPage(page);
  await signIn(page, '/studio/navigation/de-DE');
  await entry(page, 'Brands 2').click();
  await page.keyboard.press('ArrowRight');
  await entry(page, 'Other Side').click();

  // Whoever chooses a brand looks at its front, as it is dressed now.
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('multiBrandMenu.1');
  const preview = page.frameLocator('iframe[title="Shop preview"]');
  await expect.poll(() => seenColoursOf(preview), { timeout: 30_000 }).toEqual({ ground: '#f6f7f8', accent: '#26344f' });

  // While it is typed the contrast is said; what cannot be read is refused at its field, and when it is published.
  await field(page, 'Page background').fill('#eef3ee');
  await expect(field(page, 'Page background')).toHaveAccessibleDescription(/Contrast: text 16\.\d:1/);
  await field(page, 'Accent').fill('#f2c200');
  await expect(field(page, 'Accent')).toHaveAccessibleDescription(/accent colour is too low.* on pages 1\.\d:1/);
  await expect(page.getByRole('alert').filter({ hasText: 'The contrast of the accent colour is too low.' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await violations(page, { iframes: false })).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await expect(panel).toContainText('The contrast of the accent colour is too low.');
  await expect(panel.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await field(page, 'Accent').fill('#1f5a3c');
  await expect(page.getByRole('alert').filter({ hasText: 'accent colour' })).toHaveCount(0);
  await expect.poll(() => seenColoursOf(preview), { timeout: 30_000 }).toEqual({ ground: '#eef3ee', accent: '#1f5a3c' });
  const shopper = await page.context().browser()!.newContext();
  const shop = await shopper.newPage();
  await shop.goto('/de-DE/other-side');
  expect(await coloursOf(shop)).toEqual({ ground: '#f6f7f8', accent: '#26344f' });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Live as version \d+/)).toBeVisible();
  await expect(async () => {
    await shop.goto('/de-DE/other-side');
    expect(await coloursOf(shop)).toEqual({ ground: '#eef3ee', accent: '#1f5a3c' });
  }).toPass({ timeout: 30_000 });
  await shop.goto('/de-DE');
  expect(await coloursOf(shop)).toEqual({ ground: '#fbfaf7', accent: '#b4231f' });
  await shopper.close();

  // As the next journey finds it.
  await page.keyboard.press('Escape');
  await field(page, 'Page background').fill('#f6f7f8');
  await field(page, 'Accent').fill('#26344f');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => seenColoursOf(preview), { timeout: 30_000 }).toEqual({ ground: '#f6f7f8', accent: '#26344f' });
  expect(seen.consoleErrors.filter((line) => !/401|404/.test(line))).toEqual([]);
});

async function signIn(page: Page, path: string): Promise<void> {
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  await page.goto(path);
}

const entry = (page: Page, title: string) => page.getByRole('treeitem', { name: title, exact: true }).first();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** What a page of the shop is dressed in: colours that are worn, and not only declared. */
async function coloursOf(shop: Page | FrameLocator): Promise<{ ground: string; accent: string }> {
  const worn = await shop.locator('html').evaluate((root) => {
    const accent = getComputedStyle(root).getPropertyValue('--accent').trim();
    return { ground: getComputedStyle(root).backgroundColor, accent };
  });
  const parts = worn.ground.match(/\d+/g) ?? [];
  return { ...worn, ground: `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` };
}

/** A preview that is loading anew has no colours to look at for a moment. */
const seenColoursOf = (preview: FrameLocator) => coloursOf(preview).catch(() => 'loading');

/** In steps, as a hand does it: one leap is no drag for a browser. */
async function drag(page: Page, title: string, onto: string): Promise<void> {
  await scrollTo(entry(page, title));
  const from = (await entry(page, title).boundingBox())!;
  const to = (await entry(page, onto).boundingBox())!;
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 66, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + to.height - 4, { steps: 12 });
  await page.mouse.move(to.x + 60, to.y + to.height - 3);
  await page.mouse.up();
}

async function menuOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/f/de-DE/navigation');
  const { mainMenu } = (await answer.json()) as { mainMenu: { title: string }[] };
  return mainMenu.map(({ title }) => title);
}
