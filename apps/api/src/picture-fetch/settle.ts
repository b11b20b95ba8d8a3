import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { PictureProblem } from './picture-problem.ts';

type Settle = { address: string; state: 'fetched' | 'known' } | { address: string; state: 'failed'; problem: PictureProblem };

/** What became of an address, for every import that waits for it. */
export async function settle(db: Db, settled: Settle): Promise<void> {
  const { address, state } = settled;
  const { reason = null, detail = null } = settled.state === 'failed' ? settled.problem : {};
  await db.execute(sql`
    with done as (
      update import_picture set state = ${state}, reason = ${reason}, detail = ${detail}, attempts = attempts + 1
      where address = ${address} and state = 'waiting' returning run_id
    ), counted as (select run_id, count(*)::int as pictures from done group by run_id)
    update import_run run set pictures_settled = pictures_settled + counted.pictures,
      pictures_failed = pictures_failed + case when ${state} = 'failed' then counted.pictures else 0 end
    from counted where run.id = counted.run_id`);
}

const longestPauseMs = 60_000;

/** Later and later; a host that says when it may be asked again is left alone until then, with everything that waits for it. */
export async function tryLater(
  db: Db,
  { picture, problem, now }: { picture: { address: string; host: string; attempts: number }; problem: PictureProblem; now: Date },
): Promise<void> {
  const pauseMs = Math.min(1_000 * 2 ** picture.attempts, longestPauseMs);
  const dueAt = new Date(now.getTime() + Math.max(pauseMs, problem.waitMs ?? 0)).toISOString();
  await db.execute(sql`
    update import_picture set attempts = attempts + 1, due_at = ${dueAt}, reason = ${problem.reason}, detail = ${problem.detail ?? null}
    where address = ${picture.address} and state = 'waiting'`);
  if (problem.waitMs === undefined) return;
  await db.execute(sql`
    update import_picture set due_at = greatest(due_at, ${dueAt}::timestamptz) where host = ${picture.host} and state = 'waiting'`);
}
