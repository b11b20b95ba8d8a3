import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportReport } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';
import type { PictureLimits } from '../../picture-fetch/fetch-picture.ts';
import { type ImportBytes, importBytes } from './import-file.ts';
import { storeParts } from './import-parts.ts';
import type { AssortmentFormat } from './read-records.ts';

export type RunImport = Omit<ImportBytes, 'now' | 'pictures'> & {
  clock: () => Date;
  limits: PictureLimits;
  /** After such a failure the run is not over: the caller puts it back. */
  isPassing?: (error: unknown) => boolean;
};

export const importChannel = 'import';

/** An import that can be watched: its row tells every process how far it has come. */
export async function startRun(pool: pg.Pool, { file, who, now }: { file: string; who: string; now: Date }): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into import_run (id, file, who, started_at, updated_at) values ($1, $2, $3, $4, $4)', [id, file, who, now]);
  return id;
}

type HandedIn = { file: string; who: string; now: Date; path: string; format: AssortmentFormat; isComplete: boolean };

/** Hands a file over to whichever process imports; that one is woken when all of it is there. */
export async function handIn(pool: pg.Pool, { file, who, now, path, format, isComplete }: HandedIn): Promise<string> {
  const id = randomUUID();
  const client = await pool.connect();
  let isLost = true;
  try {
    await client.query('begin');
    await client.query(
      `insert into import_run (id, file, who, state, started_at, updated_at, format, is_complete)
      values ($1, $2, $3, 'waiting', $4, $4, $5, $6)`,
      [id, file, who, now, format, isComplete],
    );
    await storeParts(client, { id, path });
    await client.query('select pg_notify($1, $2)', [importChannel, id]);
    await client.query('commit');
    isLost = false;
    return id;
  } finally {
    client.release(isLost);
  }
}

/** For whoever looks next. Nothing of it was kept. */
export async function putBack(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`update import_run set state = 'waiting', attempts = attempts - 1 where id = $1 and state = 'running'`, [id]);
}

/** Runs to its end and writes it down, whatever it is. Throws what the import threw. */
export async function finishRun(pool: pg.Pool, id: string, { clock, limits, isPassing, ...options }: RunImport): Promise<ImportReport> {
  const watched = progressWriter(pool, id, clock);
  try {
    const report = await importBytes(pool, {
      ...options,
      now: clock(),
      pictures: { runId: id, limits },
      onProgress(progress) {
        watched.note(progress);
        options.onProgress?.(progress);
      },
    });
    await watched.stop();
    await close(pool, id, { state: 'done', now: clock(), lines: report.counts.lines, refused: report.counts.refused, report });
    return report;
  } catch (error) {
    await watched.stop();
    if (isPassing?.(error)) throw error;
    const isRefused = error instanceof ShopError;
    await close(pool, id, { state: isRefused ? 'refused' : 'failed', now: clock(), errors: isRefused ? error.errors : {} });
    throw error;
  }
}

const everyMs = 1_000;

/** Once a second, not once a line. It also says that the process is alive. */
function progressWriter(pool: pg.Pool, id: string, clock: () => Date) {
  let latest = { lines: 0, refused: 0 };
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const { lines, refused } = latest;
    // A lost connection shows in the import itself; here it only means that nobody sees the progress.
    writing = pool
      .query('update import_run set lines = $2, refused = $3, updated_at = $4 where id = $1', [id, lines, refused, clock()])
      .catch(() => {});
  }, everyMs);
  return {
    note: (progress: { lines: number; refused: number }) => {
      latest = progress;
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}

type Close = { state: 'done' | 'refused' | 'failed'; now: Date; lines?: number; refused?: number; errors?: object; report?: ImportReport };

async function close(pool: pg.Pool, id: string, { state, now, lines, refused, errors = {}, report }: Close): Promise<void> {
  await pool.query(
    `with gone as (delete from import_part where run_id = $1)
    update import_run set state = $2, updated_at = $3, finished_at = $3, lines = coalesce($4, lines), refused = coalesce($5, refused),
      errors = $6, report = $7 where id = $1`,
    [id, state, now, lines, refused, JSON.stringify(errors), report ? JSON.stringify(report) : null],
  );
}
