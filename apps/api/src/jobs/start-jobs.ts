import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PgBoss, type SendOptions } from 'pg-boss';
import { listen } from '../revision/listen.ts';
import { followWork } from '../telemetry/tracer.ts';

export type StartJobs = { pool: pg.Pool; log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

export type Jobs = {
  /** Handles jobs of a queue one at a time. A job that fails is tried again, more and more slowly, then kept among the dead. */
  work<T extends object>(queue: string, handle: (data: T) => Promise<void>): Promise<void>;
  /** Null when a job with the same `singletonKey` is waiting already. */
  send<T extends object>(queue: string, data: T, options?: SendOptions): Promise<string | null>;
  /** Cron, in UTC; once over all processes. */
  schedule<T extends object>(queue: string, cron: string, data: T): Promise<void>;
  stop(): Promise<void>;
};

export const deadLetters = 'dead-letters';

const retried = { retryLimit: 5, retryDelay: 1, retryBackoff: true, deadLetter: deadLetters };

/** A notice wakes whoever waits for a job. By the clock it is only asked for what failed and is to be tried again, and for what no notice told of. */
const quietIntervals = { cronWorkerIntervalSeconds: 15, flowIntervalSeconds: 300 };

/** Work that outlives a request. Uses the shop's own connections, so that it stops and recovers with them. */
export async function startJobs({ pool, log }: StartJobs): Promise<Jobs> {
  const executeSql = async (text: string, values?: unknown[]) => lastOf(await pool.query(text, values));
  const boss = new PgBoss({ db: { executeSql, listen: hear }, useListenNotify: true, ...quietIntervals });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  await boss.start();
  // Asked once for all of them: making a queue that is there takes a lock and a transaction each.
  const known = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify === true]));

  async function prepare(queue: string): Promise<void> {
    if (!known.has(queue)) await boss.createQueue(queue, { ...retried, notify: true });
    else if (!known.get(queue)) await boss.updateQueue(queue, { notify: true });
    known.set(queue, true);
  }

  async function hear(channel: string, onNotice: (payload: string) => void, onConnect: () => void) {
    const listener = listen({ pool, channel, onNotice, onConnect, log });
    return { close: () => listener.stop() };
  }

  // Jobs come there from another queue, which no notice tells of: whoever works them asks every second.
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters);
  known.set(deadLetters, true);

  return {
    async work(queue, handle) {
      await prepare(queue);
      await boss.work(queue, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 30 }, async (jobs) => {
        for (const { data } of jobs) await followWork({ name: `job ${queue}` }, () => handle(data as never));
      });
    },
    async send(queue, data, options) {
      await prepare(queue);
      return boss.send(queue, data, options);
    },
    async schedule(queue, cron, data) {
      await prepare(queue);
      await boss.schedule(queue, cron, data);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  };
}

/** Several statements in one text answer a list of results. */
function lastOf(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
}
