import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { loadPromotions } from '@selvedge/api/promotion/load-promotions.ts';
import { beforeEach, expect, test } from 'vitest';
import { demoPromotions } from './demo-promotions.ts';
import { seedPromotions } from './seed-promotions.ts';

beforeEach(emptyTables);

test('an empty shop gets promotions, codes, rewards and a gift card, once', async () => {
  const { db } = await testDb();
  const warnings: unknown[] = [];
  const seed = () => seedPromotions(db, { log: () => {}, now: new Date('2026-11-15T10:00:00Z') });
  expect(await Promise.all([seed(), seed()])).toContain(false);
  const { live } = await loadPromotions(db, { log: { warn: (detail: unknown) => void warnings.push(detail) } });
  expect(warnings).toEqual([]);
  expect(live).toHaveLength(demoPromotions([]).length);
  const { rows } = await db.execute(`select (select count(*)::int from promotion_code) codes,
    (select count(*)::int from loyalty_rule where kind = 'reward') rewards, (select count(*)::int from gift_card) cards`);
  expect(rows).toEqual([{ codes: 4, rewards: 2, cards: 1 }]);
});
