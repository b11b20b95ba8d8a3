import type { Film } from '@selvedge/contract/studio/media.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { showPlace } from './list-places.ts';

type Row = { video: string; source: string; holder: string[]; release: string | null };

/** Films that content names. They lie with the film host or in the shop's folder of films: nothing of them is kept here. */
export async function listFilms({ db }: Ctx): Promise<Film[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct video #>> '{}' as video, source, holder, release from (
      select content, 'page' as source, jsonb_build_array(market, path) as holder, null as release from page where published
      union all select content, 'page_draft', jsonb_build_array(market, path), null from page_draft
      union all select content, 'release_page', jsonb_build_array(release_id, market, path), release.name
        from release_page join release on release.id = release_id and release.state = 'planned'
    ) named, jsonb_path_query(content, 'strict $.**.videoId ? (@ != "")') video
    where jsonb_typeof(video) = 'string'
    order by 1, 2, 3 limit 2000`);
  const byFilm = Map.groupBy(rows, ({ video }) => video);
  return [...byFilm].map(([videoId, places]) => ({ videoId, places: places.map(showPlace) }));
}
