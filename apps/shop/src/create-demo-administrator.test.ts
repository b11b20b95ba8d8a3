import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { createStaff } from '@selvedge/api/identity/create-staff.ts';
import { verifyPassword } from '@selvedge/api/identity/hash-password.ts';
import { staffTable } from '@selvedge/api/identity/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDemoAdministrator, demoAdministrator } from './create-demo-administrator.ts';

const config = { demoStaffPassword: undefined, clockOffsetMs: 0, shopUrl: 'http://localhost:3000' };

beforeEach(emptyTables);

describe('the demo administrator', () => {
  test('is made at the first start, and the password that is shown opens the account', async () => {
    const { db } = await testDb();
    const said: string[] = [];
    expect(await createDemoAdministrator(db, { config, log: (line) => said.push(line) })).toBe(true);
    const [row] = await db.select().from(staffTable);
    expect(row).toMatchObject({ email: demoAdministrator.email, role: 'administrator' });
    const shown = /password {2}(\S+)/.exec(said.join('\n'))?.[1] ?? '';
    expect(await verifyPassword(row?.passwordHash, shown)).toBe(true);
  });

  test('is not made, and nothing is shown, when the shop has staff of its own', async () => {
    const { db } = await testDb();
    const own = {
      email: 'owner@shop.example',
      name: 'Owner',
      password: 'a long password',
      role: 'newcomer',
      now: new Date(0),
      by: 'test',
    } as const;
    await createStaff(db, own);
    const said: string[] = [];
    expect(await createDemoAdministrator(db, { config, log: (line) => said.push(line) })).toBe(false);
    expect(said).toEqual([]);
    expect(await db.select({ email: staffTable.email }).from(staffTable)).toEqual([{ email: own.email }]);
  });

  test('takes the password of the environment and does not repeat it', async () => {
    const { db } = await testDb();
    const said: string[] = [];
    const given = { ...config, demoStaffPassword: 'chosen by the owner' };
    await createDemoAdministrator(db, { config: given, log: (line) => said.push(line) });
    const [row] = await db.select().from(staffTable);
    expect(await verifyPassword(row?.passwordHash, 'chosen by the owner')).toBe(true);
    expect(said.join('\n')).not.toContain('chosen by the owner');
  });

  test('is made once when two shops start at the same moment', async () => {
    const { db } = await testDb();
    const made = await Promise.all([1, 2].map(() => createDemoAdministrator(db, { config, log: () => {} })));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
