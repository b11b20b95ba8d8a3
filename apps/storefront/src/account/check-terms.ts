import { account } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { content } from '@selvedge/contract/content.ts';
import { isNewerVersion } from '@selvedge/domain/account/is-newer-version.ts';
import type { FlyoutControl } from '../flyout/flyout-context.ts';
import { openWhenFree } from '../flyout/open-when-free.ts';
import { keepAccountConsent, readAccountConsent } from '../session/account-consent.ts';
import { isSignedIn, whenReady } from '../session/session.ts';
import { shopClient } from '../session/shop-client.ts';

/** AUT-109 asks a signed-in shopper again when the terms have moved on since this account accepted them, here or on another device. */
export async function checkTerms({ market, open }: { market: string; open: FlyoutControl['open'] }): Promise<void> {
  const api = shopClient(market);
  const terms = await attempt(api(content.termsAndConditions, { params: { market }, query: { slug: 'terms' } }));
  if (terms.hasError || !isNewerVersion(terms.data.version, readAccountConsent().termsVersion)) return;
  await whenReady();
  if (!(await isSignedIn())) return;
  const user = await attempt(api(account.getUserMetadata, { params: { catalog: market } }));
  if (user.hasError) return;
  keepAccountConsent(user.data);
  if (isNewerVersion(terms.data.version, user.data.termsVersion))
    openWhenFree({ open, name: 'accountTerms', props: { terms: terms.data } });
}
