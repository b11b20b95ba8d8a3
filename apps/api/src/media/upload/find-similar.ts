import { and, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { shownColumns, thumbnailOf } from './list-uploads.ts';
import { mediaUploadTable } from './tables.ts';

/** Of 64 bits; more differ between two frames of one shoot. */
const mostDifferent = 4;

type Similar = { key: string; name: string; src: string };

/** Pictures that look like this one: the same photograph in another size or encoding. A plain surface looks like every other one. */
export async function findSimilar(db: Db, { key, fingerprint }: { key: string; fingerprint: bigint }): Promise<Similar[]> {
  if (fingerprint === 0n) return [];
  const rows = await db
    .select(shownColumns)
    .from(mediaUploadTable)
    .where(
      and(
        ne(mediaUploadTable.key, key),
        isNull(mediaUploadTable.deletedAt),
        sql`bit_count((${mediaUploadTable.fingerprint} # ${fingerprint}::bigint)::bit(64)) <= ${mostDifferent}`,
      ),
    )
    .limit(3);
  return rows.map((row) => ({ key: row.key, name: row.name, src: thumbnailOf(row) }));
}
