import { blockEditors } from '@selvedge/blocks/block-editors.ts';
import { extremes, sampleBlock } from '@selvedge/blocks/sample-block.fixture.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { staff } from './staff.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';

const aliases = Object.keys(blockEditors) as BlockAlias[];
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';

test.beforeEach(async ({ page, context, baseURL }) => {
  await skipPrompts({ context, baseURL });
  await context.route(/\/(img|media)\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
  await page.request.post('/api/studio/sign-in', { data: staff });
});

for (const market of someOf('blocks fit', ['de-DE', 'ar-AE']))
  test(`CMS-063 in ${market} no block makes a page scroll sideways, whatever its editor chose, alone or beside others`, async ({
    page,
  }) => {
    const path = await publish(page.request, market, extremeRows(market));
    for (const screen of someOf(`blocks fit in ${market}`, screens)) {
      await page.setViewportSize(screen);
      await page.goto(`/${market}${path}`);
      await expect.poll(() => tooWide(page), { message: `at ${screen.width}`, timeout: 5_000 }).toEqual([]);
    }
  });

test('CMS-010 four texts beside each other break no word, and a block hidden on one kind of screen leaves no empty column', {
  tag: '@all',
}, async ({ page }) => {
  const text = (id: string, more: object = {}) => ({
    ...{ id, _alias: 'text', headline: 'Herbstjacken', text: '<p>Verantwortungsvoll hergestellt</p>', align: 'start' },
    ...more,
  });
  const path = await publish(page.request, 'de-AT', [
    { id: 'four', blocks: ['a', 'b', 'c', 'd'].map((id) => text(id)) },
    { id: 'three', blocks: [text('e'), text('f', { disabledDesktop: true }), text('g')] },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/de-AT${path}`);
  expect(await brokenWords(page)).toEqual([]);
  const shown = page.locator('main section').filter({ hasText: 'Herbstjacken', visible: true });
  await expect(shown).toHaveCount(6);
  const widths = await shown.evaluateAll((all) => all.map((each) => Math.floor(each.getBoundingClientRect().width / 10)));
  expect(widths).toEqual([35, 35, 35, 35, 71, 71]);
});

test('CMS-003 a row for the sidebar stands in the column of the filters, and below the goods on a phone', { tag: '@all' }, async ({
  page,
}) => {
  const market = 'fr-FR';
  const key = { market, path: '/women' };
  const { content, version } = await (await page.request.get('/api/studio/pages/page', { params: key })).json();
  const blocks = [{ id: 'beside', _alias: 'text', headline: 'Conseils', text: '<p>À côté des filtres</p>', align: 'start' }];
  await putLive(page.request, key, { content: { ...content, rows: { ...content.rows, sidebar: [{ id: 'beside', blocks }] } }, version });
  await expect.poll(async () => (await page.request.get(`/${market}/women`)).text()).toContain('Conseils');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${market}/women`);
  const row = page.getByRole('heading', { name: 'Conseils' });
  const filters = page.locator('#filters');
  const [at, beside] = [await row.boundingBox(), await filters.boundingBox()];
  expect(at!.x).toBeLessThan(beside!.x + beside!.width);
  expect(at!.y).toBeGreaterThanOrEqual(beside!.y + beside!.height - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const lastTile = await page.locator('main article').last().boundingBox();
  expect((await row.boundingBox())!.y).toBeGreaterThan(lastTile!.y);
});

function extremeRows(market: string): object[] {
  return Object.entries(extremes).flatMap(([end, pick]) => {
    const values = {
      text: () => 'Donaudampfschifffahrtsgesellschaft',
      richText: () => `<p>${'Verantwortungsvollhergestellt'.repeat(3)}</p>`,
      url: `/${market}/women`,
      pick,
    };
    return [1, 4, 6].flatMap((many) =>
      Array.from({ length: Math.ceil(aliases.length / many) }, (_, at) => ({
        id: `${end}-${many}-${at}`,
        blocks: aliases.slice(at * many, (at + 1) * many).map((alias) => sampleBlock(alias, values, `${end}-${many}-${alias}`)),
      })),
    );
  });
}

async function publish(request: APIRequestContext, market: string, rows: object[]): Promise<string> {
  const key = { market, path: `/i/fits-${Date.now()}` };
  const { content, version } = await (await request.post('/api/studio/pages', { data: { ...key, title: 'Fits' } })).json();
  await putLive(request, key, { content: { ...content, rows: { top: rows } }, version });
  await expect.poll(async () => (await request.get(`/${market}${key.path}`)).status()).toBe(200);
  return key.path;
}

type Draft = { content: object; version: number };

async function putLive(request: APIRequestContext, key: object, { content, version }: Draft): Promise<void> {
  const saved = await request.put('/api/studio/pages/draft', { data: { ...key, basedOn: version, content } });
  expect(saved.status(), await saved.text()).toBe(200);
  const published = await request.post('/api/studio/pages/publish', { data: { ...key, version: (await saved.json()).version } });
  expect(published.status(), await published.text()).toBe(200);
}

/** What reaches beyond the screen where nothing around it scrolls by itself, if the page does scroll. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isCut = (each: Element): boolean =>
      each.parentElement !== null && (getComputedStyle(each.parentElement).overflowX !== 'visible' || isCut(each.parentElement));
    const reaches = [...document.querySelectorAll('main *')].filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return (right > innerWidth + 1 || left < -1) && !isCut(each);
    });
    return [`${document.documentElement.scrollWidth} px wide`, ...new Set(reaches.map((each) => each.outerHTML.slice(0, 120)))];
  });
}

/** Words of texts that stand on more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
