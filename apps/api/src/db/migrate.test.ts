import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDb } from './open-db.ts';
import { emptyDatabase, type TestDatabase } from './test-database.ts';

let directory: string;
let database: TestDatabase;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'selvedge-migrations-'));
  database = await emptyDatabase('migrate');
  write('0001-shelf.sql', 'create table shelf (id integer primary key);');
  write('0002-box.sql', 'create table box (id integer primary key, shelf integer references shelf);');
  return () => database.pool.end();
});

test('an empty database gets every file once, in order, with progress', async () => {
  const lines: string[] = [];
  expect(await migrate(database.pool, { directory, log: (line) => lines.push(line) })).toEqual(['0001-shelf.sql', '0002-box.sql']);
  expect(lines).toEqual(['migration 1 of 2: 0001-shelf.sql', 'migration 2 of 2: 0002-box.sql']);
  expect(await migrate(database.pool, { directory })).toEqual([]);
});

test('a new file is run on a database that has the others', async () => {
  await migrate(database.pool, { directory });
  write('0003-label.sql', 'create table label (id integer);');
  expect(await migrate(database.pool, { directory })).toEqual(['0003-label.sql']);
});

test('a file that was changed after it ran is refused', async () => {
  await migrate(database.pool, { directory });
  write('0001-shelf.sql', 'create table shelf (id bigint primary key);');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('0001-shelf.sql was changed');
});

test('the same file with Windows line endings is the same file', async () => {
  write('0003-label.sql', 'create table label (\n  id integer\n);\n');
  await migrate(database.pool, { directory });
  write('0003-label.sql', 'create table label (\r\n  id integer\r\n);\r\n');
  expect(await migrate(database.pool, { directory })).toEqual([]);
});

test('a failing file is named with its line, leaves nothing behind, and keeps the files before it', async () => {
  write('0003-label.sql', 'create table label (id integer);\ninsert into label values (1);\ninsert into nowhere values (1);');
  await expect(migrate(database.pool, { directory })).rejects.toThrow(
    /0003-label\.sql failed in line 3: relation "nowhere" does not exist/,
  );
  const { rows } = await database.pool.query(`select to_regclass('label') as label, to_regclass('box') as box`);
  expect(rows[0]).toEqual({ label: null, box: 'box' });
});

test('processes that start together run each file once', async () => {
  const others = await Promise.all([1, 2, 3].map(() => openDb(database.url)));
  const results = await Promise.all(others.map(({ pool }) => migrate(pool, { directory })));
  expect(results.flat().sort()).toEqual(['0001-shelf.sql', '0002-box.sql']);
  await Promise.all(others.map(({ close }) => close()));
});

test('a database of a newer shop is refused', async () => {
  write('0003-label.sql', 'create table label (id integer);');
  await migrate(database.pool, { directory });
  const older = mkdtempSync(join(tmpdir(), 'selvedge-migrations-'));
  writeFileSync(join(older, '0001-shelf.sql'), 'create table shelf (id integer primary key);');
  await expect(migrate(database.pool, { directory: older })).rejects.toThrow('0002-box.sql, which this version of the shop does not know');
});

test('a file that would run after a later one is refused', async () => {
  await migrate(database.pool, { directory });
  write('0000-late.sql', 'select 1;');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('0000-late.sql comes before 0002-box.sql');
});

test('two files with one number are refused', async () => {
  write('0002-bag.sql', 'select 1;');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('0002-bag.sql and 0002-box.sql have the same number');
});

test('a file without a number is refused', async () => {
  write('bag.sql', 'select 1;');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('bag.sql is named wrongly');
});

const impatient = { lockTimeoutMs: 50, attempts: 3, pauseMs: 10 };

test('a table that somebody holds is asked for again, and given up with the name of who holds it', async () => {
  await migrate(database.pool, { directory });
  write('0003-shelf-size.sql', 'alter table shelf add column size integer;');
  const reader = await openDb(database.url, { applicationName: 'a long report' });
  const lines: string[] = [];
  await reader.db.transaction(async (tx) => {
    await tx.execute('select from shelf');
    const asked = migrate(database.pool, { directory, patience: impatient, log: (line) => lines.push(line) });
    await expect(asked).rejects.toThrow(/0003-shelf-size\.sql could not get hold of its tables in 3 attempts \(a long report, process \d+/);
    // Nobody waits behind a change that was given up.
    await tx.execute('select from shelf');
  });
  expect(lines.filter((line) => line.includes('its tables are in use'))).toHaveLength(2);
  expect(await migrate(database.pool, { directory, patience: impatient })).toEqual(['0003-shelf-size.sql']);
  await reader.close();
});

const indexFile = `-- outside a transaction

drop index concurrently if exists box_shelf;

create index concurrently box_shelf on box (shelf);

do $$
begin
  for batch in 0..4 loop
    update box set shelf = null where id % 5 = batch;
    commit;
  end loop;
end $$;
`;

test('an index is built beside writers, and a file that broke off is run again', async () => {
  write('0003-box-shelf.sql', `${indexFile}\nselect 1 / (select count(*) from box);\n`);
  await expect(migrate(database.pool, { directory })).rejects.toThrow(
    /0003-box-shelf\.sql failed: division by zero\nStatements before it were kept/,
  );
  await database.pool.query('insert into box values (1)');
  expect(await migrate(database.pool, { directory })).toEqual(['0003-box-shelf.sql']);
  const { rows } = await database.pool.query(`select indisvalid from pg_index where indexrelid = 'box_shelf'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('processes that start together do not stop each other from building an index', async () => {
  write('0003-box-shelf.sql', indexFile);
  const others = await Promise.all([1, 2, 3].map(() => openDb(database.url)));
  const results = await Promise.all(others.map(({ pool }) => migrate(pool, { directory, patience: impatient })));
  expect(results.flat().sort()).toEqual(['0001-shelf.sql', '0002-box.sql', '0003-box-shelf.sql']);
  await Promise.all(others.map(({ close }) => close()));
});

test('a mistake in a later statement of such a file is named with its line', async () => {
  write('0003-box-shelf.sql', `${indexFile}\nalter table box\n  validate constraint nothing,\n  nonsense;\n`);
  await expect(migrate(database.pool, { directory })).rejects.toThrow(/0003-box-shelf\.sql failed in line 17/);
});

function write(name: string, sql: string): void {
  writeFileSync(join(directory, name), sql);
}
