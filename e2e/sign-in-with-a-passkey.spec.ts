import type { Page } from '@playwright/test';
import { decideConsent, writeConsent } from '@selvedge/domain/consent/consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { fillSignUp, newEmail } from './shopper.ts';
import { expect, test } from './test.ts';

const consent = { name: cookies.store.name, value: encodeURIComponent(writeConsent(decideConsent([]))) };
// An address of digits has no passkeys.
const at = `http://localhost:${process.env.E2E_PORT ?? 3977}`;

test.use({ baseURL: at, locale: 'en-IE', storageState: { cookies: [], origins: [] } });

test('a shopper adds a passkey in the account, signs in with it alone and takes it away again', async ({ page, context }) => {
  await context.addCookies([{ ...consent, url: at }]);
  await addAuthenticator(page);
  const email = newEmail('pia');
  await page.goto('/en-IE/login?view=signup');
  await fillSignUp(page, { email });
  await expect(page).toHaveURL('/en-IE/account');

  await page.goto('/en-IE/account/profile');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Added on')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto('/en-IE/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).not.toHaveURL(/login/);

  await page.goto('/en-IE/account/profile');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto('/en-IE/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('We do not know this passkey.')).toBeVisible();
});

/** A phone's own, which says at once that it has seen its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
}
