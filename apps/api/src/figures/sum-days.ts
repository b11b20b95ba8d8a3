import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { timeZoneOf } from '../published/time-zone-of.ts';
import { countSales } from './count-sales.ts';
import { listMarkets } from './list-markets.ts';

type Summing = { content: Pick<ContentSnapshot, 'byMarket' | 'closed'>; now: Date };

/**
 * Makes the sums of days that are over by each market's clock, and anew those of days that changed since. What was noted before this began is
 * taken off in the same transaction that counts its days; a change that comes meanwhile leaves a note that stays.
 */
export async function sumDays(db: Db, { content, now }: Summing): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: locks } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('sum days of sales')) as mine`,
    );
    if (!locks[0]!.mine) return;
    // The first time it is all that was ever sold.
    await tx.execute(sql`set local statement_timeout = 0`);
    await takeNotes(tx);
    const zones = (await listMarkets(tx, content)).map((market) => ({ market, zone: timeZoneOf(content, market) }));
    await findDue(tx, { zones, now });
    await tx.execute(sql`delete from sales_sum s using zone_now z where s.market = z.market and not z.is_kept`);
    await tx.execute(sql`
      delete from sales_sum s using due d
      where s.market = d.market and s.day >= (d.since at time zone d.zone)::date and s.day < (d.until at time zone d.zone)::date`);
    await tx.execute(sql`
      insert into sales_sum (market, day, currency, orders, items, paid, vat, cards, refunded, refunded_cards, returns, returned_items)
      select market, at::date, currency, orders, items, paid, vat, cards, refunded, refunded_cards, returns, returned_items
      from (${countSales(sql`select * from due`, { isByHour: false, stores: [] })}) counted`);
    await tx.execute(sql`
      insert into sales_summed (market, zone, until) select market, zone, today from zone_now
      on conflict (market) do update set until = case when sales_summed.zone = excluded.zone then greatest(sales_summed.until, excluded.until)
        else excluded.until end, zone = excluded.zone`);
  });
}

async function takeNotes(tx: Db): Promise<void> {
  await tx.execute(sql`create temp table changed_sale (market text, at timestamptz) on commit drop`);
  await tx.execute(
    sql`with gone as (delete from sales_change returning market, at) insert into changed_sale select distinct market, at from gone`,
  );
}

/** `due`: times of markets to be counted. All of it where there are no sums yet or the market's clock is another one now. */
async function findDue(tx: Db, { zones, now }: { zones: readonly { market: string; zone: string }[]; now: Date }): Promise<void> {
  await tx.execute(sql`
    create temp table zone_now on commit drop as
    select z.market, z.zone, (${now}::timestamptz at time zone z.zone)::date as today, s.until, coalesce(s.zone = z.zone, false) as is_kept
    from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (market text, zone text) left join sales_summed s on s.market = z.market`);
  await tx.execute(sql`
    create temp table due on commit drop as
    with dirty as (
      select distinct z.market, z.zone, (c.at at time zone z.zone)::date as day from changed_sale c join zone_now z on z.market = c.market
      where z.is_kept and (c.at at time zone z.zone)::date < z.until),
    spans as (
      select market, zone, tstzrange('-infinity', ${midnight(sql`today`)}) as span from zone_now where not is_kept
      union all select market, zone, tstzrange(${midnight(sql`until`)}, ${midnight(sql`today`)}) from zone_now where is_kept and until < today
      union all select market, zone, tstzrange(${midnight(sql`day`)}, ${midnight(sql`day + 1`)}) from dirty),
    merged as (select market, zone, unnest(range_agg(span)) as span from spans group by 1, 2)
    select market, zone, lower(span) as since, upper(span) as until from merged`);
}

const midnight = (day: SQL): SQL => sql`((${day})::timestamp at time zone zone)`;
