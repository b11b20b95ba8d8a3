import { share } from '@selvedge/domain/basket/prorate.ts';
import { creditTaxes } from '@selvedge/domain/invoice/credit-taxes.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { moneyOfFreight } from '@selvedge/domain/order/order-money.ts';
import type { OrderRow } from '../order/paid-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { detailsOf, ratesOf, rateText, taxRow } from './describe-order.ts';
import type { InvoiceRow } from './file-invoice.ts';
import type { Credited, CreditedLine } from './find-refund.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';
import { columnsOf, headOf, type InvoiceWords, invoiceWords } from './invoice-words.ts';

type Described = { order: OrderRow; refund: Credited; invoice: InvoiceRow; number: string; content: ContentSnapshot; now: Date };

/** A credit note: what of which invoice, with the tax in it. Amounts are with tax, also where prices were shown without. */
export function describeCredit({ order, refund, invoice, number, content, now }: Described): InvoiceDocument {
  const words = invoiceWords(content, order);
  const { t, day, money } = words;
  const { columns, taxColumns } = columnsOf(t);
  const { taxed, tax, other } = sumsOf(order, refund);
  const charged = [
    { name: order.document.vatName, amount: toMinor(order.document.totalVat1.amount, order.currency) },
    { name: order.document.vatName2, amount: toMinor(order.document.totalVat2.amount, order.currency) },
  ];
  const taxes = creditTaxes({ amount: taxed, tax, charged, rates: ratesOf(content, words, order) });
  return {
    ...headOf(content, words, order.market),
    title: t('invoice.credit_title'),
    buyer: invoice.document.buyer,
    facts: [
      { label: t('invoice.number'), value: number },
      { label: t('invoice.date'), value: day(now) },
      { label: t('invoice.credit_of'), value: invoice.number },
      { label: t('invoice.order_number'), value: order.number },
    ],
    columns,
    lines: [
      ...refund.lines.map((line) => lineOf(words, { order, line, rate: rateText(words, taxes) })),
      ...(refund.freight > 0 ? [plainLine(t('invoice.freight'), money(refund.freight))] : []),
      ...(other === 0 ? [] : [plainLine(t('invoice.credit_rest'), money(other))]),
    ],
    totals: [
      { label: t('invoice.credited'), value: money(refund.amount), isSum: true },
      ...taxes.map((row) => ({ label: t('invoice.tax_within', { tax: taxRow(words, row).name }), value: money(row.tax) })),
    ],
    taxes: { columns: taxColumns, rows: taxes.map((row) => taxRow(words, row)) },
    notes: [],
  };
}

/** A lump sum lowers the price of everything alike, and with it the tax. */
function sumsOf({ document, total, vat }: OrderRow, { lines, freight, amount }: Credited) {
  const isGiftCard = (lineId: string) => document.lines.find(({ id }) => id === lineId)?.isDigital === true;
  const goods = lines.reduce((sum, { amount: worth }) => sum + worth, 0);
  const vouchers = lines.reduce((sum, { lineId, amount: worth }) => sum + (isGiftCard(lineId) ? worth : 0), 0);
  const other = amount - goods - freight;
  const whole = moneyOfFreight(document);
  const freightTax = whole.amount > 0 ? share(whole.tax, freight, whole.amount) : 0;
  const otherTax = total > 0 && other > 0 ? share(vat, other, total) : 0;
  const tax = lines.reduce((sum, line) => sum + line.tax, 0) + freightTax + otherTax;
  return { taxed: amount - vouchers, tax, other };
}

type Sold = { order: OrderRow; line: CreditedLine; rate: string };

function lineOf(words: InvoiceWords, { order, line: { lineId, quantity, amount }, rate }: Sold): InvoiceLine {
  const line = order.document.lines.find(({ id }) => id === lineId);
  return {
    ...{ name: line?.name ?? lineId, quantity: String(quantity), unit: '', discount: '', tax: line?.isDigital ? '' : rate },
    ...(line && { details: detailsOf(words, line) }),
    amount: words.money(amount),
  };
}

function plainLine(name: string, amount: string): InvoiceLine {
  return { name, quantity: '', unit: '', discount: '', tax: '', amount };
}
