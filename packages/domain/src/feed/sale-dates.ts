import type { PriceRow } from '../catalogue/price-from-history.ts';

/** From when to when the sale of this moment is; without an end, as long as nobody has planned one. Rows are in the order of time. */
export function saleDates(rows: readonly PriceRow[], now: number): { from: number; to: number | undefined } | undefined {
  const at = rows.findLastIndex(({ validFrom }) => validFrom <= now);
  const row = rows[at];
  if (!row || row.sales >= row.list) return undefined;
  const isSame = (other: PriceRow | undefined) => other?.sales === row.sales && other.list === row.list;
  let [first, last] = [at, at];
  while (isSame(rows[first - 1])) first -= 1;
  while (isSame(rows[last + 1])) last += 1;
  return { from: rows[first]!.validFrom, to: rows[last + 1]?.validFrom };
}
