import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { WaitedFor, WaitedGrouping, waitedFor } from '@selvedge/contract/studio/notify-me.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { writeCsv } from '@selvedge/domain/text/write-csv.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';

type Asked = { market?: string | undefined; by: WaitedGrouping };

const mostRows = 200;
const mostExported = 50_000;

export async function listWaited({ db }: Ctx, asked: Asked): Promise<Answer<typeof waitedFor.list>> {
  const where = asked.market === undefined ? sql`true` : sql`n.market = ${asked.market}`;
  const rows = await countWaited(db, { where, by: asked.by, most: mostRows });
  const { rows: all } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from notify_me n where ${where} and ${isWaiting}`);
  return { people: all[0]!.people, rows };
}

export async function listWaitedOf({ db }: Ctx, { productId }: { productId: string }): Promise<WaitedFor[]> {
  return countWaited(db, { where: sql`n.product_id = ${productId}`, by: 'market', most: 1_000 });
}

export async function exportWaited({ db, now }: Ctx, { market, by }: Asked): Promise<Answer<typeof waitedFor.export>> {
  const where = market === undefined ? sql`true` : sql`n.market = ${market}`;
  const rows = await countWaited(db, { where, by, most: mostExported });
  const header = ['style', 'product', 'name', 'colour', 'kind', 'sku', 'size', 'market', 'people', 'since', 'told', 'pieces'];
  const lines = rows.map((row) => [
    ...[row.styleNumber, row.productId, row.name, row.colour, row.kind, row.sku, row.size, row.market],
    ...[String(row.people), row.since.slice(0, 10), String(row.told), String(row.pieces)],
  ]);
  const name = `waited-for-${market ?? 'all'}-${localDay(now)}.csv`;
  return { name, type: 'text/csv', text: writeCsv([header, ...lines]), count: rows.length };
}

const isWaiting = sql`n.told_at is null and n.left_at is null and n.confirmed_at is not null`;

type Counted = { where: SQL; by: WaitedGrouping; most: number };

/** Most waited for first. Only those who can be told count: a wish that nobody confirmed may be anybody's joke. */
async function countWaited(db: Db, { where, by, most }: Counted): Promise<WaitedFor[]> {
  const size = by === 'style' ? sql`''` : sql`n.sku`;
  const market = by === 'market' ? sql`n.market` : sql`''`;
  const { rows } = await db.execute<Omit<WaitedFor, 'since'> & { since: Date | string }>(sql`
    select c.*, coalesce(p.style_number, '') as "styleNumber", coalesce(t.name, '') as name, coalesce(p.colour_names ->> 'en', p.colour, '') as colour,
      coalesce(concat_ws(' / ', v.size_name, v.length_name), '') as size,
      (select coalesce(sum(s.quantity), 0)::int from stock s join variant o on o.id = s.variant_id
        where o.product_id = c."productId" and c.sku in ('', o.id)) as pieces
    from (select n.product_id as "productId", n.kind, ${size} as sku, ${market} as market,
        (count(*) filter (where ${isWaiting}))::int as people, (count(*) filter (where n.told_at is not null))::int as told,
        min(n.asked_at) filter (where ${isWaiting}) as since
      from notify_me n where ${where} group by 1, 2, 3, 4 having count(*) filter (where ${isWaiting}) > 0
      order by 5 desc, 7, 1, 3, 4 limit ${most}) c
    left join product p on p.id = c."productId"
    left join style_text t on t.style_number = p.style_number and t.language = 'en'
    left join variant v on v.id = c.sku
    order by c.people desc, c.since, c."productId", c.sku, c.market`);
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}
