import { addDays } from '@selvedge/domain/date/add-days.ts';
import { type FitCounts, fitHint } from '@selvedge/domain/returns/fit-hint.ts';
import { sql } from 'drizzle-orm';
import { noteProducts } from '../catalogue/note-products.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';

/** What was ordered before is no longer what is sold: a style is cut anew from time to time. */
const countedDays = 365;

/** Writes what differs, and tells the catalogue of those styles only: a night without news leaves every kept page as it is. */
export async function countFit(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // A year of orders may take longer to count than any request may take to be answered.
    await tx.execute(sql`set local statement_timeout = 0`);
    // Two that count at once would each take the other's rows for old ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('count fit'))`);
    const { rows } = await tx.execute<FitCounts & { style: string }>(countsSince(addDays(now, -countedDays)));
    const hints = rows.flatMap(({ style, ...counts }) => {
      const hint = fitHint(counts);
      return hint ? [{ style, fit: hint.fit, pieces: hint.count, sent: hint.sent }] : [];
    });
    const { rows: changed } = await tx.execute<{ id: string }>(sql`
      with hint as (select * from jsonb_to_recordset(${JSON.stringify(hints)}::jsonb) as h (style text, fit text, pieces int, sent int)),
      gone as (delete from fit_hint where style_number not in (select style from hint) returning style_number),
      written as (
        insert into fit_hint (style_number, fit, pieces, sent) select style, fit, pieces, sent from hint
        on conflict (style_number) do update set fit = excluded.fit, pieces = excluded.pieces, sent = excluded.sent
        where (fit_hint.fit, fit_hint.pieces, fit_hint.sent) is distinct from (excluded.fit, excluded.pieces, excluded.sent)
        returning style_number)
      select id from product where style_number in (select style_number from gone union all select style_number from written)`);
    if (changed.length === 0) return;
    await noteProducts(
      tx,
      changed.map(({ id }) => id),
    );
  });
}

/** Every night why pieces came back becomes what product pages say of their size. */
export async function scheduleFit(jobs: Jobs, { db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await jobs.work('fit-hints', () => countFit(db, clock()));
  await jobs.schedule('fit-hints', '23 3 * * *', {});
}

/**
 * Of the styles of which a piece came back because of its size: such pieces that staff took in, beside all that were sent. What was brought
 * along counts as if it had happened on its day.
 */
function countsSince(since: Date) {
  return sql`
    with line as (
      select p.style_number as style, l.order_id, l.line_id, l.shipped
      from customer_order o
      join order_line l on l.order_id = o.id and l.shipped > 0 and not l.is_digital
      join product p on p.id = split_part(l.sku, ',', 1)
      where o.placed_at >= ${since}),
    brought as (select * from fit_count where counted_at >= ${since}),
    told as (
      select line.style, case r.reason when 'tooSmall' then r.received else 0 end as small, case r.reason when 'tooLarge' then r.received else 0 end as large
      from line join order_return_line r on r.order_id = line.order_id and r.line_id = line.line_id
      where r.received > 0 and r.reason in ('tooSmall', 'tooLarge')
      union all select style_number, too_small, too_large from brought),
    sent as (select style, shipped as pieces from line union all select style_number, sent from brought),
    said as (select style, sum(small)::int as small, sum(large)::int as large from told group by style)
    select style, small as "tooSmall", large as "tooLarge", sum(pieces)::int as sent
    from said join sent using (style) group by style, small, large`;
}
