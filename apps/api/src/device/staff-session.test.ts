import { device } from '@selvedge/contract/device.ts';
import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import { deviceBadges } from '@selvedge/contract/studio/device-badges.ts';
import { team } from '@selvedge/contract/studio/team.ts';
import { isWeakPin } from '@selvedge/domain/device/staff-badge.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { enrolAsDevice } from '../harness/enrol-as-device.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { staffBadgeTable } from './tables.ts';

let app: FastifyInstance;
let now: Date;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function counter() {
  const { cookie, headers } = await enrolAsDevice(app.shop.db, { market: 'de-DE', now });
  const at = () => callAs(app, { cookie, ...headers(now) });
  return { at, cookie, signIn: (badge: string, pin = '2580') => at()(deviceStaff.signIn, { body: { badge, pin } }) };
}

async function desk() {
  const call = callAs(app, await signInAsStaff(app.shop.db, { role: 'administrator', now }));
  await signInAsStaff(app.shop.db, { role: 'store', now });
  const { id } = (await call(team.list, {})).find(({ role }) => role === 'store')!;
  return { call, id, issue: (pin = '2580') => call(deviceBadges.issue, { params: { id }, body: { pin } }) };
}

const who = async (at: () => ReturnType<typeof callAs>) => (await at()(deviceStaff.look, {})).staff?.name;
const refused = { status: 404, errors: { badge: ['device.badge_refused'] } };

describe('staff at a device of a store', () => {
  test('sign in with badge and PIN, are seen, and leave; the log knows both and never the code', async () => {
    const [{ at, signIn }, { issue, call, id }] = [await counter(), await desk()];
    const { code } = await issue();
    expect(code).toMatch(/^99\d{22}$/);
    expect(await who(at)).toBeUndefined();
    expect(await signIn(code)).toEqual({ name: 'store', seconds: 600 });
    expect(await who(at)).toBe('store');
    await at()(deviceStaff.signOut, {});
    expect(await who(at)).toBeUndefined();
    expect(await call(deviceBadges.list, {})).toMatchObject([{ staffId: id }]);
    const log = await app.shop.db.select().from(auditTable).orderBy(auditTable.id);
    expect(log.map(({ action }) => action)).toEqual(['badge.issue', 'device.sign-in', 'device.sign-out']);
    const badges = await app.shop.db.select().from(staffBadgeTable);
    expect(JSON.stringify([log.map(({ subject, after }) => ({ subject, after })), badges])).not.toContain(code);
  });

  test('stay for ten minutes, and not beyond a clear, a new badge, a revoked one, or their own access', async () => {
    const [{ at, signIn }, { issue, call, id }] = [await counter(), await desk()];
    const { code } = await issue();
    await signIn(code);
    await at()(device.clear, {});
    expect(await who(at)).toBeUndefined();
    await signIn(code);
    const { code: second } = await issue('4826');
    expect(await who(at)).toBeUndefined();
    expect(await refusal(signIn(code))).toEqual(refused);
    await signIn(second, '4826');
    await call(deviceBadges.revoke, { params: { id } });
    expect(await who(at)).toBeUndefined();
    const { code: third } = await issue();
    await signIn(third);
    later(599);
    expect(await who(at)).toBe('store');
    later(1);
    expect(await who(at)).toBeUndefined();
    await signIn(third);
    const other = callAs(app, await signInAsStaff(app.shop.db, { role: 'administrator', now }));
    await other(team.change, { params: { id }, body: { isEnded: true } });
    expect(await who(at)).toBeUndefined();
    expect(await refusal(signIn(third))).toEqual(refused);
    const wish = { params: { id }, body: { pin: '2580' } };
    expect(await refusal(other(deviceBadges.issue, wish))).toMatchObject({ status: 409 });
  });

  test('are signed in on this device and on no other, and by no call of the web', async () => {
    const [here, there, { issue }] = [await counter(), await counter(), await desk()];
    const { code } = await issue();
    await here.signIn(code);
    expect(await who(there.at)).toBeUndefined();
    expect(await refusal(callAs(app, { cookie: here.cookie })(deviceStaff.look, {}))).toMatchObject({ status: 401 });
    expect(await refusal(callAs(app, {})(deviceStaff.signIn, { body: { badge: code, pin: '2580' } }))).toMatchObject({ status: 401 });
  });

  test('with five wrong PINs have no badge any more, however many are tried at once', async () => {
    const [{ signIn }, { issue, call }] = [await counter(), await desk()];
    const { code } = await issue();
    for (const pin of ['0000', '0001', '0002', '0003']) expect(await refusal(signIn(code, pin))).toEqual(refused);
    // Four, and the right one: they begin anew.
    await signIn(code);
    const tries = await Promise.all(['0000', '0001', '0002', '0003', '0004', '0005'].map((pin) => refusal(signIn(code, pin))));
    expect(tries).toEqual(tries.map(() => refused));
    expect(await refusal(signIn(code))).toEqual(refused);
    expect(await call(deviceBadges.list, {})).toEqual([]);
    const log = await app.shop.db.select().from(auditTable).orderBy(auditTable.id);
    expect(log.filter(({ action }) => action === 'badge.block')).toHaveLength(1);
  });

  test('have a PIN that is not guessed first', async () => {
    const { issue } = await desk();
    for (const pin of ['1111', '1234', '987654']) {
      expect(isWeakPin(pin)).toBe(true);
      expect(await refusal(issue(pin))).toEqual({ status: 400, errors: { pin: ['studio.badge_weak_pin'] } });
    }
    expect(['2580', '1212', '1235'].map(isWeakPin)).toEqual([false, false, false]);
  });

  test('have one badge, also when two are asked for at once', async () => {
    const [{ signIn }, { issue }] = [await counter(), await desk()];
    const codes = await Promise.all([issue(), issue(), issue()]);
    const tries = await Promise.all(codes.map(({ code }) => signIn(code).then(Boolean, () => false)));
    expect(tries.filter(Boolean)).toHaveLength(1);
  });
});
