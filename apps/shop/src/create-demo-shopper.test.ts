import { readConfig } from '@selvedge/api/config.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { verifyPassword } from '@selvedge/api/identity/hash-password.ts';
import { shopperTable } from '@selvedge/api/identity/shopper-tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { createDemoShopper } from './create-demo-shopper.ts';
import { demoShopper } from './demo-shopper.ts';

beforeEach(emptyTables);

test('the demo has one shopper to sign in as, however often it starts', async () => {
  const { db } = await testDb();
  const said: string[] = [];
  const settings = { config: readConfig({ NODE_ENV: 'test' }), log: (line: string) => said.push(line) };
  expect(await createDemoShopper(db, settings)).toBe(true);
  expect(await createDemoShopper(db, settings)).toBe(false);
  const [shopper, ...others] = await db.select().from(shopperTable);
  expect(others).toEqual([]);
  expect(shopper).toMatchObject({ email: demoShopper.email, emailVerifiedAt: expect.any(Date) });
  expect(await verifyPassword(shopper!.passwordHash!, demoShopper.password)).toBe(true);
  expect(said.join('\n')).toContain(demoShopper.email);
});
