import { type There, test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect, type Locator, type Page } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** No other journey has members there. */
test.use({ among: ['et-EE', 'lv-LV', 'ar-JO'] });

test('staff choose members, write to them on a canvas of blocks, try it, plan it and read what became of it', async ({ page, there }) => {
  const email = newEmail('segment');
  await joinByMail(page, there, email);
  const name = `Readers ${Date.now()}`;
  await openStudio(page, '/studio/mailings?list=segments');
  await page.getByLabel('New name').fill(name);
  await page.getByRole('button', { name: 'Create segment' }).click();
  const segment = page.getByRole('region', { name });
  await segment.getByLabel('Markets').fill(there.id);
  await expect(segment.getByRole('status')).toContainText(/[1-9]\d* agreed to messages/);
  expect(await violations(page)).toEqual([]);
  await segment.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();

  await page.getByRole('link', { name: 'Mailings', exact: true }).last().click();
  await page.getByLabel('New name').fill(name);
  await page.getByRole('button', { name: 'Create mailing' }).click();
  const mailing = page.getByRole('region', { name });
  await mailing.getByLabel('Segment').selectOption(name);
  await mailing.getByLabel('Subject').fill(name);
  await writeOnCanvas(page, mailing);
  await mailing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible();
  await mailing.getByRole('combobox', { name: 'Market', exact: true }).selectOption(there.id);
  await expect(mailOf(mailing).locator(`html[lang="${there.id}"]`)).toContainText('Warm things');
  await mailing.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/Test sent to/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await mailing.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(mailing.getByText(/Starts at .* won’t get it/)).toBeVisible();
  // A minute later, as the shop's job sees it.
  await expect.poll(async () => (await page.request.post('/dev/mailings')).ok()).toBe(true);
  expect(await mailedLink(page, { to: email, template: 'mailing', about: name })).toBe(there.url('/women'));
  await page.reload();
  await expect(mailing.getByLabel('Results')).toContainText(/Sent\s*[1-9]/);
});

/** What the mail will look like. */
const mailOf = (mailing: Locator) => mailing.frameLocator('iframe[title="Email"]');

/** Each block is written where it stands: chosen by a click, moved by hand and by keys, and a step back takes the last one back. */
async function writeOnCanvas(page: Page, mailing: Locator): Promise<void> {
  const add = (kind: string) =>
    mailing
      .getByRole('group', { name: /^Add block/ })
      .getByRole('button', { name: kind, exact: true })
      .click();
  const words = mailing.getByRole('textbox', { name: 'Text' });
  const covers = mailing.getByRole('list', { name: 'Email', exact: true }).getByRole('button');
  const cover = (name: string) => covers.filter({ hasText: name });
  await add('Button');
  await expect(words).toBeFocused();
  await words.fill('See all of it');
  await mailing.getByLabel('Link').fill('/women');
  await add('Heading');
  await expect(cover('Heading')).toContainText('Incomplete');
  await words.fill('Warm things');
  await expect(mailOf(mailing).locator('h1')).toHaveText('Warm things');

  await cover('Heading').dragTo(cover('Button'), { targetPosition: { x: 40, y: 4 } });
  await expect(covers).toHaveText(['Heading: Warm things', 'Button: See all of it']);
  await expect(mailOf(mailing).locator('[data-block]').first()).toHaveText('Warm things');
  await cover('Button').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(covers).toHaveText(['Button: See all of it', 'Heading: Warm things']);
  await expect(cover('Button')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(covers).toHaveText(['Heading: Warm things', 'Button: See all of it']);
  await cover('Heading').click();
  await expect(words).toHaveValue('Warm things');

  const width = () =>
    mailOf(mailing)
      .locator('body')
      .evaluate((body) => body.clientWidth);
  expect(await width()).toBe(600);
  await mailing.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(width).toBe(390);
}

async function joinByMail(page: Page, { id }: There, email: string): Promise<void> {
  const base = `/api/account/${id}/customerclub`;
  const asked = await page.request.post(`${base}/subscribe`, { data: { email, acceptsTerms: true } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const link = new URL(await mailedLink(page, { to: email, template: 'club-confirm' }), 'http://shop.invalid');
  const confirmed = await page.request.post(`${base}/verify-marketing`, { data: { verificationId: link.searchParams.get('token') } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}
