import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { createStaff } from './create-staff.ts';
import { findSession, forgetOldSessions, openSession, revokeSession } from './session.ts';
import { sessionTable, staffTable } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

beforeEach(emptyTables);

async function hire(role: 'auditor' | 'newcomer' = 'auditor') {
  const { db } = await testDb();
  const member = await createStaff(db, { email: 'Ada@Example.com', name: 'Ada', password: 'a long enough one', role, now, by: 'test' });
  return { kind: 'staff', subject: member.id, now, seconds: 60 } as const;
}

test('a token opens its session until it expires', async () => {
  const { db } = await testDb();
  const { token, id } = await openSession(db, await hire());
  expect(await findSession(db, { token, now: after(59) })).toMatchObject({ kind: 'staff', id, email: 'ada@example.com' });
  expect(await findSession(db, { token, now: after(60) })).toBeUndefined();
});

test('a revoked session is over at once', async () => {
  const { db } = await testDb();
  const { token, id } = await openSession(db, await hire());
  await revokeSession(db, { id, now });
  expect(await findSession(db, { token, now })).toBeUndefined();
});

test('the table does not hold the token', async () => {
  const { db } = await testDb();
  const { token } = await openSession(db, await hire());
  const [row] = await db.select().from(sessionTable);
  expect(row?.tokenHash).toHaveLength(32);
  expect(row?.tokenHash.toString('base64url')).not.toBe(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a colleague whose role changes has the new rights with the next call, and none when removed', async () => {
  const { db } = await testDb();
  const given = await hire();
  const { token } = await openSession(db, given);
  expect(await findSession(db, { token, now })).toMatchObject({
    email: 'ada@example.com',
    rights: ['audit.read', 'figures.read', 'market.read', 'order.read'],
  });
  await db.update(staffTable).set({ role: 'newcomer' }).where(eq(staffTable.id, given.subject));
  expect(await findSession(db, { token, now })).toMatchObject({ rights: [] });
  await db.delete(staffTable).where(eq(staffTable.id, given.subject));
  expect(await findSession(db, { token, now })).toBeUndefined();
});

test('sessions that ended a month ago are forgotten, others are kept', async () => {
  const { db } = await testDb();
  await openSession(db, await hire());
  await forgetOldSessions(db, after(86_400));
  expect(await db.select().from(sessionTable)).toHaveLength(1);
  await forgetOldSessions(db, after(31 * 86_400));
  expect(await db.select().from(sessionTable)).toHaveLength(0);
});
