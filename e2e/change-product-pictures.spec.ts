import { photograph } from './photograph.ts';
import { openStudio } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

const market = 'sv-SE';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

test('a picture is brought along, put first on a product, seen on its tile and its page, and taken back', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const run = `dress-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`;
  const id = `${run}_Navy_1`;
  await openStudio(page, '/studio/products');
  const images = await bringIn(page, run);
  await page.goto(`/studio/products/${id}`);
  const panel = page.getByRole('region', { name: 'Pictures', exact: true });
  await expect(panel.getByRole('listitem')).toHaveCount(2);

  const chooser = page.getByRole('dialog', { name: 'Pictures' });
  await expect(async () => {
    if (!(await chooser.isVisible())) await panel.getByRole('button', { name: 'Add picture' }).click();
    await expect(chooser).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await chooser
    .locator('input[type=file]')
    .setInputFiles({ name: `${run}.png`, mimeType: 'image/png', buffer: photograph(anyColour(), 900, 900) });
  const cut = chooser.getByRole('region', { name: 'Focus' });
  await expect(cut).toBeVisible({ timeout: 30_000 });
  expect(await violations(page)).toEqual([]);
  await cut.getByRole('button', { name: 'Use picture' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await panel.getByLabel('Type of picture 3').selectOption('look');
  await panel.getByRole('button', { name: 'Move picture 3 earlier' }).click();
  await panel.getByRole('button', { name: 'Remove picture 2' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(panel.getByRole('status')).toHaveText('Picture 2 is now 3 of 3');
  await panel.getByRole('listitem').nth(2).getByRole('img').dragTo(panel.getByRole('listitem').first());
  await expect(panel.getByRole('status')).toHaveText('Picture 3 is now 1 of 3');
  // It is there before it is saved, in the panel and on the tile beside it.
  const first = panel.getByRole('listitem').first().getByRole('img');
  await expect(first).toHaveAttribute('src', /\/img\/[0-9a-f]{24}\/\d{4,}-look/);
  const address = (await first.getAttribute('src'))!.replace(/\.w\d+$/, '');
  await expect.poll(() => first.evaluate((element: HTMLImageElement) => element.naturalWidth), { timeout: 30_000 }).toBe(160);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const shown = async () => frontOf(request, id);
  await expect.poll(shown, { timeout: 20_000 }).toBe(address);
  const shop = await page.context().newPage();
  // Its number would lead to the product itself.
  await shop.goto(`/${market}/search?q=dressed`);
  const tile = shop.locator(`main [data-product="${id}"]`);
  await expect(tile.locator(`img[src="${address}"]`).first()).toBeAttached();
  await shop.goto(await urlOf(request, id));
  await expect(shop.locator(`main img[src="${address}"]`).first()).toBeVisible();
  await shop.close();
  // The library knows where it is.
  const { pictures } = await (await page.request.get(`/api/studio/media/find?q=${run}`)).json();
  const { places } = await (await page.request.get(`/api/studio/media/${pictures[0].key}`)).json();
  expect(places).toEqual([{ kind: 'product', market: '*', name: id }]);

  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect.poll(shown, { timeout: 20_000 }).toBe(images.urlTemplate.replace('{index}', '0').replace('{format}', 'front'));
});

type Images = { urlTemplate: string; indexes: object[] };

/** A product of our own with the pictures of another one: no other journey meets it. */
async function bringIn(page: Page, styleNumber: string): Promise<Images> {
  const search = await page.request.post(`/api/catalog/${market}/search`, { data: { size: 1 } });
  const { results } = (await search.json()) as { results: { images: Images }[] };
  const { urlTemplate } = results[0]!.images;
  const images = { urlTemplate, indexes: ['front', 'back'].map((format, index) => ({ index, format })) };
  const option = {
    ...{ colour: 'Navy', optionId: '1', colourNames: { en: 'Navy' }, colourFamily: 'navy', newFrom: '2026-01-01T00:00:00Z', images },
    variants: [{ size: { id: 'M', name: 'M' }, ean: `${Date.now()}`.slice(-12), stock: { warehouses: { AAR: 5 } } }],
    prices: { [market]: [{ from: '2026-01-01T00:00:00Z', list: 49_900 }] },
  };
  // A search that finds one product alone goes to its page; this one is to be seen as a tile.
  const other = { ...option, colour: 'Ecru', optionId: '2', variants: [{ ...option.variants[0]!, ean: `${Date.now() + 1}`.slice(-12) }] };
  const line = { type: 'style', styleNumber, brand: 'Journey', texts: { en: { name: 'Dressed piece' } }, options: [option, other] };
  // Another journey may be importing at this moment.
  await expect(async () => {
    const answer = await page.request.post(`/api/studio/assortment/imports?file=${styleNumber}.jsonl`, {
      headers: { 'content-type': 'application/x-ndjson' },
      data: `${JSON.stringify(line)}\n`,
    });
    expect(answer.status(), await answer.text()).toBe(202);
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => frontOf(page.request, `${styleNumber}_Navy_1`), { timeout: 60_000 }).toBeDefined();
  return images;
}

type Found = { url: string; frontImage?: { url: string } };

async function find(request: Page['request'], id: string): Promise<Found | undefined> {
  const answer = await request.get(`/api/catalog/${market}/product/${id}`);
  return answer.ok() ? answer.json() : undefined;
}
const frontOf = async (request: Page['request'], id: string) => (await find(request, id))?.frontImage?.url;
const urlOf = async (request: Page['request'], id: string) => (await find(request, id))!.url;

/** One that no other run has. */
const anyColour = () =>
  `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
