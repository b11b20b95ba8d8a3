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

/** Makes an account through the form and ends on the account page. */
export async function join(page: Page, there: There, name = 'ada'): Promise<string> {
  const email = newEmail(name);
  await page.goto(there.url('/login?view=signup'));
  await fillSignUp(page, there, { email });
  await expect(page).toHaveURL(there.url('/account'));
  await expect(page.getByRole('heading', { level: 1, name: there.t('account.hello', { name: 'Ada' }) })).toBeVisible();
  return email;
}

/** The first of its kind on the page: the account has one at its side and one at its end. */
export const signOut = (page: Page, { t }: There) => page.getByRole('button', { name: t('account.sign_out'), exact: true }).first();

/** The link of the newest mail of a kind to an address, as a path. */
export async function mailedLink(page: Page, { to, template }: { to: string; template: string }): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await page.request.get('/dev/mail.json')).json()) as { to: string; template: string; links: string[] }[];
        link = mails.find((mail) => mail.to === to && mail.template === template)?.links[0];
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  const { pathname, search, hash } = new URL(link!);
  return pathname + search + hash;
}
