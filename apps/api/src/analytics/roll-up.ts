import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { addSearches } from '../search/searched/add-searches.ts';
import { addFunnelSteps } from './add-funnel-steps.ts';
import { addTestCounts } from './add-test-counts.ts';

/** Batches of one transaction: what is lost of it by a crash is done again. */
const most = 2_000;

/**
 * Takes batches out of their table and adds them to the small ones, in one transaction: after a crash they are in one of the two, never
 * in both. Of several processes one does it at a time. Answers how many batches it took.
 */
export async function rollUp(db: Db): Promise<number> {
  let total = 0;
  for (let taken = most; taken === most; total += taken) taken = await db.transaction((tx) => rollUpSome(tx));
  return total;
}

async function rollUpSome(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext('roll up analytics')) as mine`);
  if (!rows[0]!.mine) return 0;
  const taken = await takeBatches(tx);
  if (taken === 0) return 0;
  await tx.execute(hours);
  await tx.execute(products);
  await tx.execute(vitals);
  await addFunnelSteps(tx);
  await addTestCounts(tx);
  await addSearches(tx, (await tx.execute<Searches>(searches)).rows);
  return taken;
}

/** Into a table of this transaction alone, an event a row. */
async function takeBatches(tx: Db): Promise<number> {
  await tx.execute(sql`create temp table taken_batch (like analytics_batch) on commit drop`);
  const { rowCount } = (await tx.execute(sql`
    with gone as (
      delete from analytics_batch where id in (select id from analytics_batch order by at, id limit ${most}) returning *
    )
    insert into taken_batch select * from gone`)) as { rowCount: number };
  if (rowCount === 0) return 0;
  await tx.execute(sql`
    create temp table taken_event on commit drop as
    select date_trunc('hour', at, 'UTC') as hour, (at at time zone 'UTC')::date as day, market, visit, weight, test, event.*
    from taken_batch cross join lateral jsonb_to_recordset(events)
      as event (name text, page text, styles jsonb, value bigint, term text, "isEmpty" boolean, metric text, bucket smallint)`);
  return rowCount;
}

const hours = sql`
  insert into analytics_hour as known (hour, market, page_kind, event, events)
  select hour, market, page, name, sum(weight) from taken_event group by hour, market, page, name
  on conflict (hour, market, page_kind, event) do update set events = known.events + excluded.events`;

const of = (name: string): SQL => sql`coalesce(sum(weight * quantity) filter (where name = ${sql.raw(`'${name}'`)}), 0)`;

const products = sql`
  insert into analytics_product_day as known (day, market, style, impressions, clicks, views, adds, purchases)
  select day, market, style, ${of('view_item_list')}, ${of('select_item')}, ${of('view_item')}, ${of('add_to_cart')}, ${of('purchase')}
  from taken_event cross join lateral (select key as style, value::int as quantity from jsonb_each(styles)) piece
  where jsonb_typeof(styles) = 'object' and name in ('view_item_list', 'select_item', 'view_item', 'add_to_cart', 'purchase')
  group by day, market, style
  on conflict (day, market, style) do update set
    impressions = known.impressions + excluded.impressions, clicks = known.clicks + excluded.clicks, views = known.views + excluded.views,
    adds = known.adds + excluded.adds, purchases = known.purchases + excluded.purchases`;

const vitals = sql`
  insert into analytics_vital_day as known (day, market, page_kind, metric, bucket, visits)
  select day, market, page, metric, bucket, sum(weight) from taken_event where metric is not null group by day, market, page, metric, bucket
  on conflict (day, market, page_kind, metric, bucket) do update set visits = known.visits + excluded.visits`;

type Searches = { market: string; day: string; term: string; times: number; empty: number };

const searches = sql`
  select market, day::text as day, term, sum(weight)::int as times, coalesce(sum(weight) filter (where "isEmpty"), 0)::int as empty
  from taken_event where term is not null group by market, day, term order by market, day, term`;
