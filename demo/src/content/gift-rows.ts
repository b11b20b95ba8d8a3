import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { writeNumber } from '@selvedge/domain/writing-style/number-style.ts';
import { writingStyleOf } from '@selvedge/domain/writing-style/writing-style.ts';
import { giftCardAmounts } from '../assortment/prices.ts';
import type { PageWords } from './page-words/en.ts';
import { rowsOf, squareAndWide } from './rows.ts';

/** The cards on a table, for whom they are, and what they can be worth. */
export const giftRows = (market: MarketSettings, { looks, gifts, categories }: PageWords): PageRow[] =>
  rowsOf('gift-cards', {
    _alias: 'imageWithLink',
    images: squareAndWide('look-gifts', looks['look-gifts']),
    headline: gifts.worth.replace('{least}', amountText(market, 'least')).replace('{most}', amountText(market, 'most')),
    text: categories['/gift-cards'],
    textPosition: 'beside',
    textColor: 'ink',
  });

export const giftSteps = ({ gifts }: PageWords): PageRow[] =>
  rowsOf('gift-cards-how', { _alias: 'text', headline: gifts.how, text: '' }, [
    { _alias: 'text', subHeadline: '1', text: gifts.choose },
    { _alias: 'text', subHeadline: '2', text: gifts.write },
    { _alias: 'text', subHeadline: '3', text: gifts.use },
  ]);

function amountText({ id, currency }: MarketSettings, which: 'least' | 'most'): string {
  const amount = giftCardAmounts(currency).at(which === 'least' ? 0 : -1)!;
  return writeNumber(amount, 0, writingStyleOf(id, currency).money);
}
