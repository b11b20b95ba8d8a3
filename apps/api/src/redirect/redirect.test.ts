import { editing } from '@selvedge/contract/studio/editing.ts';
import { staffRedirects } from '@selvedge/contract/studio/redirects.ts';
import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findMoved } from '../content/find-moved.ts';
import { loadContent } from '../content/load-content.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { storeRow } from '../store/store.fixture.ts';
import { countHits } from './count-hits.ts';

beforeEach(emptyTables);
const staff = async (role: Role) => callAs(await testApp(), await signInAsStaff((await testDb()).db, { role, now }));
const find = async (market: string, path: string) => {
  const content = await loadContent((await testDb()).db);
  const found = findMoved(content, content.byMarket.get(market)!, path);
  return found && [found.statusCode, found.to];
};
const moved = (path: string, target: string, over = {}) => ({
  body: { market: '*', path, target, status: target === '' ? (410 as const) : (301 as const), ...over },
});

describe('redirects are kept by staff', () => {
  test('an address leads elsewhere in one step whatever came before, and a market may differ from the others', async () => {
    const desk = await staff('administrator');
    await desk(staffRedirects.save, moved('/a', '/b'));
    await desk(staffRedirects.save, moved('/b', '/c'));
    await desk(staffRedirects.save, moved('/a', 'https://other.example/', { market: 'de-DE', status: 302 }));
    expect(await find('en-GB', '/a')).toEqual([301, '/en-GB/c']);
    expect(await find('de-DE', '/a')).toEqual([302, 'https://other.example/']);
    await expect(desk(staffRedirects.save, moved('/c', '/a'))).rejects.toMatchObject({
      result: { errors: { target: ['studio.redirect_loop'] } },
    });
    await expect(desk(staffRedirects.save, moved('/x', '/y', { status: 410 }))).rejects.toMatchObject({ status: 409 });
    expect((await desk(staffRedirects.list, { query: { words: '/A' } })).total).toBe(2);
    await desk(staffRedirects.remove, { body: { market: 'de-DE', path: '/a' } });
    await expect(desk(staffRedirects.remove, { body: { market: 'de-DE', path: '/a' } })).rejects.toMatchObject({ status: 404 });
    expect(await find('de-DE', '/a')).toEqual([301, '/de-DE/c']);
  });

  test('of a product its id counts, whatever it was called', async () => {
    const desk = await staff('administrator');
    await desk(staffRedirects.save, moved('/p/old-shirt/100_blue_1', ''));
    expect(await find('de-DE', '/p/altes-hemd/100_blue_1')).toEqual([410, undefined]);
  });

  test('a table is read whole or not at all', async () => {
    const desk = await staff('administrator');
    const ask = (csv: string, isTrial = false) => desk(staffRedirects.importCsv, { body: { csv, isTrial } });
    expect(await ask('from,to\n/a,/b\n/b,/a')).toEqual({ written: 0, problems: [{ line: 3, column: 'to', problem: 'cell_refused' }] });
    expect(await ask('from,to\n/a,/b', true)).toEqual({ written: 1, problems: [] });
    expect(await find('de-DE', '/a')).toBeUndefined();
    expect(await ask('from,to\n/a,/b\n/gone,')).toEqual({ written: 2, problems: [] });
    expect([await find('de-DE', '/a'), await find('de-DE', '/gone')]).toEqual([
      [301, '/de-DE/b'],
      [410, undefined],
    ]);
  });

  test('visits are counted', async () => {
    const { db } = await testDb();
    const desk = await staff('administrator');
    await desk(staffRedirects.save, moved('/a', '/b'));
    const failed: unknown[] = [];
    const count = countHits(
      () => db,
      (error) => failed.push(error),
    );
    for (const path of ['/a', '/a', '/unknown']) count({ market: '*', path });
    await expect.poll(async () => (await desk(staffRedirects.list, { query: {} })).redirects[0]?.hits, { timeout: 10_000 }).toBe(2);
    expect(failed).toEqual([]);
  });

  test('only by who publishes', async () => {
    for (const role of ['store', 'warehouse', 'auditor'] as const)
      await expect((await staff(role))(staffRedirects.save, moved('/a', '/b'))).rejects.toMatchObject({ status: 404 });
  });
});

describe('redirects make themselves', () => {
  test('a store that is called otherwise is found under its old address, one that closed is gone', async () => {
    const desk = await staff('administrator');
    const made = await desk(staffStores.save, { body: storeRow('2001', { version: 0, slug: 'old', markets: ['de-DE'] }) });
    const second = await desk(staffStores.save, { body: { ...made, slug: 'newer' } });
    const third = await desk(staffStores.save, { body: { ...second, slug: 'newest' } });
    expect(await find('de-DE', '/stores/old')).toEqual([301, '/de-DE/stores/newest']);
    expect(await find('de-DE', '/stores/newer')).toEqual([301, '/de-DE/stores/newest']);
    await desk(staffStores.save, { body: { ...third, slug: 'old' } });
    expect(await find('de-DE', '/stores/old')).toBeUndefined();
    await desk(staffStores.remove, { body: { id: '2001', version: third.version + 1 } });
    expect(await find('de-DE', '/stores/old')).toEqual([410, undefined]);
  });

  test('a page that is taken down leads to where its content stands now, else it is gone; what staff decided stays', async () => {
    const { db } = await testDb();
    const desk = await staff('administrator');
    const put = (path: string, contentId: string) =>
      db.execute(sql`insert into page (market, path, alias, content, published) values ('*', ${path}, 'contentPage',
        ${JSON.stringify({ _meta: { alias: 'contentPage', url: path }, seo: { title: contentId }, heading: contentId, contentId })}::jsonb, true)`);
    await put('/i/care', 'care');
    await put('/i/help', 'help');
    await put('/i/kept', 'kept');
    await desk(staffRedirects.save, moved('/i/kept', '/i/help'));
    for (const path of ['/i/care', '/i/kept']) await desk(editing.withdrawPage, { body: { market: '*', path } });
    expect(await find('de-DE', '/i/care')).toEqual([410, undefined]);
    await put('/i/how-to-care', 'care');
    expect(await find('de-DE', '/i/care')).toEqual([301, '/de-DE/i/how-to-care']);
    expect(await find('de-DE', '/i/kept')).toEqual([301, '/de-DE/i/help']);
  });
});
