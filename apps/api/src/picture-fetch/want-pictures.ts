import type pg from 'pg';
import type { PictureLimits } from './fetch-picture.ts';

export const pictureChannel = 'import_picture';

/** `failed`: more than an import may ask for. */
export type WantedPictures = { wanted: number; failed: number };

type Want = { runId: string; now: Date; limits: Pick<PictureLimits, 'most' | 'recheckMs'> };

/**
 * Writes down what an import has to fetch, in the transaction that puts its goods into the shop: what was never there, also of styles that
 * are as before, and what was looked at long ago where the style is another.
 */
export async function wantPictures(client: pg.Client, { runId, now, limits }: Want): Promise<WantedPictures> {
  const before = new Date(now.getTime() - limits.recheckMs).toISOString();
  const { rowCount } = await client.query(insertWanted, [runId, now.toISOString(), before, limits.most]);
  if (!rowCount) return { wanted: 0, failed: 0 };
  await client.query('select pg_notify($1, $2)', [pictureChannel, '']);
  const { rows } = await client.query<WantedPictures>(
    `select count(*)::int as wanted, count(*) filter (where state = 'failed')::int as failed from import_picture where run_id = $1`,
    [runId],
  );
  return rows[0]!;
}

const insertWanted = `
  insert into import_picture (run_id, product_id, position, line, address, host, due_at, state, reason)
  select $1, product_id, position, line, address, lower(substring(address from '^https?://([^/?#]*)')), $2::timestamptz,
    case when number <= $4 then 'waiting' else 'failed' end, case when number > $4 then 'validation.picture_total' end
  from (
    select p.id as product_id, named.position, l.line, named.address, row_number() over (order by l.line, p.position, named.position) as number
    from import_line l
      join product p on p.style_number = l.id and p.source_images is not null and p.withdrawn_at is null
      cross join lateral (
        select position, picture_address(p.source_images->>'urlTemplate', entry) as address
        from jsonb_array_elements(p.source_images->'indexes') with ordinality as entries (entry, position) where not entry ? 'media'
      ) as named
      left join fetched_picture f on f.address = named.address
      left join import_style changed on changed.style_number = l.id
    where l.type = 'style' and (f.address is null or p.images->>'urlTemplate' ~ '^https?://'
      or (changed.style_number is not null and f.checked_at <= $3::timestamptz))
  ) as wanted`;
