import type { PictureUse } from '@selvedge/contract/studio/media.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

const most = 200;

type Row = { source: string; holder: string[]; release: string | null };

/** Where a picture is shown, or will be: pages, work on them, settings, releases to come, products. */
export async function listPlaces(db: Db, uploadKey: string): Promise<PictureUse[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct place.source, place.holder, release.name as release
    from media_shown place
    left join release on place.source like 'release\\_%' and release.id::text = place.holder ->> 0
    where place.upload_key = ${uploadKey}
    order by place.source, place.holder limit ${most}`);
  return withoutRepetition(rows.map(showPlace));
}

/** For a condition on a picture's row. */
export const isUsed: SQL = sql`exists (select from media_shown place where place.upload_key = media_upload.key)`;

export const countUses: SQL<number> = sql<number>`(
  select count(distinct (place.source, place.holder))::int
  from media_shown place
  where place.upload_key = media_upload.key and place.source not in ('page_draft', 'setting_draft'))`;

/** The sources are the tables that tell where they name crops; see the migration of the library. */
export function showPlace({ source, holder, release }: Row): PictureUse {
  if (source === 'product') return { kind: 'product', market: '*', name: holder[0] ?? '' };
  const [market = '', name = ''] = source.startsWith('release_') ? holder.slice(1) : holder;
  if (source.startsWith('release_')) return { kind: 'release', market, name, release: release ?? '' };
  if (source === 'page' || source === 'page_draft') return { kind: source === 'page' ? 'page' : 'draft', market, name };
  return { kind: source === 'setting_draft' ? 'draft' : 'setting', market, name };
}

/** The draft of what is live shows the same picture; it is told of when nothing else is. */
function withoutRepetition(places: readonly PictureUse[]): PictureUse[] {
  const live = new Set(places.filter(({ kind }) => kind === 'page' || kind === 'setting').map(({ market, name }) => `${market} ${name}`));
  return places.filter(({ kind, market, name }) => kind !== 'draft' || !live.has(`${market} ${name}`));
}
