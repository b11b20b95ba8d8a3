import type { BucketUnit } from '@selvedge/domain/figures/buckets.ts';
import { splitDays } from '@selvedge/domain/figures/split-days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { countSales, type SalesRow } from './count-sales.ts';
import { type AskedMarket, type AskedTime, asTable } from './read-asked.ts';

type Wanted = { time: AskedTime; unit: BucketUnit; stores: readonly string[] };

/**
 * Days that are over from their sums, the rest from the orders. Call it in a transaction of one moment: a change and its note are seen
 * together. A row is as fine as a bucket of the unit, or finer.
 */
export async function readSales(tx: Db, { time, unit, stores }: Wanted): Promise<SalesRow[]> {
  // Sums know neither hours nor where pieces came from.
  const kept = unit === 'hour' || stores.length > 0 ? new Map<string, Kept>() : await readKept(tx);
  const { counted, summed } = split(time.markets, kept);
  const counting = countSales(sql`select * from ${asTable(counted)}`, { isByHour: unit === 'hour', stores });
  const rows = counted.length === 0 ? [] : (await tx.execute<Raw>(counting)).rows;
  const sums = summed.length === 0 ? [] : (await tx.execute<Raw>(addUp(summed, { unit, from: time.period.from }))).rows;
  return [...sums, ...rows].map(toRow);
}

type Kept = { market: string; zone: string; until: string; changed: string[] };
type Days = { market: string; first: string; last: string };

async function readKept(tx: Db): Promise<Map<string, Kept>> {
  const { rows } = await tx.execute<Kept>(sql`
    select s.market, s.zone, s.until::text as until, coalesce(array_agg(distinct c.day::text) filter (where c.day is not null), '{}') as changed
    from sales_summed s
    left join (select distinct market, date_bin('15 minutes', at, '2000-01-01Z') as at from sales_change) n on n.market = s.market
    cross join lateral (select (n.at at time zone s.zone)::date as day) c
    group by 1, 2, 3`);
  return new Map(rows.map((row) => [row.market, row]));
}

function split(markets: readonly AskedMarket[], kept: ReadonlyMap<string, Kept>): { counted: AskedMarket[]; summed: Days[] } {
  const counted: AskedMarket[] = [];
  const summed: Days[] = [];
  // Most markets share a clock and have the same days: reading clocks is what takes time here.
  const known = new Map<string, ReturnType<typeof splitDays>>();
  for (const asked of markets) {
    const { market, zone, since, until } = asked;
    const sums = kept.get(market);
    if (sums?.zone !== zone) {
      counted.push(asked);
      continue;
    }
    const key = `${zone} ${sums.until} ${sums.changed}`;
    const days = known.get(key) ?? splitDays({ bounds: { since, until }, zone, until: sums.until, changed: new Set(sums.changed) });
    known.set(key, days);
    counted.push(...days.counted.map((bounds) => ({ market, zone, ...bounds })));
    summed.push(...days.summed.map(({ from, to }) => ({ market, first: from, last: to })));
  }
  return { counted, summed };
}

const counts = ['orders', 'items', 'paid', 'vat', 'cards', 'refunded', 'refunded_cards', 'returns', 'returned_items'] as const;

/** A year of 55 markets is 20,000 days, of which a plot shows 53 weeks. */
function addUp(days: readonly Days[], { unit, from }: { unit: BucketUnit; from: string }): SQL {
  const bucket = {
    ...{ hour: sql`s.day`, day: sql`s.day`, week: sql`${from}::date + (s.day - ${from}::date) / 7 * 7` },
    month: sql`date_trunc('month', s.day)::date`,
  }[unit];
  return sql`
    select market, currency, bucket::text as at, ${sql.join(
      counts.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
      sql`, `,
    )}
    from (select s.*, ${bucket} as bucket from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (market text, first date, last date)
      join sales_sum s on s.market = d.market and s.day between d.first and d.last) s
    group by 1, 2, 3`;
}

type Raw = Pick<SalesRow, 'market' | 'currency' | 'at'> & Record<(typeof counts)[number], string>;

function toRow({ market, currency, at, ...counted }: Raw): SalesRow {
  return {
    ...{ market, currency, at, orders: Number(counted.orders), items: Number(counted.items) },
    ...{ paid: Number(counted.paid), vat: Number(counted.vat), cards: Number(counted.cards) },
    ...{ refunded: Number(counted.refunded), refundedCards: Number(counted.refunded_cards) },
    ...{ returns: Number(counted.returns), returnedItems: Number(counted.returned_items) },
  };
}
