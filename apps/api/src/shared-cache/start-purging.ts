import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { askLessOften, pollEvery } from '../revision/ask-less-often.ts';
import { listen } from '../revision/listen.ts';
import { readRevision, revisionChannel } from '../revision/revision.ts';
import { createPurgeQueue } from './create-purge-queue.ts';
import { purgeCache, type SharedCache } from './purge-cache.ts';
import { keysOfPast, surrogateKeys } from './surrogate-keys.ts';

type StartPurging = {
  pool: pg.Pool;
  db: Db;
  caches: readonly SharedCache[];
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pollMs?: number;
  delaysMs?: readonly number[];
};

/** Follows what is published, and tells shared caches what is old. Begins with everything: nobody knows what was missed before. */
export async function startPurging({ pool, db, caches, log, pollMs, delaysMs }: StartPurging): Promise<{ stop(): Promise<void> }> {
  const queues = caches.map((cache) =>
    createPurgeQueue({
      purge: (keys) => purgeCache(cache, keys),
      onFailure: (error) =>
        log.warn({ err: error, cache: new URL(cache.url).host }, 'a shared cache was not told what is old; tried again'),
      ...(delaysMs && { delaysMs }),
    }),
  );
  const tell = (keys: readonly string[]) => {
    for (const queue of queues) queue.add(keys);
  };
  const read = async () => ({ content: await readRevision(db, 'content'), catalogue: await readRevision(db, 'catalogue') });
  let told = await read();
  let running: Promise<void> | undefined;
  tell([surrogateKeys.pages]);

  let isAskedAgain = false;

  async function follow(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      const now = await read();
      const names = ['content', 'catalogue'] as const;
      tell(names.flatMap((name) => keysOfPast(name, { from: told[name], to: now[name] })));
      told = now;
    }
  }

  function check(): void {
    isAskedAgain = true;
    running ??= follow()
      .catch((error) => {
        asking.soon();
        log.error({ err: error }, 'revisions not read');
      })
      .finally(() => {
        running = undefined;
      });
  }

  const asking = askLessOften({ ask: check, isHearing: () => listener.isHearing(), ...pollEvery(pollMs) });
  const listener = listen({ pool, channel: revisionChannel, onNotice: check, onConnect: check, onLost: asking.soon, log });
  return {
    async stop() {
      asking.stop();
      await listener.stop();
      await running;
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
