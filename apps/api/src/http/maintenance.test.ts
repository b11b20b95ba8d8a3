import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import type { FlagName } from '@selvedge/contract/feature-flag.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { type Headers, signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';
import { signPreview } from '../published/preview-token.ts';

beforeEach(emptyTables);

type Mode = Extract<FlagName, 'maintenanceMode' | 'loginPageMaintenance' | 'accountPageMaintenance'>;

/** The shop with one mode on in Sweden. */
async function appWith(mode: Mode) {
  const plain = (await testApp()).shop.content();
  const sweden = plain.byMarket.get('sv-SE')!;
  const closed = { ...sweden, featureToggles: { ...sweden.featureToggles, [mode]: true } };
  const content = { ...plain, byMarket: new Map(plain.byMarket).set('sv-SE', closed) };
  return testApp({ content: () => content });
}

const form = {
  formFields: [
    { id: 'email', value: 'x@example.org' },
    { id: 'password', value: 'wool and linen 12' },
  ],
};
const calls = {
  'a product search': { method: 'POST', url: '/api/catalog/sv-SE/search', payload: { query: 'coat' } },
  'the basket': { method: 'GET', url: '/api/order/sv-SE/basket' },
  'the feature flags': { method: 'GET', url: '/api/f/sv-SE/feature-flags' },
  'signing in': { method: 'POST', url: '/api/auth/signin', payload: form },
  'signing up': { method: 'POST', url: '/auth/signup', payload: form },
  'a new password': { method: 'POST', url: '/api/auth/user/password/reset/token', payload: form },
  'the profile in checkout': { method: 'GET', url: '/api/account/sv-SE/get-user-metadata' },
  'changing the profile': { method: 'POST', url: '/api/account/sv-se/update-account-details', payload: { firstName: 'Ada' } },
  'the sessions': { method: 'GET', url: '/api/account/sv-SE/sessions' },
  'refreshing a session': { method: 'POST', url: '/api/auth/session/refresh' },
  'signing out': { method: 'POST', url: '/api/auth/signout' },
} as const;
type Call = keyof typeof calls;

const login: readonly Call[] = ['signing in', 'signing up', 'a new password'];
const account: readonly Call[] = ['changing the profile', 'the sessions'];
const never: readonly Call[] = ['refreshing a session', 'signing out'];
const closes: Record<Mode, readonly Call[]> = {
  maintenanceMode: (Object.keys(calls) as Call[]).filter((call) => !never.includes(call)),
  loginPageMaintenance: login,
  accountPageMaintenance: account,
};
const keys: Record<Mode, string> = {
  maintenanceMode: 'feedback.error_maintenance',
  loginPageMaintenance: 'login.maintenance',
  accountPageMaintenance: 'feedback.error_account_maintenance',
};

test.each(Object.keys(closes) as Mode[])(
  'AUT-107 AUT-111 %s closes the calls that it names, for guests and members alike',
  async (mode) => {
    const { db } = await testDb();
    const app = await appWith(mode);
    for (const headers of [{}, await signInAsShopper(db, { market: 'sv-SE', now })] as Headers[]) {
      const closed: string[] = [];
      for (const [name, call] of Object.entries(calls)) {
        const sent = { ...headers, 'x-current-market': 'sv-SE' };
        const response = await app.inject({ ...call, headers: sent });
        if (response.statusCode !== 503) continue;
        closed.push(name);
        expect(response.json()).toMatchObject({ code: 'closed_for_maintenance', errors: { maintenance: [keys[mode]] } });
        expect(response.headers['retry-after']).toBe('120');
      }
      expect(closed).toEqual(closes[mode]);
    }
  },
);

test('another market stays open', async () => {
  const app = await appWith('maintenanceMode');
  expect((await app.inject({ method: 'GET', url: '/api/f/de-DE/feature-flags' })).statusCode).toBe(200);
  const signIn = await app.inject({ ...calls['signing in'], headers: { 'x-current-market': 'de-DE' } });
  expect(signIn.statusCode).toBe(200);
});

test('staff whose tab is a preview go on, and an address that only looks like one does not help', async () => {
  const { db } = await testDb();
  const app = await appWith('maintenanceMode');
  const staff = await signInAsStaff(db, { role: 'administrator', now });
  const [{ id }] = (await db.execute<{ id: string }>('select id from staff')).rows as [{ id: string }];
  const token = signPreview({ staffId: id, expires: now.getTime() + 1000, shopper: 'guest', drafts: true }, app.shop.config.previewSecret);
  const ask = async (preview: string, headers: Headers) =>
    (
      await app.inject({
        ...calls['the basket'],
        headers: { ...headers, host: 'shop.example', referer: `https://shop.example/fr-FR/women?preview=${preview}` },
      })
    ).statusCode;
  expect([await ask(token, staff), await ask('x.y', staff), await ask(token, {})]).toEqual([200, 503, 503]);
});

test('every call of signing in says with which part of the shop it closes', () => {
  const undecided = listEndpoints().filter(({ definition }) => definition.path.startsWith('/api/auth/') && !definition.maintenance);
  expect(undecided.map(({ name }) => name)).toEqual([]);
});
