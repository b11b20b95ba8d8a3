import type { Home, HomeDraft } from '@selvedge/contract/studio/home.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';

type Row = { kind: HomeDraft['kind']; market: string; name: string; title: string; changed_at: string | Date; changed_by: string };
type Asked = Pick<Ctx, 'db' | 'now'>;

const most = 30;
const replacedDays = 14;
const titleOf = sql`coalesce(nullif(d.content ->> 'heading', ''), d.content #>> '{seo,title}', '')`;

/** Work that differs from what is live, of pages and of settings; one's own first, then the latest. What was taken down does not wait. */
export async function listDrafts({ db }: Asked, who: string): Promise<HomeDraft[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select 'page' as kind, d.market, d.path as name, ${titleOf} as title, d.changed_at, d.changed_by
      from page_draft d left join page p on p.published and p.market = d.market and p.path = d.path
      where p.content is distinct from d.content and not exists (
        select 1 from page_version v
        where v.market = d.market and v.path = d.path and v.kind = 'withdrawn' and v.at >= d.changed_at)
      union all
      select 'setting', d.market, d.name, '', d.changed_at, d.changed_by from setting_draft d
      left join document l on l.name = d.name and l.market = d.market
      where d.content is not null and d.content is distinct from l.content
    ) waiting order by (changed_by = ${who}) desc, changed_at desc limit ${most}`);
  return rows.map((row) => show(row, who));
}

/** Drafts of mine that were put aside as a version because somebody else's work took their place. */
export async function listReplaced({ db, now }: Asked, who: string): Promise<HomeDraft[]> {
  const since = addDays(now, -replacedDays);
  const { rows } = await db.execute<Row>(sql`
    select distinct on (d.market, d.path)
      'page' as kind, d.market, d.path as name, ${titleOf} as title, d.changed_at, d.changed_by
    from page_version v join page_draft d on d.market = v.market and d.path = v.path
    where v.kind = 'kept' and v.who = ${who} and v.at >= ${since} and d.changed_by <> ${who} and d.changed_at > v.at
      and not exists (
        select 1 from page_version later where later.market = v.market and later.path = v.path and later.number > v.number and later.who = ${who})
    limit ${most}`);
  return rows.map((row) => show(row, who));
}

/** Releases that wait for somebody to say when. */
export async function listUndated({ db }: Asked): Promise<Home['undated']> {
  const { rows } = await db.execute<{ id: string; name: string; created_by: string; pages: number }>(sql`
    select r.id, r.name, r.created_by,
      (select count(*) from release_page p where p.release_id = r.id)::int
        + (select count(*) from release_setting s where s.release_id = r.id)::int
        + (select count(*) from release_text t where t.release_id = r.id)::int as pages
    from release r where r.state = 'planned' and r.due_at is null order by r.created_at limit ${most}`);
  return rows.map(({ id, name, pages, created_by: createdBy }) => ({ id, name, pages, createdBy }));
}

function show({ kind, market, name, title, changed_at, changed_by: changedBy }: Row, who: string): HomeDraft {
  return { kind, market, name, title, changedAt: new Date(changed_at).toISOString(), changedBy, isMine: changedBy === who };
}
