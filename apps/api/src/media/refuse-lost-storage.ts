import { sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { Db } from '../db/db.ts';
import type { StoragePort } from '../storage/storage-port.ts';

/** A shop that was moved into a storage and is started without it would show shoppers no pictures, and nobody would know why. */
export async function refuseLostStorage(db: Db, storage: StoragePort | undefined): Promise<void> {
  if (storage) return;
  const { rows } = await db.execute<{ lost: boolean }>(sql`
    select exists (select from media_upload where object is not null) or exists (select from media_crop_file where object is not null)
      or exists (select from media_version where object is not null) as lost`);
  if (rows[0]?.lost)
    throw new BootError('Pictures of this shop lie in a storage. Name it with STORAGE_URL, or bring them back with npm run move-pictures.');
}
