import { dayMs } from '../date/durations.ts';
/** A price from a moment on, in minor units. */
export type PriceRow = { validFrom: number; list: number; sales: number; member?: number | undefined };

export type PriceState = {
  list: number;
  sales: number;
  /** Only where it is lower than what everybody pays. */
  member?: number;
  /** The lowest price of the 30 days before the markdown began; of a markdown only. */
  historic?: number;
  isMarkdown: boolean;
};

const thirtyDays = 30 * dayMs;

/**
 * What is asked at a moment. Rows are in the order of time; those of the future do not count yet.
 * The historic price is read from what was really asked, so nobody can type in a flattering one.
 */
export function priceFromHistory(rows: readonly PriceRow[], now: number): PriceState | undefined {
  const current = rows.findLastIndex(({ validFrom }) => validFrom <= now);
  const row = rows[current];
  if (!row) return undefined;
  const isMarkdown = row.sales < row.list;
  const historic = isMarkdown ? lowestBefore(rows, markdownStart(rows, current)) : undefined;
  return {
    list: row.list,
    sales: row.sales,
    ...(row.member !== undefined && row.member < row.sales && { member: row.member }),
    ...(historic !== undefined && { historic }),
    isMarkdown,
  };
}

/** A markdown that goes further down without a pause is one markdown; a price that was raised in between begins a new one. */
function markdownStart(rows: readonly PriceRow[], current: number): number {
  let start = current;
  while (start > 0) {
    const before = rows[start - 1]!;
    if (before.sales >= before.list || before.sales < rows[start]!.sales) break;
    start -= 1;
  }
  return start;
}

function lowestBefore(rows: readonly PriceRow[], start: number): number | undefined {
  const from = rows[start]!.validFrom - thirtyDays;
  let lowest: number | undefined;
  for (let index = start - 1; index >= 0; index--) {
    const { sales } = rows[index]!;
    lowest = lowest === undefined ? sales : Math.min(lowest, sales);
    // This row was already in force when the 30 days began; what was asked before it does not count.
    if (rows[index]!.validFrom <= from) break;
  }
  return lowest;
}

/** The next moment at which another price begins. */
export function nextPriceChange(rows: readonly PriceRow[], now: number): number {
  return rows.find(({ validFrom }) => validFrom > now)?.validFrom ?? Number.POSITIVE_INFINITY;
}
