import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { text } from '../texts/text.ts';

type Change = { market: string; before: Pick<MarketEdit, 'paymentProviders'>; after: Pick<MarketEdit, 'paymentProviders'> };

/** Whether a market may be saved: whoever takes its last way to pay is asked, because nobody could buy there any more. */
export function confirmPayment({ market, before, after }: Change, ask: (question: string) => boolean): boolean {
  const losesPayment = after.paymentProviders.length === 0 && before.paymentProviders.length > 0;
  return !losesPayment || ask(text('markets.no_payment_sure', { market }));
}
