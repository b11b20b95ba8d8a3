import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openStudio } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

const market = 'sv-SE';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });

/** Goods of our own: no other journey meets them. */
const run = `journey-${Date.now().toString(36)}`;
const goods = Array.from({ length: 200 }, (_, at) => ({
  ...{ type: 'style', styleNumber: `${run}-${100 + at}`, brand: 'Journey', texts: { en: { name: `Loom piece ${100 + at}` } } },
  options: [
    {
      ...{ colour: 'Navy', optionId: '1', colourNames: { en: 'Navy' }, colourFamily: 'navy', newFrom: '2026-01-01T00:00:00Z' },
      images: { urlTemplate: '/img/x/{index}-{format}', indexes: [] },
      variants: [{ size: { id: 'M', name: 'M' }, ean: `${String(Date.now()).slice(-9)}${1000 + at}`, stock: { warehouses: { AAR: 5 } } }],
      prices: { [market]: [{ from: '2026-01-01T00:00:00Z', list: 49_900 }] },
    },
  ],
}));

test('a merchandiser imports goods, sees what was refused, and finds them', async ({ page }) => {
  await openStudio(page, '/studio/products/import');
  const text = [...goods, { type: 'style', styleNumber: '=1+1' }].map((line) => JSON.stringify(line)).join('\n');
  const send = () =>
    page
      .getByLabel('Choose a file, or drop it here')
      .setInputFiles({ name: `${run}.jsonl`, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  const mine = page.getByRole('listitem').filter({ hasText: `${run}.jsonl` });
  // Another journey may be importing at this moment.
  await expect(async () => {
    await send();
    await expect(mine.first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await expect(mine.first()).toContainText('done', { timeout: 30_000 });
  await expect(mine.first()).toContainText('1 rejected line');
  const download = page.waitForEvent('download');
  await mine.first().getByRole('button', { name: 'Download report' }).click();
  expect((await download).suggestedFilename()).toBe(`refused-${run}.jsonl.csv`);

  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(`${run} loom`);
  await expect(page.getByText('200 products found')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Not among the 200 that the other errands count. */
const photographed = `photographed-${Date.now().toString(36)}`;

test('pictures on another host are fetched while a merchandiser watches, and shoppers see them from the shop', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  const photograph = readFileSync(new URL('../demo/pictures/files/denim-drape-portrait-800.jpg', import.meta.url));
  const other = readFileSync(new URL('../demo/pictures/files/folded-stack-portrait-800.jpg', import.meta.url));
  const slow = Promise.withResolvers<void>();
  const host = createServer(async ({ url }, response) => {
    if (url === '/0/front.jpg') return response.end(photograph);
    if (url !== '/1/back.jpg') return response.writeHead(404).end();
    await slow.promise;
    response.end(other);
  });
  host.listen(Number(new URL(baseURL!).port) + 3, '127.0.0.1');
  await once(host, 'listening');
  try {
    const { port } = host.address() as { port: number };
    const urlTemplate = `http://127.0.0.1:${port}/{index}/{format}.jpg`;
    const indexes = ['front', 'back', 'detail'].map((format, index) => ({ index, format }));
    const [first] = goods;
    const line = {
      ...{ ...first!, styleNumber: photographed, texts: { en: { name: 'Loom piece with pictures' } } },
      options: first!.options.map((option) => ({
        ...option,
        images: { urlTemplate, indexes },
        variants: option.variants.map((variant) => ({ ...variant, ean: `${Date.now()}9` })),
      })),
    };
    await openStudio(page, '/studio/products/import');
    const name = `${run}-pictures.jsonl`;
    const mine = page.getByRole('listitem').filter({ hasText: name }).first();
    // Another journey may be importing at this moment.
    await expect(async () => {
      const file = { name, mimeType: 'application/x-ndjson', buffer: Buffer.from(JSON.stringify(line)) };
      await page.getByLabel('Choose a file, or drop it here').setInputFiles(file);
      await expect(mine).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
    await expect(mine).toContainText('2 of 3 pictures from other hosts, 1 couldn’t be fetched', { timeout: 30_000 });
    await expect(mine.getByRole('progressbar', { name: 'Pictures from other hosts' })).toBeVisible();
    slow.resolve();
    await expect(mine.getByRole('progressbar')).toHaveCount(0);
    await expect(mine).toContainText('Couldn’t fetch 1 picture');
    await expect(mine).toContainText(`http://127.0.0.1:${port}/2/detail.jpg The host doesn’t have this picture. (404)`);
    const download = page.waitForEvent('download');
    await mine.getByRole('button', { name: 'Download list of pictures' }).click();
    expect((await download).suggestedFilename()).toBe(`pictures-${name}.csv`);
    expect(await violations(page)).toEqual([]);
  } finally {
    slow.resolve();
    host.close();
    host.closeAllConnections();
  }

  await expect(async () => {
    await page.goto(`/${market}/p/x/${photographed}_Navy_1`);
    await expect(page.locator('main img[src^="/img/"]')).not.toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const shown = page.locator('main img[src^="/img/"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a merchandiser marks down 200 products from Friday, sees the preview, undoes ten of them', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openStudio(page, `/studio/products?market=${market}&search=${run}`);
  await expect(page.getByText('200 products found')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(page.getByText('50 products selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 200 results' }).click();
  await expect(page.getByText('200 products selected')).toBeVisible();
  await page.getByRole('button', { name: 'Mark down' }).click();
  await page.getByLabel('Percentage off').fill('300');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Enter a number from 1 to 95.')).toBeVisible();
  await page.getByLabel('Percentage off').fill('30');
  await page.getByLabel('Starts').fill(`${nextFriday()}T00:00`);
  await page.getByRole('button', { name: 'Preview' }).click();

  await expect(page.getByText('Preview: nothing has changed yet')).toBeVisible({ timeout: 30_000 });
  const first = page.getByRole('row', { name: new RegExp(`${run}-100`) });
  await expect(first).toContainText('499');
  await expect(first).toContainText('349');
  // The goods were imported a moment ago: the shop reads them when it next builds its catalogue.
  await expect.poll(() => priceOf(request, `${run}-100_Navy_1`)).toBe(499);
  await page.getByRole('button', { name: 'Apply 200 changes' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Applied$/ })).toBeVisible({ timeout: 30_000 });

  for (let at = 0; at < 10; at++) await page.getByRole('checkbox', { name: new RegExp(`${run}-10${at}_`) }).check();
  await page.getByRole('button', { name: 'Undo for 10 products' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${run}-100_`) })).toContainText('undone', { timeout: 30_000 });
  await expect(page.getByRole('row', { name: new RegExp(`${run}-110_`) })).toContainText('changed');

  await page.goto(`/studio/products?market=${market}&search=${run}&price=planned`);
  await expect(page.getByText('190 products found')).toBeVisible();
});

test('two people edit one product: the second sees both and decides', { tag: '@all' }, async ({ page, browser }) => {
  const address = `/studio/products/${run}-150_Navy_1`;
  await openStudio(page, address);
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openStudio(other, address);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Loom piece of mine');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Loom piece of theirs');
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  const clash = page.getByRole('alert', { name: /Someone else changed the same/ });
  await expect(clash).toContainText('Loom piece of mine');
  await expect(clash).toContainText('Loom piece of theirs');
  await clash.getByRole('button', { name: 'Keep: Yours' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loom piece of mine');
  expect(await violations(page)).toEqual([]);
});

test('pieces are counted with a reason, and a price of the future can be planned', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, `/studio/products/${run}-160_Navy_1`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Typed before the count');
  await page.getByRole('button', { name: /M in .*: 5 items/ }).click();
  await page.getByRole('textbox', { name: 'Counted' }).fill('3');
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText('Enter a reason. It’s logged.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('stocktaking');
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByRole('button', { name: /M in .*: 3 items/ })).toBeVisible();
  await page.getByText('Stock movements').click();
  await expect(page.getByText('stocktaking')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed before the count');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.getByRole('button', { name: /sv-SE/ }).click();
  await page.getByRole('button', { name: 'Schedule a price' }).click();
  const row = page.getByRole('group', { name: /Scheduled price 2/ });
  await row.getByLabel('Starts').fill('2030-01-01T00:00');
  await row.getByLabel('Price', { exact: true }).fill('a lot');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(row.getByText('Enter an amount such as 49.95.')).toBeVisible();
  await row.getByLabel('Price', { exact: true }).fill('444');
  await page.getByRole('button', { name: /^Save/ }).click();
  // The count has a notice of its own, with its own way back.
  const saved = page
    .getByRole('region', { name: 'Notices' })
    .locator('div')
    .filter({ hasText: /^Saved/ });
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(page.getByText('no change', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /M in .*: 3 items/ })).toBeVisible();
});

test('a colour is named in German, leaves the sale at once, and comes back', { tag: '@all' }, async ({ page, request }) => {
  const id = `${run}-170_Navy_1`;
  await openStudio(page, `/studio/products/${id}`);
  const colour = page.getByRole('region', { name: 'This colour' });
  await colour.getByRole('button', { name: 'de', exact: true }).click();
  await colour.getByRole('textbox', { name: 'Colour name' }).fill('Marineblau');
  await colour.getByRole('textbox', { name: 'Tile callouts' }).fill('1\n2\n3\n4\n5\n6');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(colour.getByText('Enter up to five lines.')).toBeVisible();
  await colour.getByRole('textbox', { name: 'Tile callouts' }).fill('Warm');
  await page.getByRole('button', { name: /^Save/ }).click();
  const changes = page.getByRole('region', { name: 'History' });
  await expect(changes).toContainText('Marineblau');
  await expect(changes).toContainText('Warm');

  const sale = page.getByRole('region', { name: 'Availability' });
  await sale.getByRole('button', { name: 'Discontinue now' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(sale.getByText(/Discontinued since/)).toBeVisible();
  await expect.poll(() => priceOf(request, id), { timeout: 20_000 }).toBeUndefined();
  await sale.getByRole('button', { name: 'Make available again' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(sale.getByText('Available until someone discontinues it.')).toBeVisible();
  await expect.poll(() => priceOf(request, id), { timeout: 20_000 }).toBe(499);
  expect(await violations(page)).toEqual([]);
});

/** In the clock of whoever sits at the Studio. */
function nextFriday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 1 + ((11 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

async function priceOf(request: { post: Page['request']['post'] }, id: string): Promise<number | undefined> {
  const answer = await request.post(`/api/catalog/${market}/search`, { data: { searchTerms: id.split('_')[0], size: 20 } });
  const { results } = (await answer.json()) as { results: { id: string; price: { salesPrice: { amount: number } } }[] };
  return results.find((each) => each.id === id)?.price.salesPrice.amount;
}
