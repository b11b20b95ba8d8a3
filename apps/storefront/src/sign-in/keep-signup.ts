import { account, type TurkishConsent } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { content } from '@selvedge/contract/content.ts';
import { shopClient } from '../session/shop-client.ts';

type Signup = {
  market: string;
  firstName: string;
  lastName: string;
  acceptsTerms: boolean;
  /** In Türkiye: what was agreed to one by one. It is kept with the version of the terms. */
  turkish?: TurkishConsent | undefined;
};

/**
 * What was said with the sign-up beyond address and password. The account exists by now: what can't be kept is asked for
 * again on the profile page and by the terms flyout, so a failure here stops nobody. False when something was not kept.
 */
export async function keepSignup({ market, firstName, lastName, acceptsTerms, turkish }: Signup): Promise<boolean> {
  const api = shopClient(market);
  const params = { catalog: market };
  const names =
    firstName || lastName ? await attempt(api(account.updateAccountDetails, { params, body: { firstName, lastName } })) : undefined;
  const isNamed = names?.hasError !== true;
  if (!acceptsTerms) return isNamed;
  const terms = await attempt(api(content.termsAndConditions, { params: { market }, query: { slug: 'terms' } }));
  if (terms.hasError) return false;
  const version = { catalog: market, termsId: terms.data.version };
  const accepted = await attempt(
    turkish ? api(account.acceptTermsTr, { params: version, body: turkish }) : api(account.acceptTerms, { params: version }),
  );
  return isNamed && !accepted.hasError;
}
