import { photograph } from './photograph.ts';
import { openStudio } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

test('an editor brings pictures along, describes one, sees where it is shown, replaces it everywhere and throws another away', {
  tag: '@all',
}, async ({ page, request }) => {
  const run = `journey-${Date.now()}`;
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  await openStudio(page, '/studio/media');
  await chooseFiles(page, [
    { name: `${run}-coat.png`, mimeType: 'image/png', buffer: photograph(colour, 1_600, 1_000) },
    { name: `${run}-bag.png`, mimeType: 'image/png', buffer: photograph(colour, 700, 1_100) },
    { name: `${run}-logo.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: `${run}-lie.png`, mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
  ]);
  const queue = page.getByRole('region', { name: 'Uploads' });
  await expect(queue.getByText('2 of 4 done')).toBeVisible({ timeout: 30_000 });
  await expect(queue.getByRole('listitem').filter({ hasText: 'logo.svg' })).toContainText('SVG isn’t allowed');
  await expect(queue.getByRole('listitem').filter({ hasText: 'lie.png' })).toContainText('The file extension must match the format');
  await queue.getByRole('button', { name: 'Clear' }).click();

  // The same file again is known.
  await chooseFiles(page, [{ name: `${run}-again.png`, mimeType: 'image/png', buffer: photograph(colour, 1_600, 1_000) }]);
  await expect(queue).toContainText(`already here as ${run}-coat.png`, { timeout: 30_000 });

  await page.getByLabel('Find a picture').fill(run);
  await expect(page.getByText('2 pictures')).toBeVisible();
  await page.getByLabel('Orientation').selectOption('portrait');
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await page.getByLabel('Orientation').selectOption('any');

  await page
    .getByRole('link', { name: `${run}-coat.png` })
    .first()
    .click();
  const screen = page.getByRole('region', { name: `${run}-coat.png` });
  await expect(screen.getByText(/Missing in \d+ languages/)).toBeVisible();
  await screen.getByLabel('English').fill('A coat on a chair');
  await screen.getByLabel('Add language').selectOption('de');
  await screen.getByLabel('Deutsch').fill('Ein Mantel auf einem Stuhl');
  const focal = screen.getByRole('slider').first();
  await focal.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
  await screen.getByLabel('Aspect ratio on Phone').selectOption('1/1');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // It is put on a page, which shows it.
  const key = new URL(page.url()).pathname.split('/').at(-1)!;
  const path = `/i/${run}`;
  const image = await call(page, `/api/studio/media/${key}/crop`, { ratio: '4/5', focus: { x: 40, y: 50 }, alt: 'A coat on a chair' });
  await publishPage(page, path, image);
  await expectShown(page, path, image.src);
  await page.reload();
  await expect(screen.getByRole('link', { name: path })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect((await page.request.delete(`/api/studio/media/${key}`)).status()).toBe(409);

  // Another file takes its place on the page within a second or so, and the one before can be had again.
  await screen.locator('input[type=file]').setInputFiles({
    name: `${run}-new.png`,
    mimeType: 'image/png',
    buffer: photograph('#204060', 1_400, 1_400),
  });
  await expect(page.getByText('Replaced everywhere.')).toBeVisible({ timeout: 30_000 });
  await expectShown(page, path, image.src, false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectShown(page, path, image.src);
  await expect(page.getByRole('heading', { name: 'Previous files' })).toBeVisible();

  // What is shown nowhere goes, and comes back by undoing.
  await page.getByRole('link', { name: `${run}-bag.png` }).click();
  const other = page.getByRole('region', { name: `${run}-bag.png` });
  await other.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${run}-bag.png moved to the bin.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText(`${run}-bag.png restored.`)).toBeVisible();

  // Nobody else sees the library.
  expect((await request.get('/api/studio/media/find')).status()).toBe(401);
});

test('two editors at one picture: the second is shown what the first has saved, and loses nothing', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  const run = `journey-two-${Date.now()}`;
  await openStudio(page, '/studio/media');
  await chooseFiles(page, [{ name: `${run}.png`, mimeType: 'image/png', buffer: photograph('#a05010', 900, 901 + (Date.now() % 90)) }]);
  await expect(page.getByText('1 of 1 done')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Find a picture').fill(run);
  await page
    .getByRole('link', { name: `${run}.png` })
    .first()
    .click();
  const screen = page.getByRole('region', { name: `${run}.png` });
  await screen.getByLabel('English').fill('Mine');

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const colleague = await context.newPage();
  await openStudio(colleague, new URL(page.url()).pathname);
  const theirs = colleague.getByRole('region', { name: `${run}.png` });
  await theirs.getByLabel('English').fill('Theirs');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Saved.')).toBeVisible();

  await screen.getByRole('button', { name: 'Save' }).click();
  const conflict = screen.getByRole('alert');
  await expect(conflict).toContainText('A colleague changed this picture');
  await expect(conflict.getByRole('row', { name: /Alt text/ })).toContainText('en: Mine');
  await expect(conflict.getByRole('row', { name: /Alt text/ })).toContainText('en: Theirs');
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await colleague.reload();
  await expect(theirs.getByLabel('English')).toHaveValue('Mine');
  await context.close();
});

type Sent = { name: string; mimeType: string; buffer: Buffer };

async function chooseFiles(page: Page, files: Sent[]): Promise<void> {
  await page.locator('label', { hasText: 'Upload pictures' }).locator('input').setInputFiles(files);
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
async function call(page: Page, path: string, data: object): Promise<any> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

async function publishPage(page: Page, path: string, image: object): Promise<void> {
  const begun = await call(page, '/api/studio/pages', { market: 'en-GB', path, title: 'Coats' });
  const block = { id: 'b1', _alias: 'imageWithLink', images: { mobile: image } };
  const content = { ...begun.content, rows: { top: [{ id: 'r1', blocks: [block] }], bottom: [] } };
  const response = await page.request.put('/api/studio/pages/draft', {
    data: { market: 'en-GB', path, basedOn: begun.version, content },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { version } = await response.json();
  await call(page, '/api/studio/pages/publish', { market: 'en-GB', path, version });
}

/** Soon; a machine that does other work beside it takes longer than the second that it takes. */
async function expectShown(page: Page, path: string, src: string, isShown = true): Promise<void> {
  const look = async () => {
    const response = await page.request.get(`/en-GB${path}`);
    return response.ok() ? (await response.text()).includes(src) : undefined;
  };
  await expect.poll(look, { timeout: 40_000 }).toBe(isShown);
}
