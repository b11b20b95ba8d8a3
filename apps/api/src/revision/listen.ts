import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type ListeningConnection, openListeningConnection } from './listening-connection.ts';

export type Listen = {
  pool: pg.Pool;
  channel: string;
  onNotice: (payload: string) => void;
  /** At the first connection and at every later one: what was said in between was said to nobody. */
  onConnect?: () => void;
  onLost?: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export type Listener = {
  /** Notices arrive, so that nobody needs to ask whether one was lost. */
  isHearing(): boolean;
  stop(): Promise<void>;
};

const connections = new WeakMap<pg.Pool, ListeningConnection>();

/** Hears the notices of a channel on the one connection that all listeners of a pool share: each with its own would be nine for a worker. */
export function listen({ pool, log, ...listener }: Listen): Listener {
  const shared = connections.get(pool) ?? openListeningConnection(pool, log);
  connections.set(pool, shared);
  shared.add(listener);
  return {
    isHearing: shared.isHearing,
    async stop() {
      const isLast = shared.remove(listener);
      if (!isLast) return;
      connections.delete(pool);
      await shared.close();
    },
  };
}
