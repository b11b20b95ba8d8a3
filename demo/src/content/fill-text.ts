import type { MarketSettings } from '@selvedge/contract/market.ts';
import { freeFreightText } from './free-freight.ts';

/** `{market}` is the market's id, `{amount}` from where on freight is free there. */
export const fillText = (text: string, market: MarketSettings): string =>
  text.replaceAll('{market}', market.id).replaceAll('{amount}', freeFreightText(market));
