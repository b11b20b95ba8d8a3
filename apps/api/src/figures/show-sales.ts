import type { FiguresQuery, Sales } from '@selvedge/contract/studio/figures-sales.ts';
import { wallClock } from '@selvedge/domain/date/wall-clock.ts';
import { bucketAt, bucketUnit, listBuckets } from '@selvedge/domain/figures/buckets.ts';
import type { Period } from '@selvedge/domain/figures/period.ts';
import type { Ctx } from '../shop/ctx.ts';
import { chooseCurrency } from './choose-currency.ts';
import type { SalesRow } from './count-sales.ts';
import { listRates } from './rates.ts';
import { type AskedTime, readAsked } from './read-asked.ts';
import { readSales } from './read-sales.ts';
import { sumSales } from './sum-sales.ts';

/** What was bought and what went back, with every sum made of the same rows. */
export async function showSales(ctx: Ctx, query: FiguresQuery): Promise<Sales> {
  const { now, before, stores } = await readAsked(ctx, query);
  const { period } = now;
  const unit = bucketUnit(period);
  const [rows, rowsBefore] = await ctx.db.transaction(
    async (tx) => {
      const read = (time: AskedTime) => readSales(tx, { time, unit, stores });
      return [await read(now), before ? await read(before) : []] as const;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const rates = await listRates(ctx.db);
  const { conversion, amounts } = chooseCurrency([...rows, ...rowsBefore], { rates, asked: query.currency, day: period.to });
  const total = (of: readonly SalesRow[]) => sumSales(of, conversion);
  const compared = (of: readonly SalesRow[], ofBefore: readonly SalesRow[]) => ({
    now: total(of),
    ...(before && { before: total(ofBefore) }),
  });
  const places = (of: readonly SalesRow[], whole: Period) => Map.groupBy(of, ({ at }) => bucketAt(at, whole, unit));
  const [here, there] = [places(rows, period), before ? places(rowsBefore, before.period) : undefined];
  const names = before ? listBuckets(before.period, unit) : [];
  const begun = lastBegun(ctx.now, now, unit === 'hour');
  const markets = [...new Set([...rows, ...rowsBefore].map(({ market }) => market))].toSorted();
  const inMarket = (of: readonly SalesRow[], market: string) => of.filter((row) => row.market === market);
  return {
    ...{ unit, period, ...amounts },
    ...(before && { compared: before.period }),
    ...compared(rows, rowsBefore),
    points: listBuckets(period, unit).map((at, place) => ({
      at,
      ...(names[place] && { comparedAt: names[place] }),
      ...(at <= begun && { now: total(here.get(place) ?? []) }),
      ...(there && names[place] && { before: total(there.get(place) ?? []) }),
    })),
    markets: markets.map((market) => ({ market, ...compared(inMarket(rows, market), inMarket(rowsBefore, market)) })),
  };
}

/** The latest hour or day that has begun in some market. What comes after it is not nothing, it is not known. */
function lastBegun(moment: Date, { markets }: AskedTime, isByHour: boolean): string {
  const zones = [...new Set(markets.map(({ zone }) => zone))];
  const begun = zones.map((zone) =>
    wallClock(moment, zone)
      .toISOString()
      .slice(0, isByHour ? 13 : 10),
  );
  return begun.toSorted().at(-1) ?? '';
}
