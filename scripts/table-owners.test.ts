import { expect, test } from 'vitest';
import { findForeignWrites, migratedTables, writtenTables } from './find-foreign-writes.ts';
import { allowedWrites, tableOwners } from './table-owners.ts';

test('every table that the migrations make has an owner, and no other table has one', () => {
  expect([...tableOwners.keys()].sort()).toEqual(migratedTables().sort());
});

test('a table is written only by the folder that owns it', () => {
  const allowed = new Set(allowedWrites.flatMap(({ file, tables }) => tables.split(' ').map((table) => `${file} ${table}`)));
  const found = findForeignWrites().map(({ file, table }) => `${file} ${table}`);
  expect(found.filter((each) => !allowed.has(each))).toEqual([]);
  // What is no longer written needs no reason.
  expect([...allowed].filter((each) => !found.includes(each))).toEqual([]);
});

test('a write is found in SQL and through Drizzle, a read is not', () => {
  const variables = new Map([['priceTable', 'price']]);
  expect(writtenTables('sql`insert into outbox (topic) values (1)`', variables)).toEqual(['outbox']);
  expect(writtenTables('with gone as (delete from basket where id = 1)\n update stock set quantity = 1', variables)).toEqual([
    'basket',
    'stock',
  ]);
  expect(writtenTables('await tx.update( priceTable ).set({})', variables)).toEqual(['price']);
  expect(writtenTables('select 1 from mail join outbox on true; tx.select().from(priceTable)', variables)).toEqual([]);
});
