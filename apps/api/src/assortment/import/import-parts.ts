import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../db/db.ts';

const partBytes = 1024 * 1024;

/** Stores a file of the disk in the caller's transaction, gzipped unless it is already. */
export async function storeParts(client: pg.ClientBase, { id, path }: { id: string; path: string }): Promise<void> {
  let part = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const write = async () => {
    if (size === 0) return;
    await client.query('insert into import_part (run_id, part, bytes) values ($1, $2, $3)', [id, part++, Buffer.concat(waiting)]);
    waiting = [];
    size = 0;
  };
  for await (const chunk of await packed(path)) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await write();
  }
  await write();
}

async function packed(path: string): Promise<AsyncIterable<Buffer>> {
  const [head] = await createReadStream(path, { end: 1 }).toArray();
  const bytes = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (head?.[0] === 0x1f && head[1] === 0x8b) return bytes;
  // The reader of the packed bytes meets the failure; without a callback it would end the process.
  return pipeline(bytes, createGzip({ level: 1 }), () => {});
}

/** The file again, one part at a time. Ends with an error when somebody asks it to stop. */
export async function* readParts(pool: pg.Pool, { id, signal }: { id: string; signal: AbortSignal }): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    signal.throwIfAborted();
    const { rows } = await pool.query<{ bytes: Buffer }>('select bytes from import_part where run_id = $1 and part = $2', [id, part]);
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}

/** Of imports that nobody will take up any more: a week ago their staff have seen that they were interrupted. */
export async function forgetOldParts(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from import_part using import_run run
    where run.id = run_id and run.state <> 'waiting' and run.updated_at < ${addDays(now, -7).toISOString()}`);
}
