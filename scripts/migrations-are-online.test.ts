import { migrationsDirectory, readMigrations } from '@selvedge/api/db/read-migrations.ts';
import { expect, test } from 'vitest';
import { findLockingStatements } from './find-locking-statements.ts';

/** Files before it ran when nobody had a large shop yet. */
const firstChecked = '0259';

test('no migration holds readers or writers of a large table up', async () => {
  const files = (await readMigrations(migrationsDirectory)).filter(({ name }) => name >= firstChecked);
  expect(await findLockingStatements(files)).toEqual([]);
});

const faultsOf = (...files: string[]) => findLockingStatements(files.map((sql, index) => ({ name: `000${index + 1}-a.sql`, sql })));

test.each([
  ['create index shelf_size on shelf (size);', 'index on shelf'],
  ['create index concurrently shelf_size on shelf (size);', 'index on shelf'],
  ['-- outside a transaction\ncreate index concurrently if not exists shelf_size on shelf (size);', 'index on shelf'],
  ['-- outside a transaction\ncreate index concurrently shelf_size on shelf (size);', 'index on shelf'],
  ['alter table shelf add column id uuid default gen_random_uuid();', 'rewrite on shelf'],
  ['alter table shelf add column id bigserial;', 'rewrite on shelf'],
  ['alter table shelf add column id bigint generated always as identity;', 'rewrite on shelf'],
  ['alter table shelf add column size integer not null;', 'not-null on shelf'],
  ['alter table shelf add column size integer unique;', 'index on shelf'],
  ['alter table shelf add column size integer check (size > 0);', 'check on shelf'],
  ['alter table shelf alter column size type bigint;', 'rewrite on shelf'],
  ['alter table shelf alter column size set not null;', 'not-null on shelf'],
  ['alter table shelf add constraint shelf_box foreign key (box) references box;', 'key on shelf'],
  ['alter table shelf add constraint shelf_size check (size > 0);', 'check on shelf'],
  ['alter table shelf add constraint shelf_key unique (size);', 'index on shelf'],
  ['alter table shelf add constraint c check (size > 0) not valid;\nalter table shelf validate constraint c;', 'validate on shelf'],
  ['alter table shelf drop column size;', 'drop on shelf'],
  ['alter table shelf rename column size to width;', 'rename on shelf'],
  ['alter table shelf set tablespace other;', 'unknown on shelf'],
  ['drop table shelf;', 'drop on shelf'],
  ['drop index shelf_size;', 'drop on shelf_size'],
  ['update shelf set size = 1;', 'rows on shelf'],
  ['delete from shelf where size = 1;', 'rows on shelf'],
  ['do $$ begin update shelf set size = 1; end $$;', 'block on database'],
  ['truncate shelf;', 'unknown on database'],
  ['lock table shelf;', 'unknown on database'],
  ['vacuum full shelf;', 'rewrite on database'],
])('%s is refused', async (sql, fault) => {
  expect(await faultsOf(`${sql}\n`)).toEqual([expect.stringContaining(`0001-a.sql: ${fault}: `)]);
});

test.each([
  [
    'create table box (id integer primary key);\ncreate index on box (id);\nalter table box add column size integer unique;\nupdate box set size = 1;',
  ],
  ['alter table shelf add column size integer not null default 0;'],
  ["alter table shelf add column at timestamptz not null default now(), add column words text[] default '{}'::text[];"],
  ['alter table shelf add column box integer references box;'],
  ['alter table shelf add constraint c check (size > 0) not valid;'],
  ['-- outside a transaction\n\ndrop index concurrently if exists shelf_size;\n\ncreate index concurrently shelf_size on shelf (size);'],
  ['-- outside a transaction\n\nalter table shelf validate constraint c;'],
  [
    '-- outside a transaction\n\ndo $$\nbegin\n  loop\n    update shelf set size = 1 where size is null;\n    exit when not found;\n    commit;\n  end loop;\nend $$;',
  ],
  ['-- contract: nobody reads it since 1.4.\nalter table shelf drop column size;\ndrop table box;'],
  ['-- accepts rewrite on market: it has a row for each market.\nalter table market alter column size type bigint;'],
])('%s is fine', async (sql) => {
  expect(await faultsOf(`${sql}\n`)).toEqual([]);
});

test('a column is not null once a file before has proven that it is filled', async () => {
  const added = 'alter table shelf add constraint filled check (size is not null) not valid;\n';
  const validated = '-- outside a transaction\n\nalter table shelf validate constraint filled;\n';
  const strict = 'alter table shelf alter column size set not null;\nalter table shelf drop constraint filled;\n';
  expect(await faultsOf(added, validated, strict)).toEqual([]);
  expect(await faultsOf(added, strict)).toEqual([expect.stringContaining('0002-a.sql: not-null on shelf')]);
});

test('a file that would be cut inside of a statement, and one that accepts what it does not do, are found', async () => {
  expect(await faultsOf('-- outside a transaction\ndrop index concurrently if exists a;\ndrop index concurrently if exists b;\n')).toEqual([
    expect.stringContaining('an empty line'),
  ]);
  expect(await faultsOf('-- accepts rewrite on shelf: it is small enough.\nalter table shelf add column size integer;\n')).toEqual([
    expect.stringContaining('accepts rewrite on shelf, which it does not do'),
  ]);
});
