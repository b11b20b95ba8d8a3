import type { There } from './rotation.ts';
import { expect, type Locator, type Page } from './test.ts';

export const password = 'a thimble of gold';
let made = 0;

/** An address of its own for each journey: they run side by side on one database. */
export function newEmail(name: string): string {
  made += 1;
  return `${name}-${process.pid}-${Date.now()}-${made}@example.com`;
}

export async function fillSignUp(
  form: Page | Locator,
  { t }: There,
  { email, firstName = 'Ada', lastName = 'Weaver', word = password }: SignUp,
): Promise<void> {
  await form.getByLabel(t('account.first_name')).fill(firstName);
  await form.getByLabel(t('account.last_name')).fill(lastName);
  await form.getByLabel(t('login.email')).fill(email);
  await form.getByLabel(t('login.password'), { exact: true }).fill(word);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('login.sign_up') }).click();
}

type SignUp = { email: string; firstName?: string; lastName?: string; word?: string };

export async function fillSignIn(
  form: Page | Locator,
  { t }: There,
  { email, word = password }: { email: string; word?: string },
): Promise<void> {
  await form.getByLabel(t('login.email')).fill(email);
  await form.getByLabel(t('login.password'), { exact: true }).fill(word);
  await form.getByRole('button', { name: t('login.sign_in'), exact: true }).click();
}

/** Makes an account and ends on the account page; that the form does it is tried in sign-in and keep-an-account. */
export async function join(page: Page, there: There, name = 'ada', { acceptsTerms = true, email = newEmail(name) } = {}): Promise<string> {
  const headers = { 'anti-csrf': await signUpByCall(page, there, email) };
  const details = { firstName: 'Ada', lastName: 'Weaver' };
  const kept = await page.request.post(`/api/account/${there.id}/update-account-details`, { headers, data: details });
  expect(kept.ok(), await kept.text()).toBe(true);
  if (acceptsTerms) await acceptTermsByCall(page, there, headers);
  await page.goto(there.url('/account'));
  await expect(page.getByRole('heading', { level: 1, name: there.t('account.hello', { name: 'Ada' }) })).toBeVisible();
  return email;
}

/** As the session library does it, which writes what tells pages that somebody is signed in; the answer proves calls to be the shop's own. */
async function signUpByCall(page: Page, { id }: There, email: string): Promise<string> {
  const formFields = [
    { id: 'email', value: email },
    { id: 'password', value: password },
  ];
  const answer = await page.request.post('/api/auth/signup', {
    data: { formFields },
    headers: { 'st-auth-mode': 'cookie', 'x-current-market': id },
  });
  expect(await answer.json()).toMatchObject({ status: 'OK' });
  const { 'front-token': frontToken = '', 'anti-csrf': antiCsrf = '' } = answer.headers();
  const written = { sFrontToken: encodeURIComponent(frontToken), sAntiCsrf: antiCsrf, 'st-last-access-token-update': String(Date.now()) };
  await page.context().addCookies(Object.entries(written).map(([name, value]) => ({ name, value, url: new URL('/', answer.url()).href })));
  return antiCsrf;
}

async function acceptTermsByCall({ request }: Page, { id }: There, headers: Record<string, string>): Promise<void> {
  const { version } = (await (await request.get(`/api/f/${id}/terms-and-conditions?slug=terms`)).json()) as { version: string };
  const answer = await request.post(`/api/account/${id}/accept-terms/${version}`, { headers, data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The first of its kind on the page: the account has one at its side and one at its end. */
export const signOut = (page: Page, { t }: There) => page.getByRole('button', { name: t('account.sign_out'), exact: true }).first();

/** The link of the newest mail of a kind to an address, as a path. */
type Mail = { to: string; subject: string; text: string | null; template: string; links: string[] };

/** `about`: of several, the one with these words in it. */
export async function mailedLink(
  page: Page,
  { to, template, about = '' }: { to: string; template: string; about?: string },
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[];
        const isMeant = ({ subject, text }: Mail) => `${subject} ${text}`.includes(about);
        link = mails.find((mail) => mail.to === to && mail.template === template && isMeant(mail))?.links[0];
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  const { pathname, search, hash } = new URL(link!);
  return pathname + search + hash;
}
