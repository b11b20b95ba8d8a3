import { toast } from './basket.ts';
import { setFlags } from './feature-flags.ts';
import { type There, test } from './rotation.ts';
import { join, mailedLink } from './shopper.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';
import { waitUntilHydrated } from './wait-until-hydrated.ts';

/** No other journey leaves baskets of members in it. */
const market = 'cs-CZ';

test.use({ among: [market] });

test('BSK-054 BSK-055 a member leaves a basket, and finds it again on another device by a mail, which can be ended', {
  tag: '@all',
}, async ({ page, browser, playwright, baseURL, there }) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await setFlags(staff, market, { basketReminders: true });
  const email = await join(page, there);
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  await joinClub(page, there, email);
  await there.fill(page, 2);
  const pieces = await namesIn(page, there);
  expect(pieces).toHaveLength(2);

  // A day later, as the shop's job sees it.
  expect(await (await staff.post('/dev/basket-reminders?hours=25')).json()).toEqual({ mails: 1 });
  expect(await (await staff.post('/dev/basket-reminders?hours=26')).json()).toEqual({ mails: 0 });
  const [back, stop] = [await linkOf(page, email, '/basket?'), await linkOf(page, email, '/unsubscribe?')];

  const telephone = await browser.newContext();
  const other = await telephone.newPage();
  await other.goto(back);
  await expect(there.lines(other)).toHaveCount(2);
  await expect(other).toHaveURL(`/${market}/basket`);
  expect((await namesOf(other, there)).sort()).toEqual(pieces.sort());
  await other.goto(`${back.slice(0, -3)}xyz`);
  await expect(toast(other, there.t('basket.restore_unknown'))).toBeVisible();
  await expect(there.lines(other)).toHaveCount(2);

  await other.goto(stop);
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: there.t('unsubscribe.button') }).click();
  await expect(other.getByRole('heading', { level: 1, name: there.t('unsubscribe.done.title') })).toBeVisible();
  await telephone.close();
  await setFlags(staff, market, { basketReminders: null });
  await staff.dispose();
});

async function joinClub(page: Page, there: There, email: string): Promise<void> {
  await page.goto(there.url('/customer-club'));
  const link = page.getByRole('main').locator('a[href$="/login"]');
  await waitUntilHydrated(link);
  await link.click();
  await expect(page.getByLabel(there.t('club.firstName'))).toBeFocused();
  await page.getByLabel(there.t('club.email'), { exact: true }).fill(email);
  await page.locator('main form input[name=acceptsTerms]').check();
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
}

async function namesIn(page: Page, there: There): Promise<string[]> {
  await page.goto(`/${market}/basket`);
  await expect(there.lines(page).first()).toBeVisible();
  return namesOf(page, there);
}

const namesOf = (page: Page, there: There) => there.lines(page).getByRole('heading').allInnerTexts();

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
