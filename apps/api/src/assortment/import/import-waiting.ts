import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { keepDraining } from '../../jobs/keep-draining.ts';
import type { PictureLimits } from '../../picture-fetch/fetch-picture.ts';
import { readParts } from './import-parts.ts';
import { silenceMs } from './list-runs.ts';
import type { AssortmentFormat } from './read-records.ts';
import { finishRun, importChannel, putBack } from './run-import.ts';

export type ImportWaiting = {
  pool: pg.Pool;
  clock: () => Date;
  limits: PictureLimits;
  maxBytes: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const mostAttempts = 3;

/** Imports what staff have handed in, one file at a time, and goes on with what a process that ended has left. */
export function startImports(work: ImportWaiting): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const drain = async () => (stopping.signal.aborted ? 0 : importWaiting(work, stopping.signal));
  const draining = keepDraining({ pool: work.pool, channel: importChannel, drain, failure: 'imports not looked at', log: work.log });
  return {
    async stop() {
      stopping.abort();
      await draining.stop();
    },
  };
}

/** Imports the file that has waited longest and answers how many that were: one or none. */
export async function importWaiting(
  { pool, log, ...settings }: ImportWaiting,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const run = await claim(pool, settings.clock());
  if (!run) return 0;
  const { id, ...handedIn } = run;
  // This process is asked to end, or the command line is importing: neither is the file's fault, which was accepted.
  const isPassing = (error: unknown) => signal.aborted || (error instanceof ShopError && error.code === 'conflict');
  try {
    await finishRun(pool, id, { ...settings, ...handedIn, bytes: readParts(pool, { id, signal }), isPassing });
  } catch (error) {
    if (isPassing(error)) {
      await putBack(pool, id);
      return 0;
    }
    if (!(error instanceof ShopError)) log.error({ err: error, run: id }, 'an import failed');
  }
  return 1;
}

type Claimed = { id: string; file: string; who: string; format: AssortmentFormat; isComplete: boolean };

/** Also one whose process has been silent for long: the same file again changes nothing, should it have ended after all. */
async function claim(pool: pg.Pool, now: Date): Promise<Claimed | undefined> {
  const { rows } = await pool.query<Claimed>(
    `update import_run set state = 'running', updated_at = $1, attempts = attempts + 1
    where id = (
      select id from import_run run
      where (state = 'waiting' or (state = 'running' and updated_at < $2 and attempts between 1 and $3))
      order by started_at, id limit 1 for update skip locked)
    returning id, file, who, format, is_complete as "isComplete"`,
    [now, new Date(now.getTime() - silenceMs), mostAttempts - 1],
  );
  return rows[0];
}
