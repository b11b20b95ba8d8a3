import { consent } from '@selvedge/contract/consent.ts';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { forgetOldProofs } from './record-consent.ts';
import { consentProofTable } from './tables.ts';

let app: FastifyInstance;
const id = '6c1c2b0e-6d0b-4a39-9f55-0a4f5f0d1c11';

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
});

const tell = (body: object) => callAs(app, {})(consent.record, { params: { market: 'de-AT' }, body: body as never });

async function proofs() {
  const { db } = await testDb();
  return db.select().from(consentProofTable).orderBy(asc(consentProofTable.decidedAt));
}

test('a decision is kept with its moment, its market and its version, and with nobody', async () => {
  await tell({ id, version: 2, allowed: ['functional', 'analytics', 'functional'] });
  expect(await proofs()).toEqual([{ id, version: 2, allowed: ['analytics', 'functional'], market: 'de-AT', decidedAt: testNow }]);
});

test('told twice it is kept once, and what is neither a category nor a random number is refused', async () => {
  await tell({ id, version: 1, allowed: [] });
  await tell({ id, version: 1, allowed: [] });
  await expect(tell({ id, version: 1, allowed: ['everything'] })).rejects.toThrow();
  await expect(tell({ id: 'ada@shop.example', version: 1, allowed: [] })).rejects.toThrow();
  expect(await proofs()).toHaveLength(1);
});

test('three years later it is forgotten', async () => {
  const { db } = await testDb();
  const ago = (days: number) => new Date(testNow.getTime() - days * 86_400_000);
  for (const days of [1, 1_000, 1_096]) {
    await db.insert(consentProofTable).values({ id, version: 1, allowed: [], market: 'de-AT', decidedAt: ago(days) });
  }
  await forgetOldProofs(db, testNow);
  expect((await proofs()).map(({ decidedAt }) => decidedAt)).toEqual([ago(1_000), ago(1)]);
});
