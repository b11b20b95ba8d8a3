import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { sessionClient } from '../db/session-client.ts';
import type { FileStore } from '../storage/stored-bytes.ts';
import type { Resolve } from './check-address.ts';
import { fetchPicture, type PictureLimits, type Validators } from './fetch-picture.ts';
import { PictureProblem } from './picture-problem.ts';
import { settle, tryLater } from './settle.ts';
import { showFetched } from './show-fetched.ts';
import { storePicture } from './store-picture.ts';

export type FetchWaiting = FileStore & {
  pool: pg.Pool;
  db: Db;
  clock: () => Date;
  limits: PictureLimits;
  signal?: AbortSignal;
  resolve?: Resolve;
};

/** One process at a time fetches; released with its connection. */
const lockKey = 7_301_403;
const batch = 50;

/**
 * Fetches a batch of what imports wait for and shows it on their products. Answers how many it looked at: none when nothing is due, or
 * when another process is at it.
 */
export async function fetchWaiting(work: FetchWaiting): Promise<number> {
  if (!(await isAnythingDue(work))) return 0;
  const client = sessionClient(work.pool);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
    return rows[0]?.taken ? await fetchBatch(work) : 0;
  } finally {
    // Said aloud, because the server notices the end of a connection only a moment later; a lost one frees the lock by itself.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    await client.end().catch(() => {});
  }
}

/** Also what was fetched when its process ended before the product showed it. */
async function isAnythingDue({ db, clock }: FetchWaiting): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select exists (select from import_picture where state = 'waiting' and due_at <= ${clock().toISOString()})
      or exists (select from import_picture where state in ('fetched', 'known') and not is_shown) as due`);
  return rows[0]?.due ?? false;
}

type Waiting = Validators & { address: string; host: string; attempts: number; who: string; isFresh: boolean };

async function fetchBatch(work: FetchWaiting): Promise<number> {
  const waiting = await readDue(work);
  const paused = new Set<string>();
  await spread(waiting, work.limits, async (picture) => {
    if (paused.has(picture.host) || work.signal?.aborted) return;
    const problem = await fetchOne(work, picture);
    if (problem?.waitMs === undefined) return;
    paused.add(picture.host);
  });
  await showFetched(work.db);
  return waiting.length;
}

/** Each address once, however many products name it. One that was looked at since its import began is not asked for again. */
async function readDue({ db, clock }: FetchWaiting): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select due.address, due.host, due.attempts, due.who, f.etag, f.last_modified as "lastModified",
      coalesce(f.checked_at >= due.started_at, false) as "isFresh"
    from (
      select distinct on (p.address) p.address, p.host, p.attempts, p.line, run.who, run.started_at
      from import_picture p join import_run run on run.id = p.run_id
      where p.state = 'waiting' and p.due_at <= ${clock().toISOString()}
      order by p.address, run.started_at desc
    ) as due left join fetched_picture f on f.address = due.address
    order by due.started_at, due.line, due.address limit ${batch}`);
  return rows;
}

/** The problem that it met, if any. Throws only what ends all of the work. */
async function fetchOne(work: FetchWaiting, picture: Waiting): Promise<PictureProblem | undefined> {
  const { db, clock, limits, signal, resolve, storage, log } = work;
  const { address, who } = picture;
  try {
    if (picture.isFresh) {
      await settle(db, { address, state: 'known' });
      return undefined;
    }
    const fetched = await fetchPicture(address, { limits, known: picture, signal, ...(resolve && { resolve }) });
    const { bytes } = fetched;
    if (bytes) {
      const given = { address, fetched: { ...fetched, bytes }, who, now: clock(), maxPixels: limits.maxPixels };
      const isNew = await storePicture({ db, storage, log }, given);
      await settle(db, { address, state: isNew ? 'fetched' : 'known' });
    } else {
      await db.execute(sql`update fetched_picture set checked_at = ${clock().toISOString()} where address = ${address}`);
      await settle(db, { address, state: 'known' });
    }
    return undefined;
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!(error instanceof PictureProblem)) throw error;
    if (error.isPassing && picture.attempts + 1 < limits.attempts) await tryLater(db, { picture, problem: error, now: clock() });
    else await settle(db, { address, state: 'failed', problem: error });
    return error;
  }
}

/** So many at once, and not more than so many of one host: the others go on while a slow one answers. */
async function spread(
  waiting: readonly Waiting[],
  { atOnce, atOncePerHost }: PictureLimits,
  handle: (picture: Waiting) => Promise<void>,
): Promise<void> {
  const queue = [...waiting];
  const busy = new Map<string, number>();
  const underway = new Set<Promise<void>>();
  while (queue.length > 0 || underway.size > 0) {
    const at = underway.size < atOnce ? queue.findIndex(({ host }) => (busy.get(host) ?? 0) < atOncePerHost) : -1;
    const [picture] = at < 0 ? [] : queue.splice(at, 1);
    if (!picture) {
      await Promise.race(underway);
      continue;
    }
    const { host } = picture;
    busy.set(host, (busy.get(host) ?? 0) + 1);
    const one = handle(picture).finally(() => {
      busy.set(host, (busy.get(host) ?? 1) - 1);
      underway.delete(one);
    });
    underway.add(one);
  }
}
