import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import { unitWith } from '@selvedge/domain/money/minor-units.ts';

/** One side of a changed price: everything that is planned, and the price that it is about, for whoever looks. Minor units. */
export type PriceValue<Row> = { plan: Row[]; price?: Omit<PriceRow, 'validFrom'> | undefined; from?: number | null };

type Shown = { list: number; sales: number; member?: number; from?: string | null; until?: string };

/** In the currency's own units, as the Studio speaks of it. */
export function showPriceValue(value: unknown, decimals: number): Shown | undefined {
  const { price, from, plan } = value as PriceValue<PriceRow>;
  if (!price) return undefined;
  const unit = unitWith(decimals);
  const next = from === undefined ? undefined : plan.find((row) => row.validFrom > (from ?? 0));
  return {
    ...{ list: price.list / unit, sales: price.sales / unit },
    ...(price.member !== undefined && price.member !== null && { member: price.member / unit }),
    ...(from !== undefined && { from: from === null ? null : new Date(from).toISOString() }),
    ...(next && { until: new Date(next.validFrom).toISOString() }),
  };
}
