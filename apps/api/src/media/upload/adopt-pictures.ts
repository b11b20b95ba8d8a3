import { createHash } from 'node:crypto';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { loadSharp } from '../load-sharp.ts';
import { cropKeyOf } from '../swap/crop-key-of.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { keepPicture } from './keep-picture.ts';
import { thumbnailWidth } from './normalise-picture.ts';
import { mediaCropTable } from './tables.ts';

export type Adopted = {
  /** The file as it is: it is the shop's own, and nothing has to be taken out of it. */
  bytes: Buffer;
  /** The same, small: quicker to look at. */
  small: Buffer;
  name: string;
  width: number;
  height: number;
  placeholder: string;
  alts: Record<string, string>;
  /** Under which addresses content shows it already, and how it is cut there. */
  shown: readonly { src: string; ratio: Ratio }[];
};

/** Pictures that come along with the shop are in the library as well: found, described, chosen and replaced like any other. */
export async function adoptPictures(tx: Db, pictures: readonly Adopted[], by: { who: string; now: Date }): Promise<void> {
  for (const each of pictures) await adoptPicture(tx, each, by);
  await tx.execute(sql`select note_files_in_use()`);
}

async function adoptPicture(
  tx: Db,
  { bytes, small, name, alts, shown, ...size }: Adopted,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  const sharp = await loadSharp();
  const [fingerprint, thumbnail] = await Promise.all([
    fingerprintOf(small),
    sharp(small).resize({ width: thumbnailWidth }).webp({ quality: 76, effort: 0 }).toBuffer(),
  ]);
  const fileKey = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const { row } = await keepPicture(
    tx,
    { ...size, bytes, object: null, fileKey, fingerprint, thumbnail: { bytes: thumbnail, object: null } },
    { name, who, now, alts },
  );
  const crops = shown.flatMap(({ src, ratio }) => {
    const key = cropKeyOf(src);
    return key === undefined ? [] : [{ key, uploadKey: row.key, ratio, focus: { x: 50, y: 50 }, isFile: true }];
  });
  if (crops.length > 0) await tx.insert(mediaCropTable).values(crops).onConflictDoNothing();
}

/** Pages show the picture `shown`, and the library knows none of `keys`. */
export async function isMissingFromLibrary(db: Db, { keys, shown }: { keys: readonly string[]; shown: string }): Promise<boolean> {
  const { rows } = await db.execute<{ missing: boolean }>(sql`
    select not exists (select from media_crop where key = any(${sql.param(keys)}::text[]))
      and exists (select from page where content::text like ${`%"${shown}"%`}) as missing`);
  return rows[0]?.missing ?? false;
}
