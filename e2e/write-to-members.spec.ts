import { type There, test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** No other journey has members there. */
test.use({ among: ['et-EE', 'lv-LV', 'ar-JO'] });

test('staff choose members, write to them from blocks, try it, plan it and read what became of it', async ({ page, there }) => {
  const email = newEmail('segment');
  await joinByMail(page, there, email);
  const name = `Readers ${Date.now()}`;
  await openStudio(page, '/studio/mailings?list=segments');
  await page.getByLabel('Name of a new one').fill(name);
  await page.getByRole('button', { name: 'Begin a segment' }).click();
  const segment = page.getByRole('region', { name });
  await segment.getByLabel('Markets').fill(there.id);
  await expect(segment.getByRole('status')).toContainText(/[1-9]\d* agreed to messages/);
  expect(await violations(page)).toEqual([]);
  await segment.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();

  await page.getByRole('link', { name: 'Mailings', exact: true }).last().click();
  await page.getByLabel('Name of a new one').fill(name);
  await page.getByRole('button', { name: 'Begin a mailing' }).click();
  const mailing = page.getByRole('region', { name });
  await mailing.getByLabel('Segment').selectOption(name);
  await mailing.getByLabel('Subject').fill(name);
  await mailing.getByRole('button', { name: 'Heading' }).click();
  await mailing.getByRole('textbox', { name: 'Words' }).first().fill('Warm things');
  await mailing.getByRole('button', { name: 'Button', exact: true }).click();
  await mailing.getByRole('textbox', { name: 'Words' }).last().fill('See all of it');
  await mailing.getByLabel('Leads to').fill('/women');
  await mailing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible();
  await mailing.getByLabel('As in').selectOption(there.id);
  await mailing.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/A test is on its way to/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await mailing.getByRole('button', { name: 'Plan it' }).click();
  await expect(mailing.getByText(/Begins at .* gets nothing/)).toBeVisible();
  // A minute later, as the shop's job sees it.
  await expect.poll(async () => (await page.request.post('/dev/mailings')).ok()).toBe(true);
  expect(await mailedLink(page, { to: email, template: 'mailing', about: name })).toBe(there.url('/women'));
  await page.reload();
  await expect(mailing.getByLabel('What became of it')).toContainText(/Sent\s*[1-9]/);
});

async function joinByMail(page: Page, { id }: There, email: string): Promise<void> {
  const base = `/api/account/${id}/customerclub`;
  const asked = await page.request.post(`${base}/subscribe`, { data: { email, acceptsTerms: true } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const link = new URL(await mailedLink(page, { to: email, template: 'club-confirm' }), 'http://shop.invalid');
  const confirmed = await page.request.post(`${base}/verify-marketing`, { data: { verificationId: link.searchParams.get('token') } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}
