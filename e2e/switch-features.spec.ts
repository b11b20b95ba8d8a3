import { holdNotice, openStudio, openStudioAs, staff } from './staff.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

const five = ['et-EE', 'lv-LV', 'lt-LT', 'mk-MK', 'sq-AL'];

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });

/** A machine that is busy with other journeys lays a new snapshot out in its own time. */
const soon = { timeout: 40_000 };
test.slow();

test('a country manager switches a flag for five markets at once, sees who did it, and undoes it', async ({ page, request }) => {
  const seen = await watchPage(page);
  await openStudio(page, '/studio/flags/all?filter=product going live');
  await reset(page, 'productGoingLive');
  for (const market of ['Estonia', 'Latvia', 'Lithuania', 'North Macedonia', 'Albania'])
    await page.getByRole('checkbox', { name: `Select ${market}` }).check();
  const bulk = page.getByRole('region', { name: 'Change selected markets' });
  await expect(bulk.getByText('5 markets selected')).toBeVisible();
  await bulk.getByRole('combobox', { name: 'Value' }).selectOption({ label: 'Off' });
  await expect(bulk.getByRole('list', { name: 'Preview' })).toContainText('et-EE: On → Off');
  expect(await violations(page)).toEqual([]);
  await bulk.getByRole('button', { name: 'Change 5 markets' }).click();
  await holdNotice(page, 'Product going live set to Off in 5 markets');
  for (const market of five) await expect.poll(() => flagFor(request, market), soon).toBe(false);
  expect(await flagFor(request, 'pl-PL')).toBe(true);

  const cell = page.getByRole('gridcell', { name: 'Product going live, et-EE: Off' });
  await expect(cell).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const market of five) await expect.poll(() => flagFor(request, market), soon).toBe(true);
  await expect(page.getByRole('gridcell', { name: 'Product going live, et-EE: On, inherited' })).toBeVisible();
  expect(seen.consoleErrors.filter((line) => !/401|503/.test(line))).toEqual([]);
});

test('the sheet is walked by the arrows, switched by the space bar and taken back by Delete', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openStudio(page, '/studio/flags/all?filter=product going live&group=baltics');
  await reset(page, 'productGoingLive');
  const first = page.getByRole('gridcell', { name: 'Product going live, Every market: On' });
  await expect(first).toBeVisible();
  await page.getByRole('gridcell', { name: 'et-EE' }).focus();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: 'Product going live, et-EE: On' })).toBeFocused();
  await page.keyboard.press(' ');
  await expect.poll(() => flagFor(request, 'et-EE'), soon).toBe(false);
  await expect(page.getByRole('complementary', { name: 'About this flag' }).getByTitle(staff.email).first()).toBeVisible();
  await page.keyboard.press('Delete');
  await expect.poll(() => flagFor(request, 'et-EE'), soon).toBe(true);
});

test('two colleagues set one flag: the later one is told who was quicker, keeps what was typed and decides again', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const market = 'fr-LU';
  await openStudio(page, `/studio/flags/${market}`);
  await forget(page, market, 'idleTimerMs');
  const field = page.locator('[data-flag="idleTimerMs"]').getByRole('textbox');
  await expect(field).toHaveValue('30000');

  const grace = `Grace ${Date.now()}`;
  const hers = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  await openStudioAs(hers, { path: `/studio/flags/${market}`, name: grace, role: 'country-manager', invitedBy: page });
  const row = hers.locator('[data-flag="idleTimerMs"]');
  await row.getByRole('textbox').fill('90');
  await row.getByRole('textbox').press('Enter');
  await expect(row.getByText('Live', { exact: true })).toBeVisible(soon);

  await field.fill('45');
  await field.press('Enter');
  const mine = page.locator('[data-flag="idleTimerMs"]');
  await expect(mine).toContainText(`${grace} set it to 90`);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    `${grace} set Idle timer ms to 90 in ${market} in the meantime`,
  );
  await expect(field).toHaveValue('45');
  await expect(field).toBeFocused();
  expect(await ownOf(page, market, 'idleTimerMs')).toBe(90);
  expect(await violations(page)).toEqual([]);

  await mine.getByRole('button', { name: 'Set to 45 anyway' }).click();
  await expect(mine.getByText('Live', { exact: true })).toBeVisible(soon);
  expect(await ownOf(page, market, 'idleTimerMs')).toBe(45);

  // The sheet of all markets says the same: hers has not heard of it yet.
  await hers.goto(`/studio/flags/all?filter=idle timer&markets=${market}`);
  const cell = hers.getByRole('gridcell', { name: new RegExp(`${market}: 45`) });
  await cell.focus();
  await expect(cell).toBeFocused();
  await mine.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => ownOf(page, market, 'idleTimerMs')).toBeNull();
  await hers.keyboard.press('Delete');
  await expect(hers.getByRole('region', { name: 'Notices' })).toContainText(`Idle timer ms to 30,000 in ${market} in the meantime`);
  await expect(hers.getByRole('gridcell', { name: new RegExp(`${market}: 30,000, inherited`) })).toBeFocused();
  await hers.context().close();
});

type Cell = { market: string; name: string; value: boolean | number };

async function ownOf(page: Page, market: string, name: string): Promise<boolean | number | null> {
  const cells: Cell[] = await (await page.request.get('/api/studio/flags')).json();
  return cells.find((cell) => cell.market === market && cell.name === name)?.value ?? null;
}

async function forget(page: Page, market: string, name: string): Promise<void> {
  const before = await ownOf(page, market, name);
  if (before === null) return;
  await page.request.put('/api/studio/flags', { data: { changes: [{ market, name, before, value: null }] } });
  await page.reload();
}

/** What an earlier run may have left behind. */
async function reset(page: Page, name: string): Promise<void> {
  const cells: { market: string; name: string; value: boolean }[] = await (await page.request.get('/api/studio/flags')).json();
  const changes = cells
    .filter((cell) => cell.name === name && five.includes(cell.market))
    .map(({ market, value }) => ({ market, name, before: value, value: null }));
  if (changes.length === 0) return;
  await page.request.put('/api/studio/flags', { data: { changes } });
  await page.reload();
}

async function flagFor(request: Page['request'], market: string): Promise<boolean> {
  return (await (await request.get(`/api/f/${market}/feature-flags?at=${Date.now()}`)).json()).productGoingLive;
}
