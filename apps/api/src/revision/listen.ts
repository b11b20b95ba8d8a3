import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { sessionClient } from '../db/session-client.ts';

export type Listen = {
  pool: pg.Pool;
  channel: string;
  onNotice: (payload: string) => void;
  onConnect?: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const longestPause = 5_000;

/** A connection of its own that only listens, and comes back when it is lost. */
export function listen({ pool, channel, onNotice, onConnect, log }: Listen): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = 100;
  let isStopped = false;

  async function connect(): Promise<void> {
    const mine = sessionClient(pool);
    client = mine;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      mine.end().catch(() => {});
      if (isStopped) return;
      log.warn({ err: error, channel, pause }, 'listening connection lost');
      timer = setTimeout(connect, pause).unref();
      pause = Math.min(pause * 2, longestPause);
    };
    mine.on('error', lose);
    mine.on('end', () => lose());
    mine.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
      pause = 100;
      onConnect?.();
    } catch (error) {
      lose(error as Error);
    }
  }

  const first = connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await first;
      await client?.end().catch(() => {});
    },
  };
}
