import { ShopError } from '@selvedge/contract/error.ts';
import type { PictureDetail } from '@selvedge/contract/studio/media.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { countUses, listPlaces } from './list-places.ts';
import { shownColumns, showUpload, thumbnailOf } from './list-uploads.ts';
import { mediaUploadTable, mediaVersionTable } from './tables.ts';

export async function getPicture(db: Db, key: string): Promise<PictureDetail> {
  const { version, changedAt, changedBy, deletedAt } = mediaUploadTable;
  const [row] = await db
    .select({ ...shownColumns, version, changedAt, changedBy, deletedAt, uses: countUses })
    .from(mediaUploadTable)
    .where(eq(mediaUploadTable.key, key));
  if (!row) throw new ShopError('not_found');
  return {
    ...showUpload(row),
    ...{ version: row.version, changedAt: row.changedAt.toISOString(), changedBy: row.changedBy, uses: row.uses },
    ...(row.deletedAt && { deletedAt: row.deletedAt.toISOString() }),
    places: await listPlaces(db, key),
    versions: await listVersions(db, key),
  };
}

async function listVersions(db: Db, uploadKey: string): Promise<PictureDetail['versions']> {
  const { number, fileKey, name, width, height, at, who } = mediaVersionTable;
  const rows = await db
    .select({ number, fileKey, name, width, height, at, who })
    .from(mediaVersionTable)
    .where(eq(mediaVersionTable.uploadKey, uploadKey))
    .orderBy(desc(number))
    .limit(50);
  return rows.map(({ fileKey: file, at: moment, ...row }) => ({ ...row, at: moment.toISOString(), src: thumbnailOf({ fileKey: file }) }));
}
