import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { storeColumns } from '@selvedge/domain/store/read-store-csv.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { readRevision } from '../revision/revision.ts';
import { storeRow } from './store.fixture.ts';

beforeEach(emptyTables);
const staff = async (role: Role) => callAs(await testApp(), await signInAsStaff((await testDb()).db, { role, now }));
const fresh = (id: string, more = {}) => storeRow(id, { version: 0, ...more });

describe('stores are kept by staff', () => {
  test('made, changed and closed, each with an entry in the log; pages follow at once', async () => {
    const { db } = await testDb();
    const desk = await staff('country-manager');
    const before = await readRevision(db, 'content');
    const made = await desk(staffStores.save, { body: fresh('2001') });
    expect(made.version).toBe(1);
    expect(await readRevision(db, 'content')).not.toBe(before);
    const changed = await desk(staffStores.save, { body: { ...made, holidays: [{ date: '2026-12-25', name: '' }] } });
    await expect(desk(staffStores.save, { body: { ...made, name: 'Late' } })).rejects.toMatchObject({ status: 409 });
    await expect(desk(staffStores.remove, { body: { id: '2001', version: 1 } })).rejects.toMatchObject({ status: 409 });
    await desk(staffStores.remove, { body: { id: '2001', version: changed.version } });
    expect(await desk(staffStores.list, {})).toEqual([]);
    const { rows } = await db.execute<{ action: string }>(sql`select action from audit_log where subject = '2001' order by id`);
    expect(rows.map(({ action }) => action)).toEqual(['store.add', 'store.change', 'store.remove']);
  });

  test('an address is one store’s, and a market must be there', async () => {
    const desk = await staff('administrator');
    await desk(staffStores.save, { body: fresh('2001') });
    await expect(desk(staffStores.save, { body: fresh('2002', { slug: '2001' }) })).rejects.toMatchObject({
      result: { errors: { slug: ['studio.store_slug_taken'] } },
    });
    await expect(desk(staffStores.save, { body: fresh('2003', { markets: ['xx-XX'] }) })).rejects.toMatchObject({ status: 409 });
  });

  test('a table is read whole or not at all, and twice is once', async () => {
    const desk = await staff('country-manager');
    const line = (id: string, markets = 'de-DE') =>
      `${id},s-${id},Store,${markets},Street 1,Bonn,53111,DE,,50.7,7.1,Europe/Berlin,1-5 10:00-19:00,2026-12-25,repairs,yes`;
    const table = (...lines: string[]) => [storeColumns.join(','), ...lines].join('\n');
    const ask = (csv: string, isTrial = false) => desk(staffStores.importCsv, { body: { csv, isTrial } });
    expect(await ask(table(line('1'), line('2', 'xx-XX')))).toMatchObject({
      problems: [{ line: 3, column: 'markets', problem: 'cell_refused' }],
    });
    expect(await ask(table(line('1'), line('2')), true)).toMatchObject({ created: 2, problems: [] });
    expect(await desk(staffStores.list, {})).toEqual([]);
    expect(await ask(table(line('1'), line('2')))).toMatchObject({ created: 2 });
    expect(await ask(table(line('1'), line('2').replace('Street 1', 'Street 2')))).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  });

  test('has a place for its pieces from then on, in its markets and under its name, and in no market once it has closed', async () => {
    const { db } = await testDb();
    const desk = await staff('country-manager');
    const place = async () =>
      (
        await db.execute<{ name: string; markets: string[] }>(
          sql`select name, markets from stock_location where kind = 'store' and id = '2001'`,
        )
      ).rows;
    const revision = () => readRevision(db, 'catalogue');
    const made = await desk(staffStores.save, { body: fresh('2001', { markets: ['de-DE', 'de-AT'] }) });
    expect(await place()).toEqual([{ name: made.name, markets: ['de-DE', 'de-AT'] }]);
    const before = await revision();
    const called = await desk(staffStores.save, { body: { ...made, phone: '+49 30 1' } });
    expect(await revision()).toBe(before);
    const named = await desk(staffStores.save, { body: { ...called, name: 'Renamed', markets: ['de-DE'] } });
    expect(await place()).toEqual([{ name: 'Renamed', markets: ['de-DE'] }]);
    expect(await revision()).not.toBe(before);
    await desk(staffStores.remove, { body: { id: '2001', version: named.version } });
    expect(await place()).toEqual([{ name: 'Renamed', markets: [] }]);
    const line = '2002,s-2002,Bonn,de-DE,Street 1,Bonn,53111,DE,,50.7,7.1,Europe/Berlin,1-5 10:00-19:00,,,yes';
    await desk(staffStores.importCsv, { body: { csv: `${storeColumns.join(',')}\n${line}`, isTrial: false } });
    expect((await db.execute(sql`select id, markets from stock_location where id = '2002'`)).rows).toEqual([
      { id: '2002', markets: ['de-DE'] },
    ]);
  });

  test('only by who runs markets', async () => {
    for (const role of ['editor', 'store', 'warehouse', 'auditor'] as const)
      await expect((await staff(role))(staffStores.save, { body: fresh('2001') })).rejects.toMatchObject({ status: 404 });
  });
});
