import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootError } from '../boot-error.ts';

export type Migration = { name: string; sql: string; checksum: string };

export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** All files in their order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Map<string, string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number)
      throw new BootError(`The migration ${name} is named wrongly; expected four digits, a dash and a name, such as 0007-gift-card.sql`);
    const other = seen.get(number);
    if (other) throw new BootError(`The migrations ${other} and ${name} have the same number, so their order is not known.`);
    seen.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      // Line endings may differ between checkouts of the same file.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
