import { account, type TurkishConsent } from '@selvedge/contract/account.ts';
import { content } from '@selvedge/contract/content.ts';
import { callIn } from '../session/call-in.ts';

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
  const call = callIn(market);
  const names = firstName || lastName ? await call(account.updateAccountDetails, { body: { firstName, lastName } }) : undefined;
  const isNamed = names?.hasError !== true;
  if (!acceptsTerms) return isNamed;
  const terms = await call(content.termsAndConditions, { query: { slug: 'terms' } });
  if (terms.hasError) return false;
  const params = { termsId: terms.data.version };
  const accepted = await (turkish ? call(account.acceptTermsTr, { params, body: turkish }) : call(account.acceptTerms, { params }));
  return isNamed && !accepted.hasError;
}
