import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const isProof = /\.(test|fixture|child)\.ts$|\/(harness|test-[\w-]+\.ts)/;
const sources = globSync('{apps/{api,shop},demo}/src/**/*.ts', { cwd: root })
  .filter((file) => !isProof.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

/** What a connection would have to remember after its transaction. Behind a pooler the next statement finds another. */
const remembered = [
  /pg_(?:try_)?advisory_(?:lock|unlock)/,
  /[`'"]\s*(?:un)?listen\s/,
  /[`'"]\s*set\s+(?!local\s)\w+\s*(?:=|to\s)/,
  /create\s+temp(?:orary)?\s+table(?![^`;]*on commit drop)/,
  /\.prepare\((?!statementName\()\s*[`'"]/,
  /declare\s+\w+\s.*cursor/,
];

/** Each of these has a connection of its own, made by `sessionClient` or to the server itself. */
const withOwnConnection = [
  'apps/api/src/assortment/import/expand-staging.ts',
  'apps/api/src/assortment/import/import-assortment.ts',
  'apps/api/src/assortment/import/merge-prices.ts',
  'apps/api/src/assortment/import/staging.ts',
  'apps/api/src/backup/restore-backup.ts',
  'apps/api/src/backup/write-backup.ts',
  'apps/api/src/catalogue/engine/write-alone.ts',
  'apps/api/src/db/apply-migration.ts',
  'apps/api/src/db/launch-postgres.ts',
  'apps/api/src/db/migrate.ts',
  'apps/api/src/picture-fetch/fetch-waiting.ts',
  'apps/api/src/revision/listening-connection.ts',
];

test('nothing is left to a connection of the pool to remember', () => {
  const found = sources.filter(({ text }) => remembered.some((pattern) => pattern.test(text))).map(({ file }) => file);
  expect(found.sort()).toEqual(withOwnConnection);
});

test.each([
  'select pg_try_advisory_lock($1)',
  '`listen revision`',
  "query('set jit = off')",
  '`create temp table taken (id text)`',
  ".prepare('by_token')",
  '`declare rows no scroll cursor for select 1`',
])('%s would be left to it', (text) => {
  expect(remembered.some((pattern) => pattern.test(text))).toBe(true);
});

test.each([
  'select pg_advisory_xact_lock(1)',
  'sql`set local synchronous_commit = off`',
  'create temp table taken (id text) on commit drop',
  "update run set state = 'waiting'",
])('%s ends with its transaction', (text) => {
  expect(remembered.some((pattern) => pattern.test(text))).toBe(false);
});
