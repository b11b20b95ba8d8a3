import { createReadStream } from 'node:fs';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ImportReport } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';
import { type ImportAssortment, importAssortment } from './import-assortment.ts';
import { type AssortmentFormat, readRecords } from './read-records.ts';

type Read = ImportAssortment & { format?: AssortmentFormat | undefined; maxBytes: number };
export type ImportFile = Read & { path: string };
export type ImportBytes = Read & { bytes: AsyncIterable<Uint8Array> };

/** Imports a file of the disk: JSON Lines or CSV, gzipped or not. */
export async function importFile(pool: pg.Pool, { path, ...options }: ImportFile): Promise<ImportReport> {
  const bytes = createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    return await importBytes(pool, { ...options, bytes });
  } finally {
    bytes.destroy();
  }
}

/** The same from wherever the bytes come. */
export async function importBytes(pool: pg.Pool, { bytes, format, maxBytes, ...options }: ImportBytes): Promise<ImportReport> {
  return importAssortment(pool, readRecords(bytes, { format, maxBytes, decimals: await decimalsOf(pool) }), options);
}

/** Looks at the beginning only: what is obviously not an assortment is refused before anybody waits for the end of it. */
export async function checkFile(
  pool: pg.Pool,
  { path, format, maxBytes }: Pick<ImportFile, 'path' | 'format' | 'maxBytes'>,
): Promise<void> {
  const bytes = createReadStream(path);
  try {
    const { done } = await readRecords(bytes, { format, maxBytes, decimals: await decimalsOf(pool) }).next();
    if (done) throw new ShopError('invalid_request', { file: ['validation.file_empty'] });
  } finally {
    bytes.destroy();
  }
}

async function decimalsOf(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; decimals: number }>('select id, decimals from market');
  return new Map(rows.map(({ id, decimals }) => [id, decimals]));
}
