import { blockEditors } from '@selvedge/blocks/block-editors.ts';
import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import { sampleBlock } from '@selvedge/blocks/sample-block.fixture.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { scrollTo } from './scroll-to.ts';
import { someOf } from './some-of.ts';
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page, test } from './test.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';
const market = 'en-GB';
const all = Object.keys(blockEditors) as BlockAlias[];
// In a daily run a sixth of them, in full all: what they have in common is the same in each. The freight message says that a page is whole.
const aliases = all.filter((alias) => alias === 'freeFreight' || someOf('changed blocks', all, Math.ceil(all.length / 6)).includes(alias));
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';
const screens = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
const changed = (alias: BlockAlias) => `Rewritten ${alias}`;

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 });
test.setTimeout(300_000);

test('CMS-042 a field of every block and widget, changed in the Studio, is seen by shoppers on phone, tablet and desktop', {
  tag: '@all',
}, async ({ page, context, browser, baseURL }) => {
  await withoutPictures(context);
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  const goods = await someProducts(page.request);
  const path = `/i/every-block-${Date.now()}`;
  await layEveryBlock(page.request, path, goods);

  await page.goto(`/studio/edit/${market}?path=${encodeURIComponent(path)}`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  for (const alias of aliases) await test.step(`changes ${alias}`, () => change(page, alias));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Live as version/).last()).toBeVisible();

  const shopper = await browser.newContext();
  await withoutPictures(shopper);
  await shopper.addCookies([
    { name: 'geo_locator', value: 'shown', url: baseURL as string },
    { name: 'wishlist', value: encodeURIComponent(goods.join(',')), url: baseURL as string },
  ]);
  for (const [width, height] of someOf('every block', screens)) {
    const shop = await shopper.newPage();
    await shop.setViewportSize({ width, height });
    await shop.goto(`/${market}${path}`);
    // A page that is walked through before it can act on it brings nothing into sight: walk until the last of it is there.
    await expect(async () => {
      await walkDown(shop);
      await expect(freight(shop).first()).toBeAttached({ timeout: 500 });
    }).toPass();
    for (const alias of aliases) await test.step(`${alias} at ${width} px`, () => expectSeen(shop, alias));
    await expectCommon(shop);
    await shop.close();
  }
  await shopper.close();
});

test('a block is laid, reached, moved and deleted with the keyboard alone', { tag: '@all' }, async ({ page, context }) => {
  await withoutPictures(context);
  await page.request.post('/api/studio/sign-in', { data: { email, password } });
  const key = { market, path: `/i/by-keyboard-${Date.now()}` };
  const { content, version } = await (await page.request.post('/api/studio/pages', { data: { ...key, title: 'Keys' } })).json();
  const words = (id: string) => ({ id: `row-${id}`, blocks: [{ ...sampleBlock('text', undefined, id), headline: `Words ${id}` }] });
  content.rows.top = [words('one'), words('two')];
  const saved = await page.request.put('/api/studio/pages/draft', { data: { ...key, basedOn: version, content } });
  expect(saved.status()).toBe(200);
  await page.goto(`/studio/edit/${market}?path=${encodeURIComponent(key.path)}`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });

  const outline = page.getByRole('navigation', { name: 'On this page' });
  const tools = page.getByRole('toolbar', { name: 'This block' });
  const order = () => outline.getByRole('button', { name: /^(Text|SEO text)(:|$)/ });
  await tabTo(page, outline.getByRole('button', { name: /Words two/ }));
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('button', { name: 'On this page' })).toBeFocused();
  await tabTo(page, tools.getByRole('button', { name: 'Move up' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(order()).toHaveText([/Words two/, /Words one/]);

  await tabTo(page, outline.getByRole('combobox', { name: 'Add block below' }));
  await page.keyboard.type('SEO');
  await tabTo(page, outline.getByRole('button', { name: 'Add' }));
  await page.keyboard.press('Enter');
  await tabTo(page, tools.getByRole('button', { name: 'On this page' }));
  await page.keyboard.press('Enter');
  await expect(order()).toHaveText([/Words two/, /Words one/, 'SEO text']);

  await tabTo(page, outline.getByRole('button', { name: /Words two/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, tools.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(order()).toHaveText([/Words one/, 'SEO text']);
  await expect(outline.getByRole('button', { name: /^Row/ })).toHaveCount(1);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/(img|media)\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
}

async function someProducts(request: APIRequestContext): Promise<string[]> {
  const answer = await request.post(`/api/catalog/${market}/search`, { data: { category: 'women', size: 3 } });
  const { results } = (await answer.json()) as { results: { id: string }[] };
  return results.map(({ id }) => id);
}

async function layEveryBlock(request: APIRequestContext, path: string, goods: readonly string[]): Promise<void> {
  const key = { market, path };
  const { content, version } = await (await request.post('/api/studio/pages', { data: { ...key, title: 'Every block' } })).json();
  content.rows.top = aliases.map((alias) => ({
    id: `row-${alias}`,
    blocks: [{ ...sampleBlock(alias), ...common(alias), ...special(alias, goods) }],
  }));
  const saved = await request.put('/api/studio/pages/draft', { data: { ...key, basedOn: version, content } });
  expect(await saved.json()).toMatchObject({ state: 'draft' });
}

/** Blocks that hold another leave to it what all blocks have in common. */
const holders: readonly BlockAlias[] = ['smart', 'promotionSpot'];

/** With a picture above every block the page would be four times as long to walk. */
const pictured: readonly BlockAlias[] = ['canvas', 'imageWithLink', 'imageWithText'];

/** A countdown that runs and a code, told apart by the block that they stand in. */
function common(alias: BlockAlias): object {
  if (holders.includes(alias)) return {};
  return {
    countdown: { countdownDateTime: new Date(Date.now() + 86_400_000).toISOString(), headline: `Ends soon ${alias}` },
    clipboard: { clipboardCode: `CODE-${alias}`, enableClipboardIcon: true },
    subHeadline: `Above ${alias}`,
    ...(!pictured.includes(alias) && { images: undefined }),
  };
}

/** CMS-043 what all blocks have in common stands with each of them, and the clocks run. */
async function expectCommon(shop: Page): Promise<void> {
  const words = await shop.locator('main').innerText();
  const expected = aliases
    .filter((alias) => !holders.includes(alias))
    .flatMap((alias) => [`CODE-${alias}`, `Above ${alias}`, `Ends soon ${alias}`]);
  const lines = new Set(words.split('\n').map((line) => line.trim()));
  expect(expected.filter((each) => !lines.has(each))).toEqual([]);
  expect(words).not.toContain('––');
}

/** Samples have every field set; these would hide or replace what is to be seen. Undefined is left out on the way. */
function special(alias: BlockAlias, goods: readonly string[]): object {
  const words = { id: `inner-${alias}`, _alias: 'text', headline: 'Inner', text: 'Words' };
  switch (alias) {
    case 'slimBannerAnimated':
      return { textSettings: [{ text: 'A line' }] };
    case 'smart':
      return { variants: [{ block: words }] };
    case 'promotionSpot':
      return { block: words };
    case 'canvas':
      return { layers: { mobile: [{ kind: 'headline', text: 'A layer', x: 10, y: 10, width: 80 }] } };
    case 'multiLinkWithImages':
      return { textSectionsTablet: undefined, textSectionsDesktop: undefined };
    case 'imageWithLink':
      return { banner: undefined };
    case 'pdpCarousel':
      return { productId: goods[0] };
    case 'productCarousel':
      return { productIds: goods };
    case 'recommendationCarouselV2':
    case 'recommendationCarouselV3':
    case 'relewiseProductCarousel':
      return { recommendationType: 'popular', categoryId: undefined, settings: { numberOfRecommendations: 4 } };
    default:
      return {};
  }
}

/** Lists whose first entry holds the words. */
const inList: readonly BlockAlias[] = [
  'slimBannerAnimated',
  'slimBannerContainer',
  'smart',
  'canvas',
  'divisionMode',
  'multiLinkWithImages',
];
const byText: readonly BlockAlias[] = ['slimBannerAnimated', 'slimBannerContainer', 'slimBannerSimple', 'slimBannerBlock', 'canvas'];

async function change(page: Page, alias: BlockAlias): Promise<void> {
  const label = (fieldTexts[alias] ?? alias).replaceAll(/[()]/g, '\\$&');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await outline.getByRole('button', { name: new RegExp(`^${label}(:|$)`) }).click();
  if (alias === 'freeFreight') {
    await page.getByRole('combobox', { name: 'Shown as' }).selectOption('message');
  } else if (alias === 'slimBannerAdvanced') {
    await page.locator('[contenteditable="true"]:visible').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(changed(alias));
  } else {
    if (inList.includes(alias)) await page.locator('[class*="ArrayFieldItem-summary"]:visible').first().click();
    const name = byText.includes(alias) ? /^Text( \*)?$/ : /^Headline( \*)?$/;
    // The block's own headline stands above those of what it lists.
    const place = alias === 'divisionMode' || alias === 'multiLinkWithImages' ? 1 : 0;
    await page.getByRole('textbox', { name }).nth(place).fill(changed(alias));
  }
  await page.getByRole('toolbar', { name: 'This block' }).getByRole('button', { name: 'On this page' }).click();
}

const freight = (shop: Page): Locator => shop.locator('main [data-version="message"]');

async function expectSeen(shop: Page, alias: BlockAlias): Promise<void> {
  const seen = alias === 'freeFreight' ? freight(shop) : shop.locator('main').getByText(changed(alias), { exact: true });
  await scrollTo(seen.first());
  await expect(seen.filter({ visible: true }).first()).toBeVisible();
}

/** Goods and pictures come when their place is near the screen. */
async function walkDown(shop: Page): Promise<void> {
  await shop.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 80));
    }
  });
}
