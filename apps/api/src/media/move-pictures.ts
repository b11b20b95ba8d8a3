import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type FileStore, readBytes, type StoredBytes, storeBytes } from '../storage/stored-bytes.ts';

type Move = FileStore & { db: Db; to: 'storage' | 'database'; tell: (line: string) => void };
type Row = StoredBytes & { file: string } & Record<string, unknown>;

const tables = [
  { table: 'media_upload', keys: ['key'], file: 'file_key', folder: 'library' },
  { table: 'media_version', keys: ['upload_key', 'number'], file: 'file_key', folder: 'library' },
  { table: 'media_crop_file', keys: ['key', 'width', 'type'], file: 'key', folder: 'crops' },
] as const;
const batch = 20;

/**
 * Files of the library from the database into the storage, or back, beside an open shop. What was moved stays moved when it is stopped;
 * the next run goes on. Objects that were brought back are left for the sweep.
 */
export async function movePictures({ db, to, tell, ...store }: Move): Promise<number> {
  const waits = to === 'storage' ? sql`object is null and length(bytes) > 0` : sql`object is not null`;
  let moved = 0;
  for (const { table, keys, file, folder } of tables) {
    for (;;) {
      const rows = await readBatch(db, { table, columns: [...keys, file], file, waits });
      for (const row of rows) {
        const after = await place(store, { row, to, folder });
        await db.execute(sql`
          update ${sql.identifier(table)} set bytes = ${after.bytes}, object = ${after.object}
          where ${sql.join(
            keys.map((key) => sql`${sql.identifier(key)} = ${row[key]}`),
            sql` and `,
          )} and object is not distinct from ${row.object} and ${sql.identifier(file)} = ${row.file}`);
      }
      moved += rows.length;
      if (rows.length > 0) tell(`${table}: ${moved} files`);
      if (rows.length < batch) break;
    }
  }
  return moved;
}

async function place(
  store: FileStore,
  { row, to, folder }: { row: Row; to: Move['to']; folder: 'library' | 'crops' },
): Promise<StoredBytes> {
  if (to === 'storage') return storeBytes(store, { folder, key: row.file, bytes: row.bytes });
  return { bytes: await readBytes(store, row), object: null };
}

type Batch = { table: string; columns: readonly string[]; file: string; waits: SQL };

async function readBatch(db: Db, { table, columns, file, waits }: Batch): Promise<Row[]> {
  const named = sql.join(
    [...new Set(columns)].map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await db.execute<Row>(sql`
    select ${named}, ${sql.identifier(file)} as file, bytes, object from ${sql.identifier(table)} where ${waits} limit ${batch}`);
  return rows;
}
