import { pictureHeight, picturePath, pictureWidths } from '@selvedge/contract/media.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

type Words = {
  who: string;
  now: Date /** What each kind of picture shows, by language; languages without words for it have the goods' name alone. */;
  views: Record<string, Record<string, string>>;
};

const largest = Math.max(...pictureWidths);

/**
 * The pictures that are drawn for products are in the library like any other, named and described for a product that shows them. Nothing
 * is drawn for it: a picture without a file is made when somebody looks at it. Answers how many there are now; none where there were some.
 */
export async function adoptDrawings(db: Db, { who, now, views }: Words): Promise<number> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select exists (select from media_upload where drawn is not null) as has`);
  if (rows[0]?.has) return 0;
  const { rowCount } = await db.execute(sql`
    with shown as materialized (
      select distinct on (images ->> 'urlTemplate') images ->> 'urlTemplate' as template, id, style_number, colour, colour_names, images
      from product order by images ->> 'urlTemplate', id)
    insert into media_upload
      (key, file_key, name, width, height, placeholder, bytes, alts, drawn, created_at, created_by, changed_at, changed_by)
    select new_key, new_key, coalesce(words.alts ->> 'en', product.id || ', ' || format), ${largest}, ${pictureHeight(largest)},
      coalesce(product.images ->> 'placeholder', '#f1ede5'), ''::bytea, coalesce(words.alts, '{}'),
      jsonb_build_object('key', picture.key, 'index', place - 1, 'format', format), ${now}, ${who}, ${now}, ${who}
    from media_picture picture
      cross join unnest(picture.formats) with ordinality as views (format, place)
      cross join left(md5(picture.key || '/' || place), 24) as new_key
      join shown as product on product.template = ${picturePath} || picture.key || '/{index}-{format}'
      left join lateral (
        select jsonb_object_agg(
          style.language,
          style.name || ', ' || coalesce(product.colour_names ->> style.language, product.colour)
            || coalesce(': ' || (${JSON.stringify(views)}::jsonb -> style.language ->> format), '')) as alts
        from style_text style where style.style_number = product.style_number) as words on true
    where picture.recipe is not null and format <> 'video'
    on conflict do nothing`);
  return rowCount ?? 0;
}
