import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { mark, markedRequests } from '../harness/marked-request.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';

beforeAll(emptyTables);

const marked = {
  'user-agent': `${mark} agent`,
  referer: `https://shop.example/${mark}`,
  'x-forwarded-for': '198.51.100.77',
  'x-request-id': `${mark}-request`,
  authorization: `Bearer ${mark}`,
  rid: mark,
};

test('no log line of any call repeats anything that its caller wrote, whether it is answered, refused or fails', {
  timeout: 120_000,
}, async () => {
  const { db } = await testDb();
  const lines: string[] = [];
  const app = await testApp({ logStream: { write: (line) => void lines.push(line) }, config: { logLevel: 'trace' } as never });
  const markets = app.shop.content().markets.map(({ id }) => id);
  const shopper = await signInAsShopper(db, { market: 'sr-RS', now });
  const staff = await signInAsStaff(db, { role: 'administrator', now });
  let caller = 0;
  for (const { definition } of listEndpoints()) {
    const identity = definition.path.startsWith('/api/studio') ? staff : shopper;
    for (const { url, payload, contentType } of markedRequests(definition, { markets, seed: 7 })) {
      const cookie = [identity.cookie, `basket=${mark}`, `wishlist=${mark}`].filter(Boolean).join('; ');
      const headers = { ...marked, ...identity, cookie, ...(payload && { 'content-type': contentType }) };
      const remoteAddress = `10.1.${(caller >> 8) & 255}.${caller++ & 255}`;
      await app.inject({ method: definition.method, url, headers, remoteAddress, ...(payload && { payload }) });
    }
  }
  expect(lines.length).toBeGreaterThan(listEndpoints().length);
  expect(lines.filter((line) => line.includes(mark) || line.includes(encodeURIComponent(mark)))).toEqual([]);
  // The route is there instead, as we wrote it ourselves.
  expect(
    lines.some((line) => line.includes('"route":"/api/address-validation/:catalog/suggest/:address"') || line.includes('suggest/:')),
  ).toBe(true);
});

test('an unexpected failure is logged with its place and without the words that it quotes', async () => {
  const lines: string[] = [];
  const failing = (text: string) => {
    throw new Error(`no ${text} in Kraków`, { cause: new Error(`invalid "${text}"`) });
  };
  const app = await testApp({
    logStream: { write: (line) => void lines.push(line) },
    config: { logLevel: 'info' } as never,
    extraRoutes: [(each) => void each.get('/fails/:id', async ({ params }) => failing((params as { id: string }).id))],
  });
  const response = await app.inject('/fails/basket-4711?city=Krak%C3%B3w');
  expect(response.statusCode).toBe(500);
  const line = JSON.parse(lines.find((each) => each.includes('unexpected'))!);
  expect(line.req).toEqual({ method: 'GET', route: '/fails/:id' });
  expect(line.err.message).toBe('no [sent] in [sent]');
  expect(line.err.stack).toContain('logs.test.ts');
  expect(lines.join()).not.toContain('4711');
});
