import type { Right } from '@selvedge/contract/endpoint.ts';
import type { Coming } from '@selvedge/contract/studio/home.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';

type Asked = Pick<Ctx, 'db' | 'now' | 'promotions' | 'catalogue'>;
type Row = { id: string; title: string; at: string | Date; count: number };

const most = 12;
/** Goods come and change every day; they must not push a release out of sight. */
const mostOfProducts = 3;

/** What will happen by itself, soonest first. */
export async function listComing(ctx: Asked, may: (right: Right) => boolean): Promise<Coming[]> {
  const { db, now } = ctx;
  const read = async (kind: Coming['kind'], query: SQL): Promise<Coming[]> =>
    (await db.execute<Row>(query)).rows.map((row) => ({ ...row, kind, at: new Date(row.at).toISOString() }));
  const found: Coming[] = [];
  if (may('content.read')) found.push(...(await read('release', releases(now))), ...(await read('terms', terms(now))));
  if (may('catalogue.read')) found.push(...(await read('prices', prices(now))), ...products(ctx));
  if (may('promotion.read')) found.push(...promotions(ctx));
  return found.sort((a, b) => (a.at < b.at ? -1 : 1)).slice(0, most);
}

const releases = (now: Date) => sql`
  select r.id, r.name as title, r.due_at as at,
    (select count(*) from release_page p where p.release_id = r.id)::int
      + (select count(*) from release_setting s where s.release_id = r.id)::int
      + (select count(*) from release_text t where t.release_id = r.id)::int as count
  from release r where r.state = 'planned' and r.due_at >= ${now} order by r.due_at limit ${most}`;

const terms = (now: Date) => sql`
  select slug as id, min(title) as title, valid_from as at, count(*)::int as count from terms_version
  where live_at is null and cancelled_at is null and valid_from >= ${now} group by slug, valid_from order by valid_from limit ${most}`;

const prices = (now: Date) => sql`
  select valid_from::text as id, '' as title, valid_from as at, count(*)::int as count from price
  where valid_from > ${now} group by valid_from order by valid_from limit ${mostOfProducts}`;

function products({ catalogue: { structure }, now }: Asked): Coming[] {
  const counts = new Map<number, number>();
  for (const moment of structure.comingSoon) if (moment > now.getTime()) counts.set(moment, (counts.get(moment) ?? 0) + 1);
  const soonest = [...counts].sort(([a], [b]) => a - b).slice(0, mostOfProducts);
  return soonest.map(([at, count]) => {
    const iso = new Date(at).toISOString();
    return { kind: 'products', at: iso, title: '', id: iso, count };
  });
}

function promotions({ promotions: { live }, now }: Asked): Coming[] {
  const at = now.getTime();
  return live.flatMap(({ id, names, isActive, from, until }): Coming[] => {
    if (!isActive) return [];
    const title = names.en ?? id;
    const moment = (kind: Coming['kind'], when: number): Coming[] =>
      Number.isFinite(when) && when > at ? [{ kind, at: new Date(when).toISOString(), title, id, count: 1 }] : [];
    return [...moment('promotionStarts', from), ...moment('promotionEnds', until)];
  });
}
