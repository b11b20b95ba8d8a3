import { account } from '@selvedge/contract/account.ts';
import { content } from '@selvedge/contract/content.ts';
import { isNewerVersion } from '@selvedge/domain/account/is-newer-version.ts';
import { askMember } from '../catalogue/mark-member.ts';
import type { FlyoutControl } from '../flyout/flyout-context.ts';
import { openWhenFree } from '../flyout/open-when-free.ts';
import { keepAccountConsent, readAccountConsent } from '../session/account-consent.ts';
import { callIn } from '../session/call-in.ts';
import { isSignedIn, whenReady } from '../session/session.ts';

type Asking = { market: string; open: FlyoutControl['open'] };

/** The shop's terms, and those of the club for its members. */
export async function checkTerms(asking: Asking): Promise<void> {
  await checkAccountTerms(asking);
  const email = await askMember(asking.market);
  if (!email) return;
  const { watchClubTerms } = await import('./loyalty/watch-club-terms.ts');
  watchClubTerms({ ...asking, email });
}

/** AUT-109 asks a signed-in shopper again when the terms have moved on since this account accepted them, here or on another device. */
async function checkAccountTerms({ market, open }: Asking): Promise<void> {
  const call = callIn(market);
  const terms = await call(content.termsAndConditions, { query: { slug: 'terms' } });
  if (terms.hasError || !isNewerVersion(terms.data.version, readAccountConsent().termsVersion)) return;
  await whenReady();
  if (!(await isSignedIn())) return;
  const user = await call(account.getUserMetadata);
  if (user.hasError) return;
  keepAccountConsent(user.data);
  if (isNewerVersion(terms.data.version, user.data.termsVersion))
    openWhenFree({ open, name: 'accountTerms', props: { terms: terms.data } });
}
