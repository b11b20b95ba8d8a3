import type { OrderLine } from '@selvedge/contract/order-shape.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { pointsOfLabel } from '@selvedge/domain/gift-card/points-label.ts';
import { sumTaxes, type TaxRow } from '@selvedge/domain/invoice/sum-taxes.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { taxFor } from '@selvedge/domain/tax/tax-for.ts';
import type { Tax } from '@selvedge/domain/tax/tax-on.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { basketSettings } from '../basket/basket-settings.ts';
import type { OrderRow, PaymentRow } from '../order/paid-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';
import { columnsOf, headOf, type InvoiceWords, invoiceWords } from './invoice-words.ts';

type Described = { order: OrderRow; payments: readonly PaymentRow[]; number: string; content: ContentSnapshot; now: Date };

/** The invoice of a whole order. */
export function describeOrder({ order, payments, number, content, now }: Described): InvoiceDocument {
  const words = invoiceWords(content, order);
  const { t, day } = words;
  const { document, market } = order;
  const minor = (money: { amount: number }) => toMinor(money.amount, order.currency);
  const goods = document.lines.map((line) => minor(line.groupTotalPrice.salesPrice));
  const isTaxed = document.lines.map(({ isDigital }) => !isDigital);
  const freight = minor(document.shippingTotal);
  const taxed = goods.reduce((sum, amount, index) => sum + (isTaxed[index] ? amount : 0), freight);
  const taxes = sumTaxes({
    ...{ amount: taxed, isIncluded: document.isTaxIncluded, rates: ratesOf(content, words, order) },
    taxes: [
      { name: document.vatName, amount: minor(document.totalVat1) },
      { name: document.vatName2, amount: minor(document.totalVat2) },
    ],
  });
  const { columns, taxColumns } = columnsOf(t);
  return {
    ...headOf(content, words, market),
    title: t('invoice.title'),
    buyer: { title: t('invoice.buyer'), lines: document.billingAddress ? writeAddress(document.billingAddress, market) : [] },
    facts: [
      { label: t('invoice.number'), value: number },
      { label: t('invoice.date'), value: day(now) },
      { label: t('invoice.order_number'), value: order.number },
      { label: t('invoice.order_date'), value: day(order.placedAt) },
      ...(document.promoCodes.length > 0 ? [{ label: t('invoice.codes'), value: writeList(t, document.promoCodes) }] : []),
    ],
    columns,
    lines: document.lines.map((line, index) =>
      lineOf(words, { line, amount: goods[index]!, rate: isTaxed[index] ? rateText(words, taxes) : '' }, minor),
    ),
    totals: totalsOf(words, { order, payments, taxes, goods, freight }),
    taxes: { columns: taxColumns, rows: taxes.map((row) => taxRow(words, row)) },
    notes: [...(isTaxed.every(Boolean) ? [] : [t('invoice.voucher_note')])],
  };
}

/** Which taxes the market asks for where the parcel went. */
export function ratesOf(content: ContentSnapshot, { market }: InvoiceWords, { document }: Pick<OrderRow, 'document'>): readonly Tax[] {
  if (!market) return [];
  const changed = basketSettings({ content, market }).taxRegions;
  return taxFor(market, { regionCode: document.shippingAddress?.regionCode, changed }).taxes;
}

export function rateText({ percent }: InvoiceWords, taxes: readonly TaxRow[]): string {
  return taxes
    .map(({ rate }) => percent(rate))
    .filter(Boolean)
    .join(' + ');
}

export function taxRow({ money, percent }: InvoiceWords, { name, rate, net, tax }: TaxRow): InvoiceDocument['taxes']['rows'][number] {
  return { name: [name, percent(rate)].filter(Boolean).join(' '), net: money(net), tax: money(tax), gross: money(net + tax) };
}

export function detailsOf({ t }: Pick<InvoiceWords, 't'>, { colour, variant, sku }: Pick<OrderLine, 'colour' | 'variant' | 'sku'>): string {
  const size = [variant.size, variant.length].filter(Boolean).join(' x ');
  const parts = [colour.name, size && t('invoice.size', { size }), sku].filter(Boolean);
  // Each runs its own way: among Arabic words a sku that begins with digits would otherwise be drawn in pieces.
  return writeList(
    t,
    parts.map((part) => `\u2068${part}\u2069`),
  );
}

type Sold = { line: OrderLine; amount: number; rate: string };

function lineOf(words: InvoiceWords, { line, amount, rate }: Sold, minor: (money: { amount: number }) => number): InvoiceLine {
  const less = minor(line.totalPrice.salesPrice) - amount;
  return {
    ...{ name: line.name, details: detailsOf(words, line), quantity: String(line.quantity), tax: rate },
    unit: words.money(minor(line.unitPrice.salesPrice)),
    discount: less > 0 ? words.money(-less) : '',
    amount: words.money(amount),
  };
}

type Sums = { order: OrderRow; payments: readonly PaymentRow[]; taxes: readonly TaxRow[]; goods: readonly number[]; freight: number };

function totalsOf({ t, money, percent }: InvoiceWords, { order, payments, taxes, goods, freight }: Sums): InvoiceDocument['totals'] {
  const { document, total } = order;
  const { isTaxIncluded } = document;
  const cards = payments.filter(({ kind }) => kind === 'giftCard');
  const rest = total - cards.reduce((sum, { amount }) => sum + amount, 0);
  const taxLines = taxes.map(({ name, rate, tax }) => ({
    label: t(isTaxIncluded ? 'invoice.tax_within' : 'invoice.tax_on_top', { tax: [name, percent(rate)].filter(Boolean).join(' ') }),
    value: money(tax),
  }));
  return [
    { label: t('invoice.goods'), value: money(goods.reduce((sum, amount) => sum + amount, 0)) },
    ...(document.isDigital ? [] : [{ label: t('invoice.freight'), value: money(freight) }]),
    // What is above the sum adds up to it: a tax that is part of the prices stands below.
    ...(isTaxIncluded ? [] : taxLines),
    { label: t('invoice.total'), value: money(total), isSum: true },
    ...(isTaxIncluded ? taxLines : []),
    ...cards.map(({ label, amount }) => ({ label: paidByCard(t, label ?? ''), value: money(amount) })),
    ...(rest > 0 ? [{ label: t('invoice.paid'), value: money(rest) }] : []),
  ];
}

function paidByCard(t: InvoiceWords['t'], label: string): string {
  const points = pointsOfLabel(label);
  return points === undefined ? t('invoice.paid_by_card', { number: label }) : t('invoice.paid_by_points', { count: points, points });
}
