import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';
import { testDb } from './test-database.ts';

async function failureOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

test('a server that only reads is away: it was the primary until a moment ago', async () => {
  const { db } = await testDb();
  const writing = () => db.transaction(async (tx) => tx.execute(sql`insert into revision values ('a', 1)`), { accessMode: 'read only' });
  expect(isDatabaseAway(await failureOf(writing))).toBe(true);
});

test.each(['53000', '53100', '53200', '53300'])(
  'a server that has no room for it (%s) is away: nothing is wrong with what was asked',
  async (state) => {
    const { db } = await testDb();
    const failing = () => db.execute(sql.raw(`do $$ begin raise exception 'no room' using errcode = '${state}'; end $$`));
    expect(isDatabaseAway(await failureOf(failing))).toBe(true);
  },
);

test('a statement that is wrong is a bug, and no reason to try again', async () => {
  const { db } = await testDb();
  expect(isDatabaseAway(await failureOf(() => db.execute(sql`select nothing`)))).toBe(false);
});
