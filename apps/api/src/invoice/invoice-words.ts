import type { MarketSettings } from '@selvedge/contract/market.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { intlLocale } from '@selvedge/domain/writing-style/intl-locale.ts';
import { type Translate, textsOf } from '../http/texts-of.ts';
import type { OrderRow } from '../order/paid-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** How a market writes its documents. */
export type InvoiceWords = {
  t: Translate;
  money(minor: number): string;
  day(at: Date): string;
  percent(rate: number | undefined): string;
  market: MarketSettings | undefined;
};

export function invoiceWords(content: ContentSnapshot, { market, currency }: Pick<OrderRow, 'market' | 'currency'>): InvoiceWords {
  const written = dateFormat(market, { dateStyle: 'long', timeZone: 'UTC' });
  const rates = new Intl.NumberFormat(intlLocale(market), { style: 'percent', maximumFractionDigits: 3 });
  return {
    t: textsOf(content, market),
    money: (minor) => formatMoney(minor, currency, market),
    day: (at) => written.format(at),
    percent: (rate) => (rate === undefined ? '' : rates.format(rate / 100)),
    market: content.byMarket.get(market)?.market,
  };
}

/** The head of every document: who sells, in which language and direction. */
export function headOf(
  content: ContentSnapshot,
  { t, market }: InvoiceWords,
  id: string,
): Pick<InvoiceDocument, 'language' | 'direction' | 'seller'> {
  const { navigation } = content.byMarket.get(id) ?? content.international;
  const { name = navigation.shopName, address = '', vatId, companyNumber } = market?.seller ?? {};
  return {
    ...{ language: id, direction: market?.direction ?? 'ltr' },
    seller: [
      name,
      ...address.split('\n').filter(Boolean),
      ...(vatId ? [t('invoice.vat_id', { number: vatId })] : []),
      ...(companyNumber ? [t('invoice.company_number', { number: companyNumber })] : []),
    ],
  };
}

export function columnsOf(t: Translate): Pick<InvoiceDocument, 'columns'> & { taxColumns: InvoiceDocument['taxes']['columns'] } {
  return {
    columns: {
      ...{ name: t('invoice.description'), quantity: t('invoice.quantity'), unit: t('invoice.unit_price') },
      ...{ discount: t('invoice.discount'), tax: t('invoice.tax'), amount: t('invoice.amount') },
    },
    taxColumns: { name: t('invoice.tax'), net: t('invoice.net'), tax: t('invoice.tax_amount'), gross: t('invoice.gross') },
  };
}
