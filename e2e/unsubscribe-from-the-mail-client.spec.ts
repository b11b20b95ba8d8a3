import { type There, test } from './rotation.ts';
import { join, mailedLink } from './shopper.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';

type Mail = { to: string; template: string; headers: Record<string, string> };

test('LOY-029 a member unsubscribes from the mail client, with its own button', async ({ page, there, playwright, baseURL }) => {
  const email = await join(page, there);
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  // A mail program has no cookies of the shop, and neither has the form in which the address was typed.
  const program = await playwright.request.newContext({ baseURL: baseURL! });
  await joinByMail(page, { program, there, email });
  await expect.poll(() => isWrittenTo(page, there)).toBe(true);

  const headers = await headersOf(page, email);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const { pathname, search } = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe']!)![1]!);
  await page.goto(pathname + search);
  await expect(page).toHaveURL(there.url(`/unsubscribe${search}`));
  await expect(page.getByRole('button', { name: there.t('unsubscribe.button') })).toBeVisible();
  expect(await isWrittenTo(page, there)).toBe(true);

  const pressed = await program.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(pressed.ok(), await pressed.text()).toBe(true);
  expect(await isWrittenTo(page, there)).toBe(false);
  await program.dispose();
});

async function joinByMail(page: Page, { program, there, email }: { program: APIRequestContext; there: There; email: string }) {
  const base = `/api/account/${there.id}/customerclub`;
  const asked = await program.post(`${base}/subscribe`, { data: { email, acceptsTerms: true } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const link = new URL(await mailedLink(page, { to: email, template: 'club-confirm' }), 'http://shop.invalid');
  const confirmed = await program.post(`${base}/verify-marketing`, { data: { verificationId: link.searchParams.get('token') } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}

/** What the shopper's account says about messages. */
async function isWrittenTo(page: Page, { id }: There): Promise<boolean> {
  return (await (await page.request.get(`/api/account/${id}/get-user-metadata`)).json()).newsletter;
}

async function headersOf(page: Page, to: string): Promise<Record<string, string>> {
  let found: Mail | undefined;
  const read = async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[];
    found = mails.find((mail) => mail.to === to && mail.template === 'club-welcome');
    return found !== undefined;
  };
  await expect.poll(read, { timeout: 20_000 }).toBe(true);
  return found!.headers;
}
