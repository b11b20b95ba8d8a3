import type { Page } from '@playwright/test';
import { decideConsent } from '@selvedge/domain/consent/consent.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { test } from './rotation.ts';
import { scrollTo } from './scroll-to.ts';
import { fillSignUp, newEmail, signOut } from './shopper.ts';
import { expect } from './test.ts';

const consent = { name: cookies.store.name, value: encodeURIComponent(writeConsent(decideConsent([]))) };
// An address of digits has no passkeys.
const at = `http://localhost:${process.env.E2E_PORT ?? 3977}`;

test.use({ baseURL: at, storageState: { cookies: [], origins: [] } });

test('a shopper adds a passkey in the account, signs in with it alone and takes it away again', async ({ page, context, there }) => {
  await context.addCookies([{ ...consent, url: at }]);
  await addAuthenticator(page);
  const email = newEmail('pia');
  await page.goto(there.url('/login?view=signup'));
  await fillSignUp(page, there, { email });
  await expect(page).toHaveURL(there.url('/account'));

  await page.goto(there.url('/account/profile'));
  const section = page.getByRole('region', { name: there.t('account.passkeys') });
  await scrollTo(section);
  await expect(section.getByText(there.t('account.passkey_none'))).toBeVisible();
  await section.getByRole('button', { name: there.t('account.passkey_add') }).click();
  await expect(section.getByText(there.like('account.passkey_added_on'))).toBeVisible();

  await signOut(page, there).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto(there.url('/login'));
  await page.getByRole('button', { name: there.t('login.with_passkey') }).click();
  await expect(page).not.toHaveURL(/login/);

  await page.goto(there.url('/account/profile'));
  await scrollTo(section);
  await section.getByRole('button', { name: there.like('account.passkey_remove_of') }).click();
  await expect(section.getByText(there.t('account.passkey_none'))).toBeVisible();
  await signOut(page, there).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto(there.url('/login'));
  await page.getByRole('button', { name: there.t('login.with_passkey') }).click();
  await expect(page.getByText(there.t('login.passkey_unknown'))).toBeVisible();
});

/** A phone's own, which says at once that it has seen its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
}
