import { expectSound } from './checkout-steps.ts';
import { test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('ACC-034 ask a question and get an answer', async ({ page, browser, baseURL, there }) => {
  const email = newEmail('asks');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(there.url('/contact'));
  await page.getByRole('button', { name: there.t('contact.send'), exact: true }).click();
  await expect(page.getByLabel(there.t('contact.subject'))).toBeFocused();
  await expectSound(page);
  await page.getByLabel(there.t('contact.subject')).selectOption('delivery');
  await page.getByLabel(there.t('account.name')).fill('Ada Weaver');
  await page.getByLabel(there.t('login.email')).fill(email);
  await page.getByLabel(there.t('contact.message')).fill('Where is my parcel?\nI wait since Monday.');
  await page.getByRole('button', { name: there.t('contact.send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: there.t('contact.sent') })).toBeFocused();
  const number = /C\d{6,}/.exec(await page.getByRole('main').innerText())![0];
  await expectSound(page);

  const service = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  await openStudio(service, '/studio/cases?state=open');
  await service.getByRole('link', { name: number }).click();
  const opened = service.getByRole('region', { name: number });
  await expect(opened.getByText('I wait since Monday.')).toBeVisible();
  await opened.getByLabel('Internal note').fill('Third question this week');
  await opened.getByRole('button', { name: 'Save note' }).click();
  await expect(opened.locator('ol').getByText('Third question this week')).toBeVisible();
  await opened.getByLabel('Reply by email').fill('It leaves today.');
  await opened.getByRole('button', { name: 'Send reply' }).click();
  await expect(opened.locator('ol').getByText('It leaves today.')).toBeVisible();
  await expect(opened.getByRole('heading', { level: 2 })).toContainText('Answered');
  expect(await violations(service)).toEqual([]);

  await page.goto(await mailedLink(page, { to: email, template: 'support-answer' }));
  await expect(page.getByText('It leaves today.')).toBeVisible();
  await expect(page.getByText('Third question this week')).toHaveCount(0);
  await page.getByLabel(there.t('contact.more')).fill('Thank you!');
  await page.getByRole('button', { name: there.t('contact.send'), exact: true }).click();
  await expect(page.locator('ol').getByText('Thank you!')).toBeVisible();
  await expectSound(page);
  await service.reload();
  await expect(opened.locator('ol').getByText('Thank you!')).toBeVisible();
  await expect(opened.getByRole('heading', { level: 2 })).toContainText('Open');
  await opened.getByRole('button', { name: 'Close case' }).click();
  await expect(opened.getByRole('heading', { level: 2 })).toContainText('Closed');
  await service.context().close();
});
