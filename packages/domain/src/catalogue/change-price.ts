import { type PriceRow, priceFromHistory } from './price-from-history.ts';
import { type PlannedPrice, plannedRows, rowAt } from './price-plan.ts';
import { nextLower, type Rounding, roundPrice } from './round-price.ts';

export type PriceWarning =
  /** The market does not sell it then. */
  | 'no_price'
  /** What is asked already is as low, or lower. */
  | 'not_lower'
  /** Its member price would be no advantage any more. */
  | 'member_not_lower'
  /** Another price begins while this one should hold, and ends it. */
  | 'planned_inside'
  /** Within the 30 days before it cost no more than that: no reduction may be claimed. */
  | 'no_reduction'
  /** Nothing would be another. */
  | 'same';

export type PriceChange =
  | { kind: 'markdown'; percent: number; basis: 'list' | 'sales'; rounding: Rounding }
  /** Everybody pays the list price again. */
  | { kind: 'end' }
  /** Undefined: no member price any more. */
  | { kind: 'member'; percent: number | undefined; rounding: Rounding };

export type ChangePrice = {
  rows: readonly PriceRow[];
  change: PriceChange;
  /** Null: at once. */
  from: number | null;
  until: number | undefined;
  market: { currency: string; decimals: number };
  now: number;
};

export type ChangedPrice = { after: PlannedPrice[] | undefined; price: Omit<PriceRow, 'validFrom'> | undefined; warnings: PriceWarning[] };

/** What a market would plan for a product. Without `after` there is nothing to change; the warnings say why. */
export function changePrice({ rows, change, from, until, market, now }: ChangePrice): ChangedPrice {
  const start = Math.max(from ?? now, now);
  const base = rowAt(rows, start);
  if (!base) return { after: undefined, price: undefined, warnings: ['no_price'] };
  const price = priceAfter(base, change, market);
  if (!price) return { after: undefined, price: undefined, warnings: [change.kind === 'end' ? 'same' : 'not_lower'] };
  const planned = plannedRows(rows, now);
  const kept = planned.filter(({ validFrom }) => validFrom !== start || from === null);
  const isInside = ({ validFrom }: PriceRow) => validFrom > start && validFrom < (until ?? Number.POSITIVE_INFINITY);
  const back = until === undefined || kept.some(({ validFrom }) => validFrom === until) ? undefined : rowAt(rows, until);
  const after: PlannedPrice[] = [
    ...kept.filter(({ validFrom }) => validFrom <= start),
    { validFrom: from === null || from <= now ? null : from, ...price },
    ...kept.filter(({ validFrom }) => validFrom > start),
    ...(back && until !== undefined ? [{ ...back, validFrom: until }] : []),
  ].sort((a, b) => (a.validFrom ?? now) - (b.validFrom ?? now));
  return {
    after,
    price,
    warnings: [...warnOf(base, price, change), ...(kept.some(isInside) ? (['planned_inside'] as const) : []), ...law()],
  };

  function law(): PriceWarning[] {
    if (change.kind !== 'markdown') return [];
    const shown = priceFromHistory([...rows.filter(({ validFrom }) => validFrom < start), { validFrom: start, ...price! }], start);
    return shown?.historic !== undefined && shown.historic <= price!.sales ? ['no_reduction'] : [];
  }
}

function priceAfter(base: PriceRow, change: PriceChange, market: ChangePrice['market']): Omit<PriceRow, 'validFrom'> | undefined {
  const { list, sales, member } = base;
  if (change.kind === 'end') return sales === list ? undefined : { list, sales: list, member };
  if (change.kind === 'member') return memberAfter(base, change, market);
  const least = change.basis === 'list' ? list : sales;
  const rounded = roundPrice((least * (100 - change.percent)) / 100, change.rounding, market);
  // An ending may round up to what is asked now: then the next lower one is meant.
  const lower = rounded < least ? rounded : nextLower(least, change.rounding, market);
  return lower > 0 && lower < sales ? { list, sales: lower, member } : undefined;
}

function memberAfter(
  { list, sales, member }: PriceRow,
  { percent, rounding }: Extract<PriceChange, { kind: 'member' }>,
  market: ChangePrice['market'],
): Omit<PriceRow, 'validFrom'> | undefined {
  if (percent === undefined) return member === undefined ? undefined : { list, sales, member: undefined };
  const rounded = roundPrice((sales * (100 - percent)) / 100, rounding, market);
  const lower = rounded < sales ? rounded : nextLower(sales, rounding, market);
  return lower > 0 && lower !== member ? { list, sales, member: lower } : undefined;
}

function warnOf(base: PriceRow, price: Omit<PriceRow, 'validFrom'>, { kind }: PriceChange): PriceWarning[] {
  const hadAdvantage = base.member !== undefined && base.member < base.sales;
  return kind === 'markdown' && hadAdvantage && price.member !== undefined && price.member >= price.sales ? ['member_not_lower'] : [];
}
