import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOwners } from './table-owners.ts';

const api = join(import.meta.dirname, '../apps/api/src');
const isTest = /\.(test|fixture|child)\.ts$|^harness\/|\/test-|\/migrations\//;

export type ForeignWrite = { file: string; table: string; owner: string };

/** Every statement of the API that writes into a table of another folder, in SQL or through Drizzle. */
export function findForeignWrites(): ForeignWrite[] {
  const files = sourceFiles();
  const variables = new Map(files.flatMap(({ text }) => tableVariables(text)));
  return files.flatMap(({ file, text }) =>
    writtenTables(text, withAliases(text, variables)).flatMap((table) => {
      const owner = tableOwners.get(table);
      return owner === undefined || file.startsWith(`${owner}/`) ? [] : [{ file, table, owner }];
    }),
  );
}

/** Tables that the migrations make and do not drop again. */
export function migratedTables(): string[] {
  const folder = join(api, 'db/migrations');
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*(create|drop) table (?:if (?:not )?exists )?(\w+)/gim)]);
  const tables = new Set<string>();
  for (const [, verb, table] of statements) tables[verb!.toLowerCase() === 'create' ? 'add' : 'delete'](table!);
  return [...tables];
}

/** The tables that a text writes. `variables`: the names under which Drizzle knows them. */
export function writtenTables(text: string, variables: ReadonlyMap<string, string>): string[] {
  const inSql = [...text.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(\w+)/gi)].map(([, table]) => table!);
  const inDrizzle = [...text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].map(([, name]) => variables.get(name!));
  return [...new Set([...inSql, ...inDrizzle].filter((table) => table !== undefined && tableOwners.has(table)))] as string[];
}

/** `import { market as marketTable }` is the same table. */
function withAliases(text: string, variables: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const aliases = [...text.matchAll(/\b(\w+) as (\w+)\b/g)].flatMap(([, name, alias]): [string, string][] => {
    const table = variables.get(name!);
    return table === undefined ? [] : [[alias!, table]];
  });
  return new Map([...variables, ...aliases]);
}

function tableVariables(text: string): [string, string][] {
  return [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name, table]) => [name!, table!]);
}

function sourceFiles(): { file: string; text: string }[] {
  return readdirSync(api, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !isTest.test(file))
    .map((file) => ({ file, text: readFileSync(join(api, file), 'utf8') }));
}
