import type { MarketSettings } from '@selvedge/contract/market.ts';
import { fillSentence } from '@selvedge/domain/text/fill-sentence.ts';
import { freeFreightText } from './free-freight.ts';

/** `{market}` is the market's id, `{amount}` from where on freight is free there. */
export const fillText = (text: string, market: MarketSettings): string =>
  fillSentence(text, { market: market.id, amount: freeFreightText(market) });
