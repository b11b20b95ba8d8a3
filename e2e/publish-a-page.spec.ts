import { nextFrames } from './next-frames.ts';
import { test } from './rotation.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(150_000);

test('CMS-001 an editor builds a landing page, and publishes it in two markets', async ({ page }) => {
  const seen = await watchPage(page);
  await signIn(page, '/studio/pages/en-GB');
  const title = `Harbour ${Date.now()}`;
  const path = await beginPage(page, title);

  await lay(page, 'Text');
  await field(page, 'Headline').fill('Cloth for wet days');
  const words = page.locator('[contenteditable="true"]:visible').first();
  await words.click();
  await words.pressSequentially('Waxed, woven tight, and made to be mended.');
  await expect(words).toContainText('made to be mended.');
  await expect(canvas(page).getByText('Cloth for wet days')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await statusOf(page.request, `/en-GB${path}`)).toBe(404);

  await page.getByRole('button', { name: 'Copy to markets' }).click();
  const copy = page.getByRole('complementary', { name: 'Copy to markets' });
  await copy.getByRole('searchbox').fill('Denmark');
  await copy.getByRole('checkbox', { name: /da-DK/ }).check();
  await copy.getByRole('button', { name: 'Copy to 1' }).click();
  await expect(copy.getByRole('link', { name: 'Open draft in da-DK' })).toBeVisible();

  await publish(page);
  await copy.waitFor({ state: 'hidden' });
  await expect.poll(() => textOf(page.request, `/en-GB${path}`), { timeout: 5_000 }).toContain('Cloth for wet days');
  expect(await statusOf(page.request, `/da-DK${path}`)).toBe(404);
  await page.goto(`/studio/edit/da-DK?path=${encodeURIComponent(path)}`);
  await expect(canvas(page).getByText('Cloth for wet days')).toBeVisible();
  await publish(page);
  await expect.poll(() => textOf(page.request, `/da-DK${path}`), { timeout: 5_000 }).toContain('Cloth for wet days');

  expect(seen.consoleErrors.filter((line) => !/401|404/.test(line))).toEqual([]);
  expect(seen.otherHosts).toEqual([]);
});

test('an editor plans a change of a page, previews its date, publishes it at once and restores a version', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await signIn(page, '/studio/pages/en-GB');
  const title = `Harbour ${Date.now()}`;
  const path = await beginPage(page, title);
  await lay(page, 'Text');
  await field(page, 'Headline').fill('Cloth for wet days');
  await expect(canvas(page).getByText('Cloth for wet days')).toBeVisible();
  await publish(page);

  // A change for later: shoppers see nothing of it, the preview of its date does.
  await page.goto(`/studio/edit/en-GB?path=${encodeURIComponent(path)}`);
  await choose(page, 'Cloth for wet days');
  await field(page, 'Headline').fill('Cloth for snow');
  await expect(page.getByText('Live, with unpublished changes')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('textbox', { name: 'Date and time' }).fill('2036-01-10T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(`${title}: 10 Jan 2036, 08:00`)).toBeVisible();
  expect(await textOf(page.request, `/en-GB${path}`)).toContain('Cloth for wet days');

  await page.goto(`/studio/preview/en-GB?path=${encodeURIComponent(path)}`);
  await page.getByLabel('Include drafts').uncheck();
  const shown = page.frameLocator('iframe[title="Preview"]');
  await expect(shown.getByText('Cloth for wet days')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2036-01-11T12:00');
  await expect(shown.getByText('Cloth for snow')).toBeVisible();
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('2036-01-11');
  await page.getByLabel('Phone').check();
  await expect(shown.getByText('Cloth for snow')).toBeVisible();

  // Whoever has the address but not the session sees the shop as it is.
  const url = await page.getByRole('link', { name: /Open in new tab/ }).getAttribute('href');
  const stranger = await browser.newContext();
  expect(await textOf(stranger.request, url!)).toContain('Cloth for wet days');
  await stranger.close();
  // Another tab of the same member of staff shows the live shop.
  expect(await textOf(page.request, `/en-GB${path}`)).toContain('Cloth for wet days');

  // The words for snow go live after all, and then the old ones come back.
  await page.goto('/studio/releases');
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => textOf(page.request, `/en-GB${path}`), { timeout: 5_000 }).toContain('Cloth for snow');
  await page.goto(`/studio/edit/en-GB?path=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /^Version 1\b/ }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(canvas(page).getByText('Cloth for wet days')).toBeVisible();
  await publish(page);
  await expect.poll(() => textOf(page.request, `/en-GB${path}`), { timeout: 5_000 }).toContain('Cloth for wet days');
});

test('two editors of one page: other fields are put together, and of each field that both changed the second chooses whose stays', {
  tag: '@all',
}, async ({ page, browser, there }) => {
  await signIn(page, `/studio/pages/${there.id}`);
  const path = await beginPage(page, `Shared ${Date.now()}`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, `/studio/edit/${there.id}?path=${encodeURIComponent(path)}`);
  await field(other, 'Heading').fill('Written by the second');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await field(page, 'Introduction').fill('Goes on without knowing');
  await expect(page.getByText(/Both are kept/)).toBeVisible();
  await expect(field(page, 'Heading')).toHaveValue('Written by the second');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/pages/draft'));
  await field(page, 'Heading').fill('Again by the first');
  await kept;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await field(other, 'Heading').fill('Again by the second');
  await field(other, 'Introduction').fill('Words of the second');
  const panel = other.getByRole('complementary', { name: 'Conflicting changes' });
  const heading = panel.getByRole('group', { name: 'Heading' });
  await expect(heading).toContainText('Again by the second');
  await expect(heading).toContainText('Again by the first');
  expect(await violations(other, { within: 'aside' })).toEqual([]);

  // By keys alone: mine of the one, theirs of the other.
  const goOn = panel.getByRole('button', { name: 'Continue with selection' });
  await expect(goOn).toBeDisabled();
  await heading.getByRole('radio', { name: /^Yours/ }).press('Space');
  await panel
    .getByRole('group', { name: 'Introduction' })
    .getByRole('radio', { name: /^Theirs/ })
    .press('Space');
  await goOn.press('Enter');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect(field(other, 'Heading')).toHaveValue('Again by the second');
  await expect(field(other, 'Introduction')).toHaveValue('Goes on without knowing');
  await other.getByRole('button', { name: 'Versions' }).click();
  await expect(other.getByRole('button', { name: /discarded/ })).toBeVisible();
  await context.close();
});

async function signIn(page: Page, path: string): Promise<void> {
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  await page.goto(path);
}

/** Answers its path below the market. */
async function beginPage(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'New page' }).click();
  const form = page.getByRole('form', { name: 'New page' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  return new URL(page.url()).searchParams.get('path')!;
}

const canvas = (page: Page) => page.frameLocator('#preview-frame');
/** By role, which leaves out what is folded away. */
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Drags a block from the list onto the page. */
async function lay(page: Page, block: string): Promise<void> {
  const from = (await page.getByText(block, { exact: true }).first().boundingBox())!;
  const frame = (await page.locator('#preview-frame').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 5, { steps: 5 });
  await page.mouse.move(frame.x + frame.width / 2, frame.y + 70, { steps: 20 });
  await page.mouse.move(frame.x + frame.width / 2, frame.y + 76, { steps: 5 });
  await nextFrames(page);
  await page.mouse.up();
  await expect(field(page, 'Headline')).toBeVisible();
}

async function choose(page: Page, words: string): Promise<void> {
  await canvas(page).getByText(words).click({ force: true });
  await expect(field(page, 'Headline')).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Live as version/).last()).toBeVisible();
}

const statusOf = async (request: APIRequestContext, url: string): Promise<number> => (await request.get(url)).status();
const textOf = async (request: APIRequestContext, url: string): Promise<string> => (await request.get(url)).text();
