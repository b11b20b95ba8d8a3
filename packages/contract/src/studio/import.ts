import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Count = z.number().int().min(0);
const Errors = z.record(z.string(), z.array(z.string()));

/** What an import did, counted. A line that was read before and has not changed is `unchanged`. */
export const ImportCounts = z.object({
  lines: Count,
  refused: Count,
  unchanged: Count,
  /** Rows that are new or different now. */
  styles: Count,
  products: Count,
  variants: Count,
  prices: Count,
  stock: Count,
  categories: Count,
  attributes: Count,
  badges: Count,
  locations: Count,
  withdrawn: Count,
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Translation keys by field. The id is empty where the line could not be read so far. */
export const RefusedLine = z.object({ line: z.number().int(), id: z.string(), errors: Errors });
export type RefusedLine = z.infer<typeof RefusedLine>;

/** Taken, but perhaps not what was meant: a category or a badge that nobody has described. */
export const ImportWarning = z.object({ line: z.number().int(), warning: z.string(), id: z.string() });
export type ImportWarning = z.infer<typeof ImportWarning>;

export const ImportReport = z.object({
  hasChanged: z.boolean(),
  counts: ImportCounts,
  /** The first thousand; `counts.refused` has them all. */
  refused: z.array(RefusedLine),
  warnings: z.array(ImportWarning),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** A picture that could not be fetched: the product keeps the one it had, or has none. The detail is the status of the answer or the like. */
export const PictureProblems = z.array(
  z.object({ line: z.number().int(), id: z.string(), address: z.string(), reason: z.string(), detail: z.string().optional() }),
);
export type PictureProblems = z.infer<typeof PictureProblems>;

/** Pictures that stand on another host. They are fetched after the goods are in the shop. */
export const ImportPictures = z.object({
  total: Count,
  /** Fetched, as before or given up. */
  settled: Count,
  failed: Count,
  /** The first thousand, where one import is asked for. */
  problems: PictureProblems.optional(),
});
export type ImportPictures = z.infer<typeof ImportPictures>;

export const ImportRun = z.object({
  id: z.uuid(),
  file: z.string(),
  who: z.string(),
  /** waiting: for a process that imports. refused: the file as a whole, for the reasons in `errors`. interrupted: its process ended; nothing was changed. */
  state: z.enum(['waiting', 'running', 'done', 'refused', 'failed', 'interrupted']),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  lines: Count,
  refused: Count,
  linesPerSecond: z.number(),
  errors: Errors,
  pictures: ImportPictures,
  report: ImportReport.optional(),
});
export type ImportRun = z.infer<typeof ImportRun>;

const FileName = z
  .string()
  .regex(/^[^/\\\p{Cc}]{1,200}$/u)
  .default('upload');

export const imports = {
  start: endpoint({
    method: 'POST',
    path: '/api/studio/assortment/imports',
    summary:
      'Takes an assortment as JSON Lines or CSV, gzipped or not. Answers when the file has arrived; the import then runs by itself. `complete=true` withdraws what the file does not name.',
    access: { staff: 'catalogue.write' },
    upload: ['application/x-ndjson', 'application/jsonl', 'text/csv'],
    query: z.object({ file: FileName, complete: z.enum(['true', 'false']).default('false') }),
    response: ImportRun,
    accepted: [202],
    errors: ['conflict'],
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/studio/assortment/imports',
    summary: 'The latest imports, newest first.',
    access: { staff: 'catalogue.write' },
    response: z.array(ImportRun),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/studio/assortment/imports/:id',
    summary: 'How far an import has come, or what it did.',
    access: { staff: 'catalogue.write' },
    params: z.object({ id: z.uuid() }),
    response: ImportRun,
    errors: ['not_found'],
  }),
};
