import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceRow, priceFromHistory } from './price-from-history.ts';

const day = 24 * 60 * 60 * 1000;

/** Prices that begin on different days, in the order of time. */
const history = fc
  .uniqueArray(fc.record({ on: fc.nat({ max: 120 }), list: fc.integer({ min: 1, max: 9 }), off: fc.nat({ max: 8 }) }), {
    selector: ({ on }) => on,
    minLength: 1,
    maxLength: 14,
  })
  .map((rows) =>
    rows
      .toSorted((a, b) => a.on - b.on)
      .map(({ on, list, off }): PriceRow => ({ validFrom: on * day, list, sales: Math.max(0, list - off) })),
  );

const askedOn = (rows: readonly PriceRow[], on: number) => rows.findLast(({ validFrom }) => validFrom <= on * day);

/** The same told day by day, as a shopper with a calendar would: no row, no index. */
function lowestOfThirtyDays(rows: readonly PriceRow[], today: number): number | undefined {
  const now = askedOn(rows, today);
  if (!now || now.sales >= now.list) return undefined;
  let begun = today;
  for (;;) {
    const [before, at] = [askedOn(rows, begun - 1), askedOn(rows, begun)!];
    if (!before || before.sales >= before.list || before.sales < at.sales) break;
    begun -= 1;
  }
  const asked = Array.from({ length: 30 }, (_, back) => askedOn(rows, begun - 1 - back)?.sales).filter((sales) => sales !== undefined);
  return asked.length > 0 ? Math.min(...asked) : undefined;
}

test('DUTY-06 the price beside a reduction is the lowest that was asked on any of the 30 days before it began', () => {
  fc.assert(
    fc.property(history, fc.nat({ max: 130 }), (rows, today) => {
      expect(priceFromHistory(rows, today * day)?.historic).toBe(lowestOfThirtyDays(rows, today));
    }),
    { numRuns: 2_000 },
  );
});

test('DUTY-06 nobody gets a better comparison by raising the price shortly before a reduction', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 29 }), fc.integer({ min: 10, max: 99 }), (rows, days, raised) => {
      const end = rows.at(-1)!.validFrom + 40 * day;
      const sale: PriceRow = { validFrom: end, list: 200, sales: 0 };
      const honest = priceFromHistory([...rows, sale], end)?.historic;
      const rise: PriceRow = { validFrom: end - days * day, list: raised, sales: raised };
      const flattered = priceFromHistory([...rows, rise, sale], end)?.historic;
      expect(flattered).toBe(Math.min(rows.at(-1)!.sales, raised));
      if (honest !== undefined && rows.at(-1)!.sales >= rows.at(-1)!.list) expect(flattered).toBeLessThanOrEqual(honest);
    }),
  );
});
