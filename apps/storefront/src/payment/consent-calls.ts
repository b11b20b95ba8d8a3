import { account } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { content } from '@selvedge/contract/content.ts';
import { change, type Done } from '../basket/basket-calls.ts';
import { shopClient } from '../session/shop-client.ts';

type Given = { acceptTerms: boolean; acceptNewsletter: boolean };

export const acceptTerms = (given: Given): Promise<Done> =>
  change({
    deed: 'update',
    busy: ['terms'],
    call: (api, params) =>
      api(basket.acceptNewsletterAndTerms, {
        params,
        query: { acceptTerms: word(given.acceptTerms), acceptNewsletter: word(given.acceptNewsletter) },
      }),
    isDone: (answer) => answer.basket.acceptedTerms,
  });

/** A member's consents are kept with the account, each on its own. What was bought does not hang on it. */
export async function acceptTurkishTerms(market: string, consent: { dataConsent: boolean; marketingConsent: boolean }): Promise<void> {
  const api = shopClient(market);
  const terms = await attempt(api(content.termsAndConditions, { params: { market }, query: { slug: 'terms' } }));
  if (terms.hasError) return;
  const params = { catalog: market, termsId: terms.data.version };
  await attempt(api(account.acceptTermsTr, { params, body: { disclosureRead: true, ...consent } }));
}

const word = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false');
