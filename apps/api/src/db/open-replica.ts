import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db.ts';
import type { ReadDb, Reads } from './from-primary.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { sessionLimits } from './session-client.ts';

/** Where something was read: at the replica, or at the primary because of what was wrong with it. */
export type ReadOutcome = 'replica' | 'behind' | 'away' | 'not_a_replica' | 'failed';

type OpenReplica = {
  /** Of a server that follows the primary, or of a balancer of connections before several. */
  url: string;
  primary: Db;
  log: { warn(what: object, said: string): void };
  onRead?: (outcome: ReadOutcome) => void;
  poolSize?: number;
  /** How long a replica may take to get to what the primary has. */
  patienceMs?: number;
  /** How long nobody asks one that was away or behind: each would wait for it anew. */
  restMs?: number;
};

export type Replica = Reads & { close(): Promise<void> };

/**
 * Reads at a replica once it has replayed what the primary had when somebody asked, and at the primary whenever that is not so: a replica
 * that is late, away or taken for another costs the primary its rest, and nobody sees an older state.
 */
export function openReplica(options: OpenReplica): Replica {
  const { url, primary, log, onRead = () => {}, poolSize = 10, patienceMs = 250, restMs = 5_000 } = options;
  const pool = new pg.Pool({
    ...{ connectionString: url, max: poolSize, application_name: 'selvedge reads', connectionTimeoutMillis: 2_000 },
    ...{ ...sessionLimits, keepAlive: true, allowExitOnIdle: true },
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let restsUntil = 0;

  function rest(outcome: ReadOutcome, err?: unknown): ReadOutcome {
    if (performance.now() >= restsUntil) log.warn({ err, outcome }, 'the replica is not read for a while');
    restsUntil = performance.now() + restMs;
    return outcome;
  }

  /** A connection to a server that has come as far, or why there is none. */
  async function borrow(position: string): Promise<pg.PoolClient | ReadOutcome> {
    if (performance.now() < restsUntil) return 'away';
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      const state = await follow(client, position, patienceMs);
      if (state === 'replica') return client;
      // Not kept: behind a balancer the next connection may lead to another server.
      client.release(true);
      return rest(state);
    } catch (error) {
      client?.release(true);
      return rest('away', error);
    }
  }

  function readAt(position: string): ReadDb {
    return async (work) => {
      const client = await borrow(position);
      if (typeof client === 'string') {
        onRead(client);
        return work(primary);
      }
      let isLost = true;
      try {
        const result = await work(drizzle(client));
        isLost = false;
        onRead('replica');
        return result;
      } catch (error) {
        isLost = isDatabaseAway(error);
        if (!isLost) throw error;
        onRead(rest('failed', error));
      } finally {
        client.release(isLost);
      }
      return work(primary);
    };
  }

  return {
    async caughtUp() {
      const { rows } = await primary.execute<{ position: string }>(positionOfPrimary);
      return readAt(rows[0]!.position);
    },
    close: () => pool.end(),
  };
}

/** What others can see is written out by then, unless the server confirms before it writes. */
const positionOfPrimary = `select (case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end)::text as position`;

async function follow(client: pg.PoolClient, position: string, patienceMs: number): Promise<ReadOutcome> {
  const until = performance.now() + patienceMs;
  for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
    const { rows } = await client.query<{ isReplica: boolean; isThere: boolean | null }>(
      'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
      [position],
    );
    const { isReplica, isThere } = rows[0]!;
    if (!isReplica) return 'not_a_replica';
    if (isThere) return 'replica';
    if (performance.now() >= until) return 'behind';
    await sleep(pause);
  }
}
