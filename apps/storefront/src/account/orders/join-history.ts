import type { OrderSummary } from '@selvedge/contract/order-shape.ts';
import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';

export type Purchase = { kind: 'order'; at: string; summary: OrderSummary } | { kind: 'receipt'; at: string; receipt: RetailTransaction };

type Lists = {
  orders: readonly OrderSummary[];
  receipts: readonly RetailTransaction[];
  search: string;
  year: number | undefined;
  /** There are older orders that are not loaded: a receipt from before the oldest shown waits for them. */
  hasMore: boolean;
};

/** Orders, narrowed by the shop already, and receipts of stores as one list, newest first. */
export function joinHistory({ orders, receipts, search, year, hasMore }: Lists): Purchase[] {
  const oldest = hasMore ? Date.parse(orders.at(-1)?.created ?? '') : Number.NEGATIVE_INFINITY;
  const shown = receipts.filter((receipt) => {
    const at = Date.parse(receipt.createdDate);
    return at >= oldest && (year === undefined || yearOf(receipt) === year) && holds(receipt, search);
  });
  const all: Purchase[] = [
    ...orders.map((summary): Purchase => ({ kind: 'order', at: summary.created, summary })),
    ...shown.map((receipt): Purchase => ({ kind: 'receipt', at: receipt.createdDate, receipt })),
  ];
  return all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** In which there are purchases, newest first. As UTC counts, as the shop counts those of orders. */
export function joinYears(years: readonly number[], receipts: readonly RetailTransaction[]): number[] {
  return [...new Set([...years, ...receipts.map(yearOf)])].sort((a, b) => b - a);
}

const yearOf = ({ createdDate }: RetailTransaction) => new Date(createdDate).getUTCFullYear();

function holds({ uniqueReceiptId, storeName, items }: RetailTransaction, search: string): boolean {
  return [uniqueReceiptId, storeName, ...items.map(({ name }) => name)].join(' ').toLowerCase().includes(search.toLowerCase());
}
