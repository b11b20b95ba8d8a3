import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '@selvedge/contract/account.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { wishlist } from '@selvedge/contract/wishlist.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAccountConsent, readAccountConsent } from './account-consent.ts';
import { callIn } from './call-in.ts';
import { sendFile } from './send-file.ts';

let asked: { url: string; headers: Record<string, string> }[] = [];

beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers });
    return new Response('{}');
  });
  openPage({});
});

function openPage({ userId, apiBase }: { userId?: string; apiBase?: string }) {
  const cookie = userId ? `signed_in=1; sFrontToken=${encodeURIComponent(btoa(JSON.stringify({ uid: userId, ate: 0 })))}` : '';
  vi.stubGlobal('document', { cookie, documentElement: { dataset: apiBase === undefined ? {} : { apiBase } } });
}

const calls = {
  account: () => callIn('tr-TR')(account.getUserMetadata),
  basket: () => callIn('tr-TR')(basket.get),
  wishlist: () => callIn('tr-TR')(wishlist.wishlists),
};

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  'API-011..014 a member says market, terms and stored consent in %s calls',
  async (name) => {
    openPage({ userId: 'ada' });
    keepAccountConsent({ termsVersion: '3', newsletter: true });
    await calls[name]();
    expect(asked[0]?.headers).toMatchObject({
      'x-newsletter': 'true',
      'x-terms-condition-version': '3',
      'x-terms-condition-date': expect.stringMatching(/Z$/),
      'x-current-market': 'tr-TR',
    });
  },
);

test('nobody has agreed to anything by saying nothing, and a guest says nothing at all', async () => {
  await calls.basket();
  openPage({ userId: 'ada' });
  await calls.basket();
  expect(asked.map(({ headers }) => headers['x-newsletter'])).toEqual([undefined, 'false']);
});

test('AUT-109 what one account agreed to does not count for the next one in the same browser', () => {
  openPage({ userId: 'ada' });
  keepAccountConsent({ termsVersion: '7', newsletter: true });
  openPage({ userId: 'bela' });
  expect(readAccountConsent()).toEqual({ termsVersion: '0', newsletter: false });
  openPage({ userId: 'ada' });
  expect(readAccountConsent()).toEqual({ termsVersion: '7', newsletter: true });
});

test('a file goes the same way as everything else, as what it is', async () => {
  openPage({ userId: 'ada' });
  const [params, query] = [
    { orderId: '1', returnNumber: 'R1' },
    { lineItemId: '7', key: '' },
  ];
  await sendFile('tr-TR', new File(['seam'], 'seam.png', { type: 'image/png' }))(returns.addPicture, { params, query });
  expect(asked[0]!.url).toBe('/api/order/order/1/return/R1/picture?lineItemId=7&key=');
  expect(asked[0]!.headers).toMatchObject({ 'content-type': 'image/png', 'x-current-market': 'tr-TR' });
});

test('API-001 calls go to the base that the document names', async () => {
  await calls.basket();
  openPage({ apiBase: '/backend' });
  await calls.basket();
  expect(asked.map(({ url }) => url.replace(/api\/.*/, ''))).toEqual(['/', '/backend/']);
});

test('API-001 no other file of the storefront makes a client, wraps a call or names an address of the API', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const own = files.filter((file) => /createClient\(|\battempt\(|fetch\([`'"]\/api/.test(readFileSync(join(folder, file), 'utf8')));
  expect(own.sort()).toEqual(['session/call-in.ts']);
});
