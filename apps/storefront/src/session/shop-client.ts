import { type Client, createClient } from '@selvedge/contract/client.ts';
import { apiBase } from '../lib/api-base.ts';
import { readAccountConsent } from './account-consent.ts';
import { mayBeSignedIn } from './signs.ts';

/** Every call of the storefront is made with this one (API-001). Who is signed in says so in its headers (API-011..014). */
export function shopClient(market?: string): Client {
  return createClient({
    apiBase: apiBase(),
    ...(market !== undefined && { market }),
    session: () => (mayBeSignedIn() ? readAccountConsent() : undefined),
  });
}
