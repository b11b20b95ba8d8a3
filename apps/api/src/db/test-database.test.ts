import { expect, test } from 'vitest';
import { emptyTables, leaveTestDb, testDb } from './test-database.ts';

test('a test finds the migrated rows again that the test before it changed', async () => {
  const { pool } = await testDb();
  const before = await pool.query('select * from market order by id');
  expect(before.rowCount).toBeGreaterThan(0);
  await pool.query('truncate market cascade');
  await pool.query(`insert into revision values ('test', 7)`);

  await emptyTables();

  expect((await pool.query('select * from market order by id')).rows).toEqual(before.rows);
  expect((await pool.query(`select from revision where name = 'test'`)).rowCount).toBe(0);
});

test.each([
  ['market', 'revision'],
  ['revision', 'market'],
])('who is still writing into %s and goes on to %s is waited for', async (first, second) => {
  const { pool } = await testDb();
  const late = await pool.connect();
  const write = { market: `update market set priority = priority + 100`, revision: `insert into revision values ('late', 1)` };
  await pool.query(`insert into revision values ('test', 7)`);
  await late.query(`begin; ${write[first as 'market']}`);

  const emptied = emptyTables();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await late.query(`${write[second as 'market']}; commit`);
  late.release();
  await emptied;

  expect((await pool.query(`select from revision where name in ('test', 'late')`)).rowCount).toBe(0);
  expect((await pool.query('select from market where priority > 100')).rowCount).toBe(0);
});

test("the shop's user is no superuser", async () => {
  const { pool } = await testDb();
  const { rows } = await pool.query('select usesuper, current_user::text as name from pg_user where usename = current_user');
  expect(rows).toEqual([{ usesuper: false, name: 'shop' }]);
});

test('the next file in the same process finds a database of its own, though this one left a transaction open', async () => {
  const { pool } = await testDb();
  const held = await pool.connect();
  held.on('error', () => {});
  await pool.query('create table left_behind ()');
  await held.query('begin; lock table market');

  leaveTestDb();

  const next = (await testDb()).pool;
  expect((await next.query(`select to_regclass('left_behind') as table`)).rows).toEqual([{ table: null }]);
  expect((await next.query('select from market')).rowCount).toBeGreaterThan(0);
});
