import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { RateLimited } from './rate-limited.ts';

export type Limit = { key: string; limit: number; seconds: number; now: Date };

export type Counted = { count: number; retryAfter: number };

export async function countCall(db: Db, { key, seconds, now }: Omit<Limit, 'limit'>): Promise<Counted> {
  const [counted] = await countCalls(db, { keys: [key], seconds, now });
  return counted!;
}

/**
 * Counts in the database, so that a second process does not double what a caller may do. One statement, no race. Several keys are
 * taken in their order: callers that share some must name them in the same order, or two of them wait for each other for ever.
 */
export async function countCalls(
  db: Db,
  { keys, seconds, now }: { keys: readonly string[]; seconds: number; now: Date },
): Promise<Counted[]> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const values = keys.map((key) => sql`(${key}, ${ends}::timestamptz, 1)`);
  const { rows } = await db.execute<{ key: string; count: number; window_ends: Date | string }>(sql`
    insert into rate_limit (key, window_ends, count) values ${sql.join(values, sql`, `)}
    on conflict (key) do update set
      count = case when rate_limit.window_ends <= ${now} then 1 else rate_limit.count + 1 end,
      window_ends = case when rate_limit.window_ends <= ${now} then excluded.window_ends else rate_limit.window_ends end
    returning key, count, window_ends`);
  return keys.map((key) => {
    const { count, window_ends: until } = rows.find((row) => row.key === key)!;
    return { count, retryAfter: Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000)) };
  });
}

export async function limitCalls(db: Db, limit: Limit): Promise<void> {
  const { count, retryAfter } = await countCall(db, limit);
  if (count > limit.limit) throw new RateLimited(retryAfter);
}

/** Of a call that was counted before it was known to be fine. */
export async function uncountCall(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_limit set count = count - 1 where key = ${key} and count > 0`);
}

/** After a success: failures before it no longer count. */
export async function forgetCalls(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from rate_limit where key = ${key}`);
}

/**
 * After a success that was counted by two keys: nothing of the first counts any more, of the second not this call. It asks for what was
 * forgotten, so that the first key's row is taken first here too: the other way round, this and `countCalls` would wait for each other.
 */
export async function takeBackCalls(db: Db, { forgotten, uncounted }: { forgotten: string; uncounted: string }): Promise<void> {
  await db.execute(sql`
    with forgotten as (delete from rate_limit where key = ${forgotten} returning 1)
    update rate_limit set count = count - 1
    where (select count(*) from forgotten) >= 0 and key = ${uncounted} and count > 0`);
}

/** Windows that are over tell nothing; they would only grow. */
export async function forgetOldWindows(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_limit where window_ends < ${now}`);
}

/** One household owns a whole /64 of IPv6 addresses: counting each on its own would count nothing. */
export function limitedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
