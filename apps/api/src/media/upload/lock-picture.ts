import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { mediaUploadTable } from './tables.ts';

export type Picture = typeof mediaUploadTable.$inferSelect;

/** The picture, for whoever changes it; refused when a colleague has changed it since it was seen. */
export async function lockPicture(tx: Db, { key, basedOn }: { key: string; basedOn: number }): Promise<Picture> {
  const [row] = await tx.select().from(mediaUploadTable).where(eq(mediaUploadTable.key, key)).for('update');
  return checkVersion(row, basedOn);
}

export function checkVersion(row: Picture | undefined, basedOn: number): Picture {
  if (!row || row.deletedAt) throw new ShopError('not_found');
  if (row.version !== basedOn) throw new ShopError('conflict', { basedOn: ['studio.picture_changed_elsewhere'] });
  return row;
}
