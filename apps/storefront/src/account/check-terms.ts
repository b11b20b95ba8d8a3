import { account } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { content } from '@selvedge/contract/content.ts';
import { isNewerVersion } from '@selvedge/domain/account/is-newer-version.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import type { FlyoutControl } from '../flyout/flyout-context.ts';
import { readStored, store } from '../lib/storage.ts';
import { isSignedIn, whenReady } from '../session/session.ts';
import { accountApi } from './account-store.ts';

/** AUT-109 asks a signed-in shopper again when the terms have moved on since they were accepted, here or on another device. */
export async function checkTerms({ market, open }: { market: string; open: FlyoutControl['open'] }): Promise<void> {
  const api = accountApi(market);
  const terms = await attempt(api(content.termsAndConditions, { params: { market }, query: { slug: 'terms' } }));
  const stored = readStored('localStorage', storageKeys.termsVersion) ?? '0';
  if (terms.hasError || !isNewerVersion(terms.data.version, stored)) return;
  await whenReady();
  if (!(await isSignedIn())) return;
  const user = await attempt(api(account.getUserMetadata, { params: { catalog: market } }));
  if (user.hasError) return;
  if (isNewerVersion(terms.data.version, user.data.termsVersion)) open('accountTerms', { terms: terms.data });
  else store('localStorage', storageKeys.termsVersion, user.data.termsVersion);
}
