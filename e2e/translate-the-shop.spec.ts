import { readFileSync } from 'node:fs';
import { openStudio } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });

/** A machine that is busy with other journeys lays a new snapshot out in its own time. */
const soon = { timeout: 40_000 };
test.slow();

test('a translator rewrites a Finnish text by keyboard, is stopped at a lost placeholder, sees it in the shop and takes it back', async ({
  page,
  request,
}) => {
  const seen = await watchPage(page);
  await openStudio(page, '/studio/translations?columns=fi&filter=page.wishlist.title');
  await takeBack(page, ['page.wishlist.title', 'basket.pieces']);
  const shipped = await textFor(request, 'fi-FI', 'basket.pieces_other');
  const grid = page.getByRole('grid', { name: 'Translations' });
  const cell = cellOf(page, 'page.wishlist.title');
  await expect(cell).toContainText('Toivelista');

  await cell.click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Omat toiveet');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('Omat toiveet');
  await expect.poll(() => titleOf(page, '/fi-FI/wishlist'), soon).toContain('Omat toiveet');
  await expect(page.getByRole('complementary', { name: 'About this text' })).toContainText(email);

  await page.getByLabel('Filter texts').fill('basket.pieces');
  const pieces = cellOf(page, 'basket.pieces');
  await pieces.dblclick();
  // From the form for one to the form for all others, which is the last.
  await page.keyboard.press('Enter');
  await page.keyboard.type('kappaletta');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('alert')).toContainText('{count}');
  await page.keyboard.type(' {count}');
  await page.keyboard.press('Enter');
  await expect(pieces).toContainText('kappaletta {count}');
  await expect.poll(() => textFor(request, 'fi-FI', 'basket.pieces_other'), soon).toBe('kappaletta {count}');

  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => textFor(request, 'fi-FI', 'basket.pieces_other'), soon).toBe(shipped);
  await takeBack(page, ['page.wishlist.title', 'basket.pieces']);
  expect(seen.consoleErrors.filter((line) => !/401|503/.test(line))).toEqual([]);
});

test('an XLIFF goes out, comes back translated, shows what it would change, and is live and undone as one', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openStudio(page, '/studio/translations?columns=fi&filter=career.');
  const keys = ['career.open', 'career.empty'];
  await takeBack(page, keys);
  const shipped = await textFor(request, 'fi-FI', 'career.open');
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Gaps only' }).uncheck();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('selvedge-fi.xlf');
  const sent = readFileSync(await download.path(), 'utf8');

  const translated = sent
    .replace(/(id="career.open"[\s\S]*?<target[^>]*>)[^<]*/, '$1Vapaat paikat')
    .replace(/(id="career.empty"[\s\S]*?<target[^>]*>)[^<]*/, '$1Ei vapaita paikkoja.')
    .replace(/(id="basket.pieces"[\s\S]*?<target[^>]*>).*?(?=<\/target>)/, '$1kappaletta');
  await page.getByRole('button', { name: 'Import' }).click();
  await give(page, 'suomi.xlf', translated);
  const panel = page.getByRole('region', { name: 'Import' });
  await expect(panel.getByText('2 texts will change.')).toBeVisible();
  await expect(panel.getByText('1 line is rejected.')).toBeVisible();
  await expect(panel.getByRole('row', { name: 'career.open' })).toContainText('Vapaat paikat');
  await panel.getByRole('button', { name: 'Change 2 texts' }).click();
  await expect(page.getByText('2 texts imported')).toBeVisible();
  await expect.poll(() => textFor(request, 'fi-FI', 'career.open'), soon).toBe('Vapaat paikat');
  await expect(cellOf(page, 'career.open')).toContainText('Vapaat paikat');

  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => textFor(request, 'fi-FI', 'career.open'), soon).toBe(shipped);
});

test('a translator’s file goes into a release, is read there, taken out as one, and live when the release is', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const plan = `Suomi ${Date.now()}`;
  const keys = ['career.failed', 'career.noScript'];
  await openStudio(page, '/studio/translations?columns=fi&filter=career.');
  await takeBack(page, keys);
  const before = await textFor(request, 'fi-FI', keys[0]!);
  await page.getByRole('button', { name: 'Import' }).click();
  const panel = page.getByRole('region', { name: 'Import' });
  const planFile = async () => {
    await give(page, 'suomi.csv', `key,fi\n${keys[0]},Paikka\n${keys[1]},Laji\nbasket.pieces,kappaletta\n`);
    await expect(panel.getByText('2 texts will change.')).toBeVisible();
    await expect(panel.getByText('1 line is rejected.')).toBeVisible();
    await panel.getByRole('radio', { name: 'With a release' }).check();
  };
  await planFile();
  await panel.getByLabel('Name').fill(plan);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(`${plan}: when someone publishes it`)).toBeVisible();
  await expect(panel).toBeHidden();
  expect(await textFor(request, 'fi-FI', keys[0]!)).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText(`Removed from ${plan}`)).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  await planFile();
  await panel.getByLabel('Name').fill(`${plan} 2`);
  await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(`${plan} 2: when someone publishes it`)).toBeVisible();
  await page.goto('/studio/releases');
  const card = page.getByRole('article', { name: `${plan} 2` });
  await expect(card).toContainText('Paikka');
  await card.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => textFor(request, 'fi-FI', keys[0]!), soon).toBe('Paikka');
  await expect.poll(() => textFor(request, 'fi-FI', keys[1]!), soon).toBe('Laji');
  await takeBack(page, keys);
});

test('a hostile file is refused with its reason and changes nothing', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/translations?columns=fi');
  await page.getByRole('button', { name: 'Import' }).click();
  const panel = page.getByRole('region', { name: 'Import' });
  await give(page, 'bomb.xlf', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>');
  await expect(panel.getByRole('alert')).toContainText('document type');
  await give(page, 'sheet.csv', 'key,finnish\na,b');
  await expect(panel.getByRole('alert')).toContainText('column');
});

test('two who write the same text see both, and none is lost', { tag: '@all' }, async ({ page, browser, request }) => {
  await openStudio(page, '/studio/translations?columns=fi&filter=career.apply');
  await takeBack(page, ['career.apply']);
  const other = await browser.newPage();
  await openStudio(other, '/studio/translations?columns=fi&filter=career.apply');
  // Who has not read it yet writes over nothing.
  await expect(cellOf(other, 'career.apply')).toBeVisible();
  await write(page, 'career.apply', 'Lue lisää');
  await expect.poll(() => textFor(request, 'fi-FI', 'career.apply'), soon).toBe('Lue lisää');

  await write(other, 'career.apply', 'Hae paikkaa');
  const about = other.getByRole('complementary', { name: 'About this text' });
  await about.or(cellOf(other, 'career.apply')).first().waitFor();
  await cellOf(other, 'career.apply').click();
  await about.getByRole('button', { name: 'Compare' }).click();
  const panel = other.getByRole('complementary', { name: 'Conflicting changes' });
  await expect(panel.getByRole('radio', { name: 'Theirs Lue lisää' })).toBeVisible();
  expect(await textFor(request, 'fi-FI', 'career.apply')).toBe('Lue lisää');
  await panel.getByRole('radio', { name: 'Yours Hae paikkaa' }).check();
  await panel.getByRole('button', { name: 'Continue with selection' }).click();
  await expect.poll(() => textFor(request, 'fi-FI', 'career.apply'), soon).toBe('Hae paikkaa');
  await takeBack(page, ['career.apply']);
  await other.close();
});

/** The Finnish cell, which stands after the key and English. */
function cellOf(page: Page, key: string) {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key, exact: false }) });
  return row.first().getByRole('gridcell').nth(1);
}

async function write(page: Page, key: string, text: string): Promise<void> {
  await cellOf(page, key).dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** What an earlier run may have left behind. */
async function takeBack(page: Page, keys: readonly string[]): Promise<void> {
  const [fi] = await (await page.request.get('/api/studio/translations/texts?scopes=fi')).json();
  const changes = keys
    .filter((key) => fi.texts[key]?.text)
    .map((key) => ({ scope: 'fi', key, text: null, basedOn: fi.texts[key].version }));
  if (changes.length === 0) return;
  await page.request.put('/api/studio/translations/texts', { data: { changes, source: 'undo' } });
  await page.reload();
}

async function give(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
}

async function textFor(request: Page['request'], market: string, key: string): Promise<string> {
  return (await (await request.get(`/api/f/${market}/translations?at=${Date.now()}`)).json())[key];
}

async function titleOf(page: Page, path: string): Promise<string> {
  return (await (await page.request.get(path)).text()).match(/<title>([^<]*)/)?.[1] ?? '';
}
