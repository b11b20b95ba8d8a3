import { ShopError } from '@selvedge/contract/error.ts';
import type { FindPictures, LibraryPicture } from '@selvedge/contract/studio/media.ts';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { countUses, isUsed } from './list-places.ts';
import { saysWords, shownColumns, showUpload } from './list-uploads.ts';
import { mediaUploadTable } from './tables.ts';

type Found = { pictures: LibraryPicture[]; total: number; next?: string };

const { key, name, alts, width, height, createdAt, deletedAt, drawn } = mediaUploadTable;

/** A picture that is nearly as wide as high. */
const isSquare = sql`abs(${width} - ${height}) * 20 <= greatest(${width}, ${height})`;
const shapes: Record<FindPictures['shape'], SQL | undefined> = {
  any: undefined,
  landscape: sql`${width} > ${height} and not ${isSquare}`,
  portrait: sql`${width} < ${height} and not ${isSquare}`,
  square: isSquare,
};

/** The library, page by page. */
export async function findPictures(ctx: Ctx, asked: FindPictures): Promise<Found> {
  const { q, shape, origin, use, missing, sort, limit, after } = asked;
  const matching = and(
    asked.deleted === 'true' ? isNotNull(deletedAt) : isNull(deletedAt),
    saysWords(q),
    shapes[shape],
    origin === 'any' ? undefined : origin === 'drawn' ? isNotNull(drawn) : isNull(drawn),
    use === 'any' ? undefined : use === 'used' ? isUsed : sql`not ${isUsed}`,
    missing === undefined ? undefined : sql`coalesce(${alts} ->> ${missing}, '') = ''`,
  );
  const rows = await ctx.db
    .select({ ...shownColumns, deletedAt, uses: countUses })
    .from(mediaUploadTable)
    .where(and(matching, after === undefined ? undefined : beyond(sort, readPlace(after))))
    .orderBy(...orders[sort])
    .limit(limit + 1);
  const [counted] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(mediaUploadTable).where(matching);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    pictures: rows.slice(0, limit).map((row) => ({
      ...showUpload(row),
      uses: row.uses,
      ...(row.deletedAt && { deletedAt: row.deletedAt.toISOString() }),
    })),
    total: counted?.total ?? 0,
    ...(last && {
      next: JSON.stringify([sort === 'name' ? last.name.toLowerCase().slice(0, 200) : last.createdAt.toISOString(), last.key]),
    }),
  };
}

const orders: Record<FindPictures['sort'], SQL[]> = {
  newest: [sql`${createdAt} desc`, sql`${key} desc`],
  oldest: [sql`${createdAt}`, sql`${key}`],
  name: [sql`lower(${name})`, sql`${key}`],
};

function beyond(sort: FindPictures['sort'], [at, last]: [string, string]): SQL {
  if (sort === 'name') return sql`(lower(${name}), ${key}) > (${at}, ${last})`;
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) throw badPlace();
  return sort === 'newest' ? sql`(${createdAt}, ${key}) < (${moment}, ${last})` : sql`(${createdAt}, ${key}) > (${moment}, ${last})`;
}

function readPlace(after: string): [string, string] {
  try {
    const place: unknown = JSON.parse(after);
    if (Array.isArray(place) && place.length === 2 && place.every((part) => typeof part === 'string' && !part.includes('\0')))
      return [place[0], place[1]];
  } catch {}
  throw badPlace();
}

const badPlace = () => new ShopError('invalid_request', { after: ['validation.invalid_value'] });
