import type { RunStatement } from './run-statement.ts';

/**
 * Appends; what has been asked for a product stays on record. A product that has no price in a market yet may bring its
 * history. Afterwards the file decides only about now and later: a price that differs begins with the import, whatever
 * day the file gives it, because until then the shop asked the old one; planned prices are those of the file.
 */
export async function mergePrices(run: RunStatement, now: Date): Promise<number> {
  const at = [now.toISOString()];
  await run(`
    create temp table import_known as
      select distinct i.market, i.product_id from import_price i
      where exists (select from price p where p.market = i.market and p.product_id = i.product_id)`);
  await run('analyze import_known');
  const cancelled = await run(bumping(cancelPlanned), at);
  return cancelled + (await run(bumping(appendChanged), at)) + (await run(bumping(insertPlanned), at)) + (await run(insertFirst));
}

/** Who edits a product's prices meanwhile is told that there are others. */
const bumping = (change: string) => `
  with changed as (${change} returning product_id),
    bumped as (update product set version = version + 1 where id in (select product_id from changed))
  select from changed`;

const insertFirst = `
  insert into price (market, product_id, valid_from, list, sales, member)
  select market, product_id, valid_from, list, sales, member from import_price i
  where not exists (select from import_known k where (k.market, k.product_id) = (i.market, i.product_id))
  order by market, product_id, valid_from`;

/** A file that cannot say since when says nothing about later, either: what is planned there stays. */
const cancelPlanned = `
  delete from price p
  where exists (select from import_known k where (k.market, k.product_id) = (p.market, p.product_id)) and p.valid_from > $1::timestamptz
    and not exists (select from import_price i where (i.market, i.product_id) = (p.market, p.product_id) and (i.is_undated
      or i.valid_from = p.valid_from and (i.list, i.sales, i.member) is not distinct from (p.list, p.sales, p.member)))`;

const insertPlanned = `
  insert into price (market, product_id, valid_from, list, sales, member)
  select i.market, i.product_id, i.valid_from, i.list, i.sales, i.member
  from import_price i join import_known k using (market, product_id) where i.valid_from > $1::timestamptz
  on conflict do nothing`;

const appendChanged = `
  insert into price (market, product_id, valid_from, list, sales, member)
  select wanted.market, wanted.product_id,
    -- Never at the moment of a price that has begun: that one is history.
    greatest($1::timestamptz, asked.valid_from + interval '1 millisecond'), wanted.list, wanted.sales, wanted.member
  from (
    select distinct on (i.market, i.product_id) i.* from import_price i join import_known k using (market, product_id)
    where i.valid_from <= $1::timestamptz order by i.market, i.product_id, i.valid_from desc
  ) as wanted
  left join lateral (
    select p.valid_from, p.list, p.sales, p.member from price p
    where (p.market, p.product_id) = (wanted.market, wanted.product_id) and p.valid_from <= $1::timestamptz
    order by p.valid_from desc limit 1
  ) as asked on true
  where (asked.list, asked.sales, asked.member) is distinct from (wanted.list, wanted.sales, wanted.member)
  on conflict do nothing`;
