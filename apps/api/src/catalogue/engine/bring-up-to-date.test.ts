import { expect, test } from 'vitest';
import { importAssortment } from '../../assortment/import/import-assortment.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { fixtureNow as now, shopLines } from '../assortment.fixture.ts';
import { noteProducts } from '../note-products.ts';
import { records } from '../test-catalogue.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { databaseFeed } from './database-feed.ts';
import { market } from './engine.fixture.ts';
import type { EngineClient, EngineRow } from './engine-client.ts';
import { columnsOf } from './fill-engine.ts';
import { documentId } from './product-numbers.ts';

/** A daemon that keeps what it holds of its contents and notes the documents that it is given. */
function noting() {
  const contents = new Map<number, EngineRow>();
  const written: string[] = [];
  let due: EngineRow[] = [];
  const client: EngineClient = {
    async tell(statement) {
      const [, id, part, content] = /^REPLACE INTO contents .* VALUES \((\d+),'',(\d+),'(.*)'\)$/s.exec(statement) ?? [];
      if (id) contents.set(Number(id), { id, part: Number(part), content: content!.replace(/\\(.)/g, '$1') });
      else if (!statement.startsWith('DELETE FROM contents')) written.push(statement);
    },
    async ask([statement = '']) {
      const [, first, last] = /id BETWEEN (\d+) AND (\d+)/.exec(statement) ?? [];
      if (first) return [[...contents].filter(([id]) => id >= Number(first) && id <= Number(last)).map(([, row]) => row)];
      if (statement.includes('FROM contents')) return [[...contents].filter(([id]) => id === 1).map(([, row]) => row)];
      return [due];
    },
    close: async () => {},
  };
  const take = () => written.splice(0);
  return { engine: { front: client, shards: [client] }, take, setDue: (rows: EngineRow[]) => (due = rows) };
}

const idsIn = (statements: readonly string[]) =>
  statements.flatMap((statement) => [...statement.matchAll(/\((\d{5,}),'p /g)].map(([, id]) => id)).sort();

test('an empty engine is filled, then only what has changed, has left or is due is written', async () => {
  await emptyTables();
  const { db, pool } = await testDb();
  await importAssortment(pool, records(shopLines), { now, who: 'test', file: 'shop.jsonl' });
  const { rows } = await pool.query<{ id: string }>('select id from product order by id');
  const { engine, take, setDue } = noting();
  const bring = () => bringUpToDate(db, { engine, markets: [market], now });

  expect(await bring()).toEqual({ products: rows.length, side: 'a' });
  const filling = take();
  expect(filling[0]).toBe('TRUNCATE RTINDEX products_a');
  // With the market's prices: it is sold there.
  expect(filling.at(-1)).toMatch(/ s0 /);
  expect(idsIn(filling)).toEqual(rows.map(({ id }) => documentId(id)).sort());
  expect(columnsOf(await databaseFeed(db, [market]))).toEqual({ markets: 1, supplies: 1, languages: ['en'] });

  expect(await bring()).toBeUndefined();
  expect(take()).toEqual([]);

  await db.transaction((tx) => noteProducts(tx, ['100_red_2']));
  expect(await bring()).toEqual({ products: 1, side: 'a' });
  expect(idsIn(take())).toEqual([documentId('100_red_2')]);

  await pool.query("update product set withdrawn_at = now() where id = '100_red_2'");
  await db.transaction((tx) => noteProducts(tx, ['100_red_2']));
  expect(await bring()).toEqual({ products: 0, side: 'a' });
  expect(take()).toEqual([`DELETE FROM products_a WHERE id IN (${documentId('100_red_2')})`]);

  setDue([{ id: '1', product: '200_black_1' }]);
  const { rows: sets } = await pool.query<{ id: string }>("select product_id as id from product_relation where related_id = '200_black_1'");
  // What is made of it costs what it costs.
  expect(sets).toHaveLength(1);
  expect(await bring()).toEqual({ products: 2, side: 'a' });
  expect(idsIn(take())).toEqual(['200_black_1', sets[0]!.id].map(documentId).sort());
});
