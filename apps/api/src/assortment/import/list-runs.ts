import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportReport, ImportRun } from '@selvedge/contract/studio/import.ts';
import { sql } from 'drizzle-orm';
import { listProblems } from '../../picture-fetch/list-problems.ts';
import type { Ctx } from '../../shop/ctx.ts';

type Row = {
  id: string;
  file: string;
  who: string;
  state: Exclude<ImportRun['state'], 'interrupted'>;
  started_at: string;
  updated_at: string;
  finished_at: string | null;
  lines: number;
  refused: number;
  errors: Record<string, string[]>;
  report: ImportReport | null;
  pictures: number;
  pictures_settled: number;
  pictures_failed: number;
};

const shown = sql`
  select id, file, who, state, started_at, updated_at, finished_at, lines, refused, errors, report, pictures, pictures_settled, pictures_failed
  from import_run`;

export async function listRuns({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<ImportRun[]> {
  const { rows } = await db.execute<Row>(sql`${shown} order by started_at desc, id limit 20`);
  // The list says how each went; a report may be long and is read one at a time.
  return rows.map((row) => ({ ...show(row, now), report: undefined }));
}

export async function getRun({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<ImportRun> {
  const { rows } = await db.execute<Row>(sql`${shown} where id = ${id}`);
  if (!rows[0]) throw new ShopError('not_found');
  const run = show(rows[0], now);
  if (run.pictures.failed === 0) return run;
  return { ...run, pictures: { ...run.pictures, problems: await listProblems(db, id) } };
}

/** Progress is written once a second; silence for this long means that nobody is left to write it. */
export const silenceMs = 30_000;

function show(row: Row, now: Date): ImportRun {
  const [started, updated] = [new Date(row.started_at), new Date(row.updated_at)];
  const isSilent = row.state === 'running' && now.getTime() - updated.getTime() > silenceMs;
  const seconds = (updated.getTime() - started.getTime()) / 1000;
  return {
    id: row.id,
    file: row.file,
    who: row.who,
    state: isSilent ? 'interrupted' : row.state,
    startedAt: started.toISOString(),
    ...(row.finished_at && { finishedAt: new Date(row.finished_at).toISOString() }),
    lines: row.lines,
    refused: row.refused,
    linesPerSecond: seconds > 0 ? Math.round(row.lines / seconds) : 0,
    errors: row.errors,
    pictures: { total: row.pictures, settled: row.pictures_settled, failed: row.pictures_failed },
    ...(row.report && { report: row.report }),
  };
}
