import type { FastifyBaseLogger } from 'fastify';
import { keepDraining } from '../jobs/keep-draining.ts';
import { type FetchWaiting, fetchWaiting } from './fetch-waiting.ts';
import { pictureChannel } from './want-pictures.ts';

type StartFetching = Omit<FetchWaiting, 'signal' | 'log'> & { log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

/** Fetches pictures of imports as they are wanted, and goes on with what a process that ended has left. */
export function startFetching({ log, ...work }: StartFetching): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const drain = async () => (stopping.signal.aborted ? 0 : fetchWaiting({ ...work, log, signal: stopping.signal }));
  const draining = keepDraining({ pool: work.pool, channel: pictureChannel, drain, failure: 'pictures of an import not fetched', log });
  return {
    async stop() {
      stopping.abort();
      await draining.stop();
    },
  };
}
