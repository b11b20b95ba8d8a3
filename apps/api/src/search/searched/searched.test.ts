import { searchTools } from '@selvedge/contract/studio/search.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseSource } from '../../catalogue/database-source.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { addSearches } from './add-searches.ts';
import { forgetOldSearches } from './forget-old-searches.ts';
import { searchedTermTable } from './tables.ts';

let app: FastifyInstance;

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
});

const tell = async (term: string, { catalog = 'en-GB', isEmpty = false } = {}) =>
  addSearches((await testDb()).db, [{ market: catalog, day: testNow.toISOString().slice(0, 10), term, times: 1, empty: isEmpty ? 1 : 0 }]);

async function look(query: object = {}) {
  const { db } = await testDb();
  return callAs(app, await signInAsStaff(db, { role: 'merchandiser', now: testNow }))(searchTools.searched, { query });
}

describe('searches are counted', () => {
  test('by the day, the market and the word, with what found nothing', async () => {
    for (let times = 0; times < 3; times++) await tell('coat');
    await tell('kimono', { isEmpty: true });
    await tell('coat', { catalog: 'de-DE', isEmpty: true });
    expect(await look({ market: 'en-GB' })).toEqual({
      ...{ searches: 4, inVain: 1 },
      popular: [
        { term: 'coat', times: 3, empty: 0 },
        { term: 'kimono', times: 1, empty: 1 },
      ],
      empty: [{ term: 'kimono', times: 1, empty: 1 }],
    });
    expect(await look()).toMatchObject({ searches: 5, popular: [{ term: 'coat', times: 4, empty: 1 }, {}] });
  });

  test('and offered to others once several have searched for them and found something', async () => {
    const { db } = await testDb();
    const day = testNow.toISOString().slice(0, 10);
    const counted = { market: 'pl-PL', day, empty: 0 };
    await addSearches(db, [
      { ...counted, term: 'sukienka', times: 5 },
      { ...counted, term: 'czarna sukienka', times: 9 },
      { ...counted, term: 'ada lovelace', times: 4 },
      { ...counted, term: 'kimono', times: 8, empty: 6 },
      { ...counted, term: 'kjole', times: 50, market: 'da-DK' },
      { ...counted, term: 'szalik', times: 50, day: '2025-01-01' },
    ]);
    expect(await (await databaseSource(db)).searched?.('pl-PL')).toEqual(['czarna sukienka', 'sukienka']);
  });

  test('with nothing in the table that says who searched', async () => {
    const { db } = await testDb();
    await tell('coat');
    const [row] = await db.select().from(searchedTermTable);
    expect(row).toEqual({ market: 'en-GB', day: testNow.toISOString().slice(0, 10), term: 'coat', times: 1, empty: 0 });
  });

  test('twenty at once, none of them lost', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tell('coat')));
    expect(await look()).toMatchObject({ searches: 20 });
  });

  test('only as many words a day as somebody could read: invented ones fill no table', async () => {
    const { db } = await testDb();
    const day = testNow.toISOString().slice(0, 10);
    await db.execute(sql`insert into searched_term (market, day, term, times)
      select 'en-GB', ${day}::date, 'word ' || n, 1 from generate_series(1, 5000) n`);
    await tell('one more');
    await tell('word 7');
    const { rows } = await db.execute(sql`select term, times from searched_term where times > 1 or term = 'one more'`);
    expect(rows).toEqual([{ term: 'word 7', times: 2 }]);
  });

  test('of the days that are asked for, and forgotten after a year and a season', async () => {
    const { db } = await testDb();
    const ago = (days: number) => new Date(testNow.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [3, 20, 500])
      await db.insert(searchedTermTable).values({ market: 'en-GB', day: ago(days), term: `of day ${days}`, times: 1 });
    expect((await look({ days: 7 })).popular.map(({ term }) => term)).toEqual(['of day 3']);
    expect((await look({ days: 28 })).searches).toBe(2);
    await forgetOldSearches(db, testNow);
    expect(await db.select().from(searchedTermTable)).toHaveLength(2);
  });
});
