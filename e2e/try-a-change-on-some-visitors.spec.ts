import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { assignArm } from '@selvedge/domain/ab-test/assign-arm.ts';
import { allowCookies } from './allow-cookies.ts';
import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { type Browser, expect, type Page } from './test.ts';
import { windowedBrowser } from './windowed-browser.ts';

const share = 50;

test('staff try a flag on half of the visitors, who stay in their arm, and read what it did', { tag: '@all' }, async ({
  page,
  browser,
  there,
  baseURL,
}) => {
  await openStudio(page, '/studio/ab-tests');
  await page.getByText('New test').click();
  const name = `Without brands in ${there.id}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('What to test').selectOption('flag');
  await page.getByLabel('Flag').selectOption('multiBrandMenu');
  await page.getByLabel('Markets').fill(there.id);
  await page.getByRole('button', { name: 'Create test' }).click();
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card.getByText('Running')).toBeVisible();
  const [made] = (await (await page.request.get('/api/studio/ab-tests')).json()) as { id: number }[];

  for (const arm of ['a', 'b'] as const) {
    const shopper = await visitAs({ browser, baseURL: baseURL as string, visitor: visitorIn(made!.id, arm) });
    // The first page tells which arm it is; from the second on it is shown.
    await counted(shopper, () => shopper.goto(`/${there.id}`));
    await counted(shopper, () => shopper.goto(`/${there.id}/search?q=coat`));
    const shown = (await (await shopper.request.get(`/${there.id}?type=json`)).json()) as { featureToggles: { multiBrandMenu: boolean } };
    expect(shown.featureToggles.multiBrandMenu).toBe(arm === 'a');
    await shopper.context().close();
  }
  expect((await page.request.post('/dev/analytics')).ok()).toBe(true);
  await page.reload();
  await expect(card.getByRole('row', { name: /^A,/ }).getByRole('cell').first()).toHaveText('1');
  await expect(card.getByRole('row', { name: /^B,/ }).getByRole('cell').first()).toHaveText('1');
  await expect(card.getByText(/^Too early to tell/)).toBeVisible();

  await card.getByRole('button', { name: 'Keep A' }).click();
  await card.getByRole('button', { name: 'Yes, choose A' }).click();
  await expect(card.getByText('Decided for A')).toBeVisible();
});

function visitorIn(id: number, arm: 'a' | 'b'): string {
  for (;;) {
    const visitor = crypto.randomUUID();
    if (assignArm({ test: id, visitor, share }) === arm) return visitor;
  }
}

async function visitAs({ browser, baseURL, visitor }: { browser: Browser; baseURL: string; visitor: string }): Promise<Page> {
  const context = await browser.newContext({ userAgent: windowedBrowser, baseURL });
  await skipPrompts({ context, baseURL });
  await allowCookies(context, baseURL, optionalCategories);
  await context.addCookies([{ name: 'analytics_id', value: visitor, url: baseURL }]);
  return context.newPage();
}

async function counted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith('/events'));
  await act();
  expect((await told).status()).toBe(204);
}
