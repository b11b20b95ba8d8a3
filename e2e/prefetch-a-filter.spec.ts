import { delays } from '@selvedge/domain/constants.ts';
import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

const label = (page: Page, value: string) => page.locator('#filters label').filter({ has: page.locator(`input[value="${value}"]`) });
const total = (page: Page) => page.locator('main').getByRole('status');

test('a filter is asked for where the pointer rests, shown when it is pressed, and taken back without asking', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await page.goto(there.url('/women'));
  const before = await total(page).first().innerText();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === there.url('/women') && searchParams.get('type') === 'json') asked.push(searchParams.get('category') ?? '');
  });
  const clothing = label(page, 'women-clothing');
  await expect(async () => {
    await page.mouse.move(700, 20);
    await clothing.hover();
    await expect.poll(() => asked, { timeout: 2000 }).toContain('women-clothing');
  }).toPass();
  await clothing.click();
  await expect(page).toHaveURL(/category=women-clothing/);
  await expect(total(page).first()).not.toHaveText(before);
  const sent = asked.length;
  await clothing.click();
  await expect(page).toHaveURL(there.at('/women'));
  await expect(total(page).first()).toHaveText(before);
  await expect(clothing.locator('input')).not.toBeChecked();
  expect(asked.slice(sent)).toEqual([]);
});

test('a pointer that only passes over filters asks for none', { tag: '@all' }, async ({ page, there }) => {
  await page.clock.install();
  await page.goto(there.url('/women'));
  await expect(page.locator('html[data-listens]')).toBeAttached();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.get('type') === 'json') asked += 1;
  });
  // All at once: a step of the real mouse may take longer than a hand that passes.
  await page.evaluate(() => {
    for (const passed of document.querySelectorAll('#filters label')) {
      for (const type of ['pointerover', 'pointerout'])
        passed.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
    }
  });
  await page.clock.runFor(delays.aim + 1000);
  expect(asked).toBe(0);
});
