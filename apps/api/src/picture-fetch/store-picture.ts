import { createHash } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { keepPicture } from '../media/upload/keep-picture.ts';
import { type Normalised, normalisePicture } from '../media/upload/normalise-picture.ts';
import { storeFiles } from '../media/upload/store-files.ts';
import { numberPicture } from '../product-picture/number-picture.ts';
import type { FileStore } from '../storage/stored-bytes.ts';
import type { Fetched } from './fetch-picture.ts';
import { PictureProblem } from './picture-problem.ts';

type Store = { address: string; fetched: Fetched & { bytes: Buffer }; who: string; now: Date; maxPixels: number };

/** Puts what was fetched into the library, as an upload would. Answers whether it is another picture than this address led to before. */
export async function storePicture(
  { db, ...store }: FileStore & { db: Db },
  { address, fetched, who, now, maxPixels }: Store,
): Promise<boolean> {
  const hash = createHash('sha256').update(fetched.bytes).digest('hex');
  const note = async (tx: Db, uploadKey: string): Promise<boolean> => {
    const { rows } = await tx.execute<{ before: string | null }>(sql`
      with known as (select upload_key from fetched_picture where address = ${address})
      insert into fetched_picture (address, upload_key, content_hash, etag, last_modified, checked_at)
      values (${address}, ${uploadKey}, ${hash}, ${fetched.etag}, ${fetched.lastModified}, ${now.toISOString()})
      on conflict (address) do update set upload_key = excluded.upload_key, content_hash = excluded.content_hash, etag = excluded.etag,
        last_modified = excluded.last_modified, checked_at = excluded.checked_at
      returning (select upload_key from known) as before`);
    return rows[0]?.before !== uploadKey;
  };
  const twin = await findByContent(db, hash);
  if (twin !== undefined) return note(db, twin);
  const made = await storeFiles(store, await inTurn(() => normalise(fetched.bytes, maxPixels)));
  return db.transaction(async (tx) => {
    const { row } = await keepPicture(tx, made, { name: nameOf(address), who, now });
    await numberPicture(tx, { uploadKey: row.key, fileKey: row.fileKey, focus: row.focus });
    return note(tx, row.key);
  });
}

/** The same bytes have been a picture before: nothing is unfolded again. */
async function findByContent(db: Db, hash: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select upload_key as key from fetched_picture where content_hash = ${hash} limit 1`,
  );
  return rows[0]?.key;
}

async function normalise(bytes: Buffer, maxPixels: number): Promise<Normalised> {
  try {
    return await normalisePicture(bytes, undefined, maxPixels);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new PictureProblem(reasons[error.errors.file?.[0] ?? ''] ?? 'validation.picture_broken');
  }
}

/** Words for uploads speak of a file that was chosen. */
const reasons: Readonly<Record<string, string>> = {
  'studio.picture_type': 'validation.picture_type',
  'studio.picture_animated': 'validation.picture_animated',
  'studio.picture_pixels': 'validation.picture_pixels',
};

let last: Promise<unknown> = Promise.resolve();

/** One at a time: eight photographs unfolded at once would take every core from the shoppers. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/** What staff will look for in the library: the end of the path, or the host where there is none. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  const parts = pathname.split('/').filter((part) => part !== '');
  const name = parts.slice(-2).join(' ') || hostname;
  try {
    return decodeURIComponent(name)
      .replaceAll(/[/\\\p{Cc}]/gu, ' ')
      .slice(0, 200);
  } catch {
    return name.slice(0, 200);
  }
}
