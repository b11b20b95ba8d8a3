import { randomUUID } from 'node:crypto';
import { device } from '@selvedge/contract/device.ts';
import { staffDevices } from '@selvedge/contract/studio/devices.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { makeDeviceKey } from '../harness/enrol-as-device.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { saveStores } from '../store/save-stores.ts';
import { proveDevice } from './find-device.ts';

let app: FastifyInstance;
let now: Date;
const place = { name: 'Counter 1', market: 'de-DE', storeId: '1007', terminalId: 'till-7' };

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
  await saveStores(app.shop.db, [store('1007', ['de-DE']), store('2001', ['en-GB'])]);
});

const store = (id: string, markets: string[]) => ({
  ...{
    id,
    slug: `store-${id}`,
    name: `Store ${id}`,
    markets,
    street: 'Markt 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
    phone: '',
  },
  ...{ latitude: 52.5, longitude: 13.4, clickAndCollect: true, openingHours: [{ day: 1, from: '10:00', to: '20:00' }] },
});

const staff = async () => callAs(app, await signInAsStaff(app.shop.db, { role: 'store', now }));
type Desk = Awaited<ReturnType<typeof staff>>;
const create = (desk: Desk, key = randomUUID()) => desk(staffDevices.create, { body: { ...place, key } });

/** Types the code in; answers the cookie and the key. */
async function enrol(code: string) {
  const { key, prove } = makeDeviceKey();
  const response = await app.inject({ method: 'POST', url: device.enrol.path, payload: { code, key } });
  const cookie = String(response.headers['set-cookie']).split(';', 1)[0]!;
  return { status: response.statusCode, answer: response.json(), cookie, prove };
}

const look = (cookie: string) => callAs(app, { cookie })(device.look, {});
const prove = (headers: Record<string, string>) => proveDevice(app.shop.db, { headers, secret: app.shop.config.sessionSecret, now });

describe('a device of a store', () => {
  test('ISO-015 is set up with a code that staff were given, knows its place, and is seen', async () => {
    const desk = await staff();
    const { code, device: waiting, setupUrl } = await create(desk);
    expect([waiting.state, code.length, setupUrl]).toEqual(['waiting', 9, expect.stringMatching(/\/de-DE\/setup#code=\w{8}$/)]);
    // As people type.
    const { answer, cookie, prove: sign } = await enrol(` ${code.toLowerCase()}`);
    expect(answer).toMatchObject({ id: waiting.id, storeId: '1007', storeName: 'Store 1007', terminalId: 'till-7', market: 'de-DE' });
    expect(await look(cookie)).toMatchObject({ id: waiting.id, now: now.toISOString(), isOpen: false });
    const header = sign(waiting.id, { storeId: '1007', at: now });
    expect(await prove({ cookie, 'x-iso-context': header })).toMatchObject({ id: waiting.id, storeId: '1007', terminalId: 'till-7' });
    const { devices } = await desk(staffDevices.list, {});
    expect(devices).toMatchObject([{ state: 'enrolled', seen: now.toISOString(), storeName: 'Store 1007' }]);
    const log = await app.shop.db.select().from(auditTable).orderBy(auditTable.id);
    expect(log.map(({ action }) => action)).toEqual(['device.create', 'device.code', 'device.enrol']);
    expect(JSON.stringify(log.map(({ after }) => after))).not.toContain(code.replace('-', ''));
  });

  test('is one, however often it is asked for and whoever types the code', async () => {
    const desk = await staff();
    const key = randomUUID();
    const codes = await Promise.all([create(desk, key), create(desk, key), create(desk, key)]);
    expect((await desk(staffDevices.list, {})).devices).toHaveLength(1);
    const tries = await Promise.all(codes.flatMap(({ code }) => [enrol(code), enrol(code)]));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses a code that is wrong, used, too old or replaced, all in the same words', async () => {
    const desk = await staff();
    const first = await create(desk);
    const second = await desk(staffDevices.issueCode, { params: { id: first.device.id } });
    await enrol(second.code);
    const third = await desk(staffDevices.issueCode, { params: { id: first.device.id } });
    now = new Date(now.getTime() + 15 * 60_000);
    for (const code of ['ABCD-2345', first.code, second.code, third.code]) {
      const { status, answer, cookie } = await enrol(code);
      expect([status, answer.errors, cookie]).toEqual([404, { code: ['device.code_refused'] }, 'undefined']);
    }
  });

  test('that was set up again is the new browser, and no longer the old one', async () => {
    const desk = await staff();
    const { code, device: row } = await create(desk);
    const old = await enrol(code);
    now = new Date(now.getTime() + 1000);
    const again = await enrol((await desk(staffDevices.issueCode, { params: { id: row.id } })).code);
    expect((await refusal(look(old.cookie))).status).toBe(404);
    // Named rightly and signed by nobody, as it could be written from what staff can read.
    const unsigned = again.cookie.replace(/[^.]+$/, 'A'.repeat(43));
    expect((await refusal(look(unsigned))).status).toBe(404);
    expect(await look(again.cookie)).toMatchObject({ id: row.id });
  });

  test('stands where staff say, at once; revoked it is a browser like any other, for good', async () => {
    const desk = await staff();
    const { code, device: row } = await create(desk);
    const { cookie, prove: sign } = await enrol(code);
    await desk(staffDevices.change, { params: { id: row.id }, body: { ...place, market: 'en-GB', storeId: '2001' } });
    expect(await look(cookie)).toMatchObject({ storeId: '2001', market: 'en-GB' });
    expect(await prove({ cookie, 'x-iso-context': sign(row.id, { storeId: '1007', at: now }) })).toBeUndefined();
    await desk(staffDevices.revoke, { params: { id: row.id } });
    const log = await app.shop.db.select().from(auditTable).orderBy(auditTable.id);
    expect(log.map(({ action }) => action)).toEqual(['device.create', 'device.code', 'device.enrol', 'device.change', 'device.revoke']);
    expect(log[3]).toMatchObject({ before: { storeId: '1007' }, after: { storeId: '2001', market: 'en-GB' } });
    expect((await refusal(look(cookie))).status).toBe(404);
    expect(await prove({ cookie, 'x-iso-context': sign(row.id, { storeId: '2001', at: now }) })).toBeUndefined();
    const over = { status: 409, errors: { device: ['studio.device_revoked'] } };
    expect(await refusal(desk(staffDevices.issueCode, { params: { id: row.id } }))).toEqual(over);
    expect(await refusal(desk(staffDevices.change, { params: { id: row.id }, body: place }))).toEqual(over);
  });

  test('stands in a store that its market has', async () => {
    const desk = await staff();
    for (const storeId of ['2001', '9999'])
      expect(await refusal(desk(staffDevices.create, { body: { ...place, storeId, key: randomUUID() } }))).toMatchObject({ status: 404 });
  });
});

describe('ISO-014 X-Iso-Context gives nothing', () => {
  test('without the cookie, with a cookie that is copied, forged or another device’s, signed by another key, for another store, or late', async () => {
    const desk = await staff();
    const [one, other] = [await create(desk), await create(desk)];
    const real = await enrol(one.code);
    const second = await enrol(other.code);
    const id = one.device.id;
    const good = real.prove(id, { storeId: '1007', at: now });
    const thief = makeDeviceKey();
    const later = new Date(now.getTime() - 121_000);
    const forged = real.cookie.replace(id, other.device.id);
    const tries: Record<string, string>[] = [
      { 'x-iso-context': good },
      { 'x-iso-context': 'store=1007' },
      { cookie: real.cookie },
      { cookie: real.cookie, 'x-iso-context': 'store=1007' },
      { cookie: real.cookie, 'x-iso-context': thief.prove(id, { storeId: '1007', at: now }) },
      { cookie: real.cookie, 'x-iso-context': real.prove(id, { storeId: '2001', at: now }) },
      { cookie: real.cookie, 'x-iso-context': real.prove(id, { storeId: '1007', at: later }) },
      { cookie: real.cookie, 'x-iso-context': `${good.slice(0, -3)}AAA` },
      { cookie: second.cookie, 'x-iso-context': good },
      { cookie: forged, 'x-iso-context': good },
      { cookie: 'selvedge_store_device=x', 'x-iso-context': good },
    ];
    expect(await prove({ cookie: real.cookie, 'x-iso-context': good })).toMatchObject({ id });
    for (const headers of tries) expect([headers, await prove(headers)]).toEqual([headers, undefined]);
  });
});

test('ISO-016 clearing takes every cookie but the device’s own', async () => {
  const { cookie } = await enrol((await create(await staff())).code);
  const sent = `basket=abc; ${cookie}; selvedge_staff=x; selvedge_device=z; anything_else=1; notify_me=y`;
  const response = await app.inject({ method: 'POST', url: device.clear.path, headers: { cookie: sent } });
  const gone = [response.headers['set-cookie']].flat().map((each) => String(each).split(';', 1)[0]!);
  expect(gone).toEqual(
    expect.arrayContaining([
      'basket=',
      'selvedge_staff=',
      'selvedge_device=',
      'anything_else=',
      'notify_me=',
      'sAccessToken=',
      'sRefreshToken=',
      'order_access=',
    ]),
  );
  expect(gone.join()).not.toContain('selvedge_store_device');
  expect(response.headers['clear-site-data']).toBe('"cache"');
});

test('ISO-016 clearing also takes what the browser did not send along', async () => {
  const response = await app.inject({ method: 'POST', url: device.clear.path });
  const gone = [response.headers['set-cookie']].flat().map((each) => String(each).split(';', 1)[0]!);
  expect(gone).toEqual(expect.arrayContaining(Object.values(cookies).map(({ name }) => `${name}=`)));
});

test('a device knows whether its store is open by the store’s own clock and days off', async () => {
  const { cookie } = await enrol((await create(await staff())).code);
  const isOpen = async (at: string) => {
    now = new Date(at);
    return (await look(cookie)).isOpen;
  };
  const put = (changes: object) => saveStores(app.shop.db, [{ ...store('1007', ['de-DE']), ...changes }]);
  // Mondays from ten to eight, in Berlin.
  await put({ timeZone: 'Europe/Berlin' });
  expect([await isOpen('2026-11-23T08:59:00Z'), await isOpen('2026-11-23T09:00:00Z')]).toEqual([false, true]);
  await put({ timeZone: 'Europe/Berlin', holidays: [{ date: '2026-11-23' }] });
  expect(await isOpen('2026-11-23T12:00:00Z')).toBe(false);
  await put({ openingHours: [] });
  expect(await isOpen('2026-11-23T03:00:00Z')).toBe(true);
});
