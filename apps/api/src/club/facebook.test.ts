import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp } from '../harness/test-app.ts';
import { facebookLeads, readFacebook } from './facebook-leads.ts';
import type { LeadPort } from './lead-port.ts';
import { clubContactTable, clubWishTable } from './tables.ts';

beforeEach(emptyTables);

const url = '/api/account/de-DE/customerclub/facebook-lead-signup';
const secrets = { verifyToken: 'a word between us two', appSecret: 'another word' };
const grace = { email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper' };
const leads: LeadPort = {
  ...secrets,
  readLead: async (id) => (id === '77' ? grace : undefined),
  readToken: async (token) => (token === 'ours' ? grace : undefined),
};
const open = (port: LeadPort | undefined = leads) => testApp({ ports: { leads: port } });
const news = JSON.stringify({ object: 'page', entry: [{ changes: [{ field: 'leadgen', value: { leadgen_id: 77 } }] }] });
const sign = (body: string, secret = secrets.appSecret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
const waiting = async () => (await testDb()).db.select().from(clubWishTable);

describe('forms of the club elsewhere', () => {
  test('LOY-026 the challenge is echoed as bare text to who knows the token, and only letters of it', async () => {
    const app = await open();
    const ask = (token: string, challenge: string, mode = 'subscribe') =>
      app.inject({ url: `${url}?${new URLSearchParams({ 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge })}` });
    const answer = await ask(secrets.verifyToken, '1158201444');
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '1158201444', 'text/plain; charset=utf-8']);
    expect((await ask('a word between us too', '1158201444')).statusCode).toBe(401);
    expect((await ask(secrets.verifyToken, '1158201444', 'unsubscribe')).statusCode).toBe(401);
    expect((await ask(secrets.verifyToken, '<script>alert(1)</script>')).statusCode).toBe(400);
  });

  test('LOY-025 a lead is asked by mail once, however often it is told, and is no member before', async () => {
    const { db } = await testDb();
    const app = await open();
    const tell = (signature: string, payload = news) =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } });
    expect((await tell(sign(news, 'guessed'))).statusCode).toBe(401);
    expect((await tell(sign(`${news} `))).statusCode).toBe(401);
    expect((await tell(sign('{'), '{')).statusCode).toBe(400);
    expect(await waiting()).toEqual([]);
    for (let times = 0; times < 3; times++) expect((await tell(sign(news))).statusCode).toBe(200);
    expect(await waiting()).toMatchObject([{ email: grace.email, market: 'de-DE', source: 'facebook lead', wish: { firstName: 'Grace' } }]);
    const { rowCount } = await db.execute(`select from outbox where payload ->> 'template' = 'club-confirm'`);
    expect(rowCount).toBe(1);
    expect(await db.select().from(clubContactTable)).toEqual([]);
  });

  test('LOY-027 LOY-037 a token of our own app asks to join; another, or none, is 401', async () => {
    const app = await open();
    const join = (headers: Record<string, string>, acceptsTerms = true) =>
      app.inject({ method: 'POST', url: url.replace('lead-signup', 'signup'), payload: { acceptsTerms }, headers });
    expect((await join({})).statusCode).toBe(401);
    expect((await join({ 'x-signup-access-token': 'theirs' })).statusCode).toBe(401);
    expect((await join({ 'x-signup-access-token': 'ours' }, false)).statusCode).toBe(400);
    expect((await join({ 'x-signup-access-token': 'ours' })).json()).toEqual({ status: 'OK' });
    expect(await waiting()).toMatchObject([{ email: grace.email, source: 'facebook' }]);
  });

  test('are not there for a shop that has set none up', async () => {
    const app = await testApp();
    expect((await app.inject({ method: 'POST', url, payload: news, headers: { 'content-type': 'application/json' } })).statusCode).toBe(
      404,
    );
    expect(readFacebook({ FACEBOOK_CLIENT_ID: '1', FACEBOOK_CLIENT_SECRET: '2' })).toBeUndefined();
  });
});

test('a token of another app, and one that is over, are nobody’s', async () => {
  const answers: Record<string, object> = {
    '/77': { field_data: [{ name: 'email', values: [grace.email] }] },
    '/debug_token ours': { data: { app_id: '1', is_valid: true } },
    '/debug_token theirs': { data: { app_id: '2', is_valid: true } },
    '/debug_token over': { data: { app_id: '1', is_valid: false } },
    '/me': { email: grace.email, first_name: 'Grace', last_name: 'Hopper' },
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://graph');
    const answer = answers[`${pathname} ${searchParams.get('input_token')}`] ?? answers[pathname];
    response.writeHead(answer ? 200 : 400).end(JSON.stringify(answer ?? {}));
  }).listen(0);
  const graphUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = facebookLeads({ appId: '1', pageToken: 'p', ...secrets, graphUrl });
  expect(await port.readToken('ours')).toEqual(grace);
  expect(await port.readToken('theirs')).toBeUndefined();
  expect(await port.readToken('over')).toBeUndefined();
  expect(await port.readLead('77')).toEqual({ email: grace.email, firstName: '', lastName: '' });
  expect(await port.readLead('78')).toBeUndefined();
  server.close();
  server.closeAllConnections();
  await expect(port.readLead('77')).rejects.toMatchObject({ code: 'unavailable' });
});
