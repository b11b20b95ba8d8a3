import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportReport } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';
import type { PictureLimits } from '../../picture-fetch/fetch-picture.ts';
import { type ImportFile, importFile } from './import-file.ts';

export type RunImport = Omit<ImportFile, 'now' | 'pictures'> & { clock: () => Date; limits: PictureLimits };

/** An import that can be watched: its row tells every process how far it has come. */
export async function startRun(pool: pg.Pool, { file, who, now }: { file: string; who: string; now: Date }): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into import_run (id, file, who, started_at, updated_at) values ($1, $2, $3, $4, $4)', [id, file, who, now]);
  return id;
}

/** Runs to its end and writes it down, whatever it is. Throws what the import threw. */
export async function finishRun(pool: pg.Pool, id: string, { clock, limits, ...options }: RunImport): Promise<ImportReport> {
  const watched = progressWriter(pool, id, clock);
  try {
    const report = await importFile(pool, {
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
    `update import_run set state = $2, updated_at = $3, finished_at = $3, lines = coalesce($4, lines), refused = coalesce($5, refused),
      errors = $6, report = $7 where id = $1`,
    [id, state, now, lines, refused, JSON.stringify(errors), report ? JSON.stringify(report) : null],
  );
}
