import { storageKeys } from '@selvedge/domain/constants.ts';
import { readStored, store } from '../lib/storage.ts';
import { signedInUserId } from './signs.ts';

/** What an account agreed to, as the server last said. */
export type AccountConsent = { termsVersion: string; newsletter: boolean };

const none: AccountConsent = { termsVersion: '0', newsletter: false };

/** AUT-109, AUT-110 of the account that is signed in: what another account in this browser agreed to does not count for it. */
export function readAccountConsent(): AccountConsent {
  try {
    const { userId, termsVersion, newsletter } = JSON.parse(readStored('localStorage', storageKeys.accountConsent) ?? '{}');
    if (userId === undefined || userId !== signedInUserId()) return none;
    return { termsVersion: String(termsVersion ?? '0'), newsletter: newsletter === true };
  } catch {
    return none;
  }
}

export function keepAccountConsent(known: Partial<AccountConsent>): void {
  const userId = signedInUserId();
  if (userId === undefined) return;
  const { termsVersion, newsletter } = { ...readAccountConsent(), ...known };
  store('localStorage', storageKeys.accountConsent, JSON.stringify({ userId, termsVersion, newsletter }));
}
