import { dayMs } from '@selvedge/domain/date/durations.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import { madePrefix } from './shared-pictures.ts';

/** Longer than any upload takes: until then its row may still be written. */
const unnamedMs = dayMs;
/** A made picture is written once; one that is still looked at is made again in less than a second. */
const madeMs = 90 * dayMs;

type Sweep = { db: Db; storage: StoragePort; now: Date };

/** Removes objects that no row names any more, and made pictures that are old. Answers how many. */
export async function sweepStorage({ db, storage, now }: Sweep): Promise<number> {
  const isOlder = ({ changedAt }: { changedAt: Date }, ms: number) => now.getTime() - changedAt.getTime() > ms;
  let removed = 0;
  for (const prefix of prefixes()) {
    const named = await readNamed(db, prefix);
    for await (const object of storage.list(prefix)) {
      if (named.has(object.name) || !isOlder(object, unnamedMs)) continue;
      await storage.remove(object.name);
      removed += 1;
    }
  }
  for await (const object of storage.list(madePrefix)) {
    if (!isOlder(object, madeMs)) continue;
    await storage.remove(object.name);
    removed += 1;
  }
  return removed;
}

/** Two hexadecimal digits at a time: the names of a large library would not fit into memory all at once. */
function* prefixes(): Generator<string> {
  for (const folder of ['library', 'crops']) for (let n = 0; n < 256; n += 1) yield `${folder}/${n.toString(16).padStart(2, '0')}/`;
}

async function readNamed(db: Db, prefix: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ object: string }>(sql`
    select object from media_upload where starts_with(object, ${prefix})
    union all select object from media_version where starts_with(object, ${prefix})
    union all select object from media_crop_file where starts_with(object, ${prefix})`);
  return new Set(rows.map(({ object }) => object));
}
