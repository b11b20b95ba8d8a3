import { account } from '@selvedge/contract/account.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { content } from '@selvedge/contract/content.ts';
import { change, type Done } from '../../basket/basket-calls.ts';
import { callIn } from '../../session/call-in.ts';

type Given = {
  acceptTerms: boolean;
  acceptNewsletter: boolean;
  /** CHK-044 in Türkiye, kept with the basket and its order. */
  disclosureRead?: boolean;
  dataConsent?: boolean;
};

export const acceptTerms = (given: Given): Promise<Done> =>
  change({
    action: 'update',
    busy: ['terms'],
    call: (call) =>
      call(basket.acceptNewsletterAndTerms, {
        query: Object.fromEntries(Object.entries(given).map(([name, yes]) => [name, word(yes)])),
      }),
    isDone: (answer) => answer.basket.acceptedTerms,
  });

/** A member's consents are kept with the account as well, each on its own. False when they were not; what is bought does not hang on it. */
export async function acceptTurkishTerms(market: string, consent: { dataConsent: boolean; marketingConsent: boolean }): Promise<boolean> {
  const call = callIn(market);
  const terms = await call(content.termsAndConditions, { query: { slug: 'terms' } });
  if (terms.hasError) return false;
  const params = { termsId: terms.data.version };
  return !(await call(account.acceptTermsTr, { params, body: { disclosureRead: true, ...consent } })).hasError;
}

const word = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false');
