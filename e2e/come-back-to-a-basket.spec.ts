import { fill, lines, toast } from './basket.ts';
import { setFlags } from './feature-flags.ts';
import { join, mailedLink } from './shopper.ts';
import { expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';

/** No other journey leaves baskets of members in it. */
const market = 'hu-HU';

test('BSK-054 BSK-055 a member leaves a basket, and finds it again on another device by a mail, which can be ended', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await setFlags(staff, market, { basketReminders: true });
  const email = await join(page);
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await joinClub(page, email);
  await fill(page, 2, market, '');
  const pieces = await namesIn(page);
  expect(pieces).toHaveLength(2);

  // A day later, as the shop's job sees it.
  expect(await (await staff.post('/dev/basket-reminders?hours=25')).json()).toEqual({ mails: 1 });
  expect(await (await staff.post('/dev/basket-reminders?hours=26')).json()).toEqual({ mails: 0 });
  const [back, stop] = [await linkOf(page, email, '/basket?'), await linkOf(page, email, '/unsubscribe?')];

  const telephone = await browser.newContext();
  const other = await telephone.newPage();
  await other.goto(back);
  await expect(lines(other)).toHaveCount(2);
  await expect(other).toHaveURL(`/${market}/basket`);
  expect((await namesOf(other)).sort()).toEqual(pieces.sort());
  await other.goto(`${back.slice(0, -3)}xyz`);
  await expect(toast(other, /We do not know this link/)).toBeVisible();
  await expect(lines(other)).toHaveCount(2);

  await other.goto(stop);
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Stop the messages' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'No more messages' })).toBeVisible();
  await telephone.close();
  await setFlags(staff, market, { basketReminders: null });
  await staff.dispose();
});

async function joinClub(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await page.goto('/en-GB/customer-club', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: 'Join the club', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: 'I agree to the club terms.' }).check();
  await page.getByRole('button', { name: 'Join the club' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome' })).toBeVisible();
}

async function namesIn(page: Page): Promise<string[]> {
  await page.goto(`/${market}/basket`);
  await expect(lines(page).first()).toBeVisible();
  return namesOf(page);
}

const namesOf = (page: Page) => lines(page).getByRole('heading').allInnerTexts();

async function linkOf(page: Page, to: string, part: string): Promise<string> {
  let found: string | undefined;
  const read = async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as { to: string; template: string; links: string[] }[];
    found = mails.find((mail) => mail.to === to && mail.template === 'basket-reminder')?.links.find((link) => link.includes(part));
    return found ?? '';
  };
  await expect.poll(read).toContain(part);
  const { pathname, search } = new URL(found!);
  return pathname + search;
}
