import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiException } from './api-exception.ts';
import { attempt } from './attempt.ts';
import { type ClientOptions, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';
import { errorClass, isError, wrapError } from './error-wrapper.ts';

const line = endpoint({
  method: 'GET',
  path: '/api/:catalog/line/:lineItemId',
  summary: 'A line.',
  access: 'public',
  params: z.object({ catalog: z.string(), lineItemId: z.string() }),
  query: z.object({ productIds: z.array(z.string()).optional(), email: z.string().nullish(), size: z.coerce.number().optional() }),
  response: z.object({ ok: z.boolean() }),
});
const addLine = endpoint({ ...line, method: 'POST', body: z.object({ sku: z.string() }), contentType: 'application/json-patch+json' });
const params = { catalog: 'de-DE', lineItemId: 'a/b' };

type Asked = { url: string; method: string; headers: Record<string, string>; body: unknown; credentials: unknown };

/** A client whose network is one canned response. */
function against(response: { status?: number; body?: string; headers?: Record<string, string> }, options: Partial<ClientOptions> = {}) {
  const asked: Asked[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({
      url,
      method: init.method!,
      headers: init.headers as Record<string, string>,
      body: init.body,
      credentials: init.credentials,
    });
    const { status = 200, body = '{"ok":true}', headers = {} } = response;
    return new Response(status === 204 ? null : body, { status, headers });
  }) as typeof globalThis.fetch;
  return { asked, api: createClient({ apiBase: '/base', fetch, ...options }) };
}

test('paths are relative to the configured base and their parameters are escaped (API-001)', async () => {
  const { api, asked } = against({});
  expect(await api(line, { params, query: {} })).toEqual({ ok: true });
  expect(asked[0]).toMatchObject({ url: '/base/api/de-DE/line/a%2Fb', method: 'GET', body: undefined });
});

test('a repeated parameter is sent as one key per value and an undefined one not at all (API-030)', async () => {
  const { api, asked } = against({});
  await api(line, { params, query: { productIds: ['1', '2'], size: undefined } });
  expect(asked[0]?.url).toBe('/base/api/de-DE/line/a%2Fb?productIds=1&productIds=2');
});

test.each([undefined, null, ''])('a path parameter of %j is refused before anything is sent (API-023)', async (catalog) => {
  const { api, asked } = against({});
  await expect(api(line, { params: { ...params, catalog: catalog as string }, query: {} })).rejects.toThrow(
    'The parameter catalog must be defined.',
  );
  expect(asked).toEqual([]);
});

test('a required query parameter that is missing is refused (API-023)', async () => {
  const { api } = against({});
  const strict = endpoint({ ...line, requires: ['email'] });
  await expect(api(strict, { params, query: {} })).rejects.toThrow('The parameter email must be defined.');
});

test('a query parameter given as null is refused (API-024)', async () => {
  const { api, asked } = against({});
  await expect(api(line, { params, query: { email: null } })).rejects.toThrow('The parameter email cannot be null.');
  expect(asked).toEqual([]);
});

test('a body is JSON, with the content type that the endpoint names (API-002, API-003, API-004)', async () => {
  const { api, asked } = against({});
  await api(addLine, { params, query: {}, body: { sku: '1' } });
  expect(asked[0]?.headers['content-type']).toBe('application/json-patch+json');
  expect(asked[0]?.body).toBe('{"sku":"1"}');
  await api(endpoint({ ...addLine, contentType: 'application/json' }), { params, query: {}, body: { sku: '1' } });
  expect(asked[1]?.headers['content-type']).toBe('application/json');
});

test('every call carries the cookies (API-009)', async () => {
  const { api, asked } = against({});
  await api(line, { params, query: {} });
  await api(addLine, { params, query: {}, body: { sku: '1' } });
  expect(asked.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
});

test('a guest sends no token and no X- headers', async () => {
  const { api, asked } = against({}, { market: 'de-DE' });
  await api(line, { params, query: {} });
  expect(Object.keys(asked[0]!.headers)).toEqual(['accept']);
});

test('a signed-in shopper sends the token and the four X- headers (API-010, API-011, API-012, API-013, API-014, API-034)', async () => {
  const session = () => ({ accessToken: 't', newsletter: false, termsVersion: '3' });
  const now = () => new Date('2026-11-15T10:00:00Z');
  const { api, asked } = against({}, { market: 'nb-NO', session, now });
  await api(line, { params, query: {} });
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer t',
    'x-newsletter': 'false',
    'x-terms-condition-version': '3',
    'x-terms-condition-date': '2026-11-15T10:00:00.000Z',
    'x-current-market': 'nb-NO',
  });
});

test('X-NEWSLETTER is false when no consent is stored: silence is no consent (API-011)', async () => {
  const { api, asked } = against({}, { session: () => ({}) });
  await api(line, { params, query: {} });
  expect(asked[0]?.headers['x-newsletter']).toBe('false');
});

test('200 and 204 are answers unless the endpoint says otherwise (API-016, API-033)', async () => {
  await expect(against({ status: 204 }).api(line, { params, query: {} })).resolves.toBeUndefined();
  await expect(against({ status: 201 }).api(line, { params, query: {} })).rejects.toBeInstanceOf(ApiException);
  const created = endpoint({ ...line, accepted: [201] });
  await expect(against({ status: 201 }).api(created, { params, query: {} })).resolves.toEqual({ ok: true });
  await expect(against({ status: 204 }).api(created, { params, query: {} })).rejects.toMatchObject({ status: 204, message: 'No Content' });
});

test('the exception carries message, status, raw response, headers and the parsed result (API-017)', async () => {
  const body = '{"code":"not_found","errors":{"sku":["basket.gone"]},"requestId":"r"}';
  const error = await against({ status: 404, body, headers: { 'x-request-id': 'r' } })
    .api(line, { params, query: {} })
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiException);
  expect(error).toMatchObject({
    message: 'Not Found',
    status: 404,
    response: body,
    result: { code: 'not_found', errors: { sku: ['basket.gone'] } },
  });
  expect(error.headers['x-request-id']).toBe('r');
});

test.each([418, 500, 503])('status %i has the default message (API-018)', async (status) => {
  const error = await against({ status, body: '<html>' })
    .api(line, { params, query: {} })
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ message: 'An unexpected server error occurred.', result: undefined, response: '<html>' });
});

test('the wrapper never throws and says hasError with the response (API-019, API-021)', async () => {
  const body = '{"code":"conflict","errors":{"email":["account.taken"]}}';
  const refused = await attempt(against({ status: 409, body }).api(line, { params, query: {} }));
  expect(refused).toMatchObject({
    hasError: true,
    error: { status: 409, class: '4xx', title: 'conflict', errors: ['account.taken'] },
    response: { status: 409 },
  });
  expect(await attempt(against({}).api(line, { params, query: {} }))).toEqual({ hasError: false, data: { ok: true } });
});

test('a lost connection is an error without a response, like a shop that is briefly away', async () => {
  const fetch = (() => Promise.reject(new TypeError('fetch failed'))) as typeof globalThis.fetch;
  const lost = await attempt(createClient({ apiBase: '', fetch })(line, { params, query: {} }));
  expect(lost).toMatchObject({ hasError: true, error: { status: 503 }, response: undefined });
});

test.each([
  [300, '300'],
  [302, '302'],
  [304, '3xx'],
  [399, '3xx'],
  [404, '404'],
  [409, '4xx'],
  [499, '4xx'],
  [503, '503'],
  [511, '5xx'],
  [599, '5xx'],
])('status %i has the error class %s (API-020, API-035)', (status, name) => {
  expect(errorClass(status)).toBe(name);
});

test('an error is a status from 300, an error field, or hasError (API-022)', () => {
  expect([isError({ status: 300 }), isError({ error: 'x' }), isError({ hasError: true })]).toEqual([true, true, true]);
  expect([isError({ status: 299 }), isError({}), isError({ hasError: false })]).toEqual([false, false, false]);
  expect(wrapError({ status: 500 })).toMatchObject({ title: 'unexpected', message: 'An unexpected server error occurred.', errors: [] });
});

test('an endpoint that does not say who may call it does not compile', () => {
  // @ts-expect-error access is missing
  endpoint({ method: 'GET', path: '/api/open', summary: 'Open by accident.', response: z.string() });
  // @ts-expect-error a right that does not exist
  endpoint({ method: 'GET', path: '/api/open', summary: 'Open by accident.', access: { staff: 'everything' }, response: z.string() });
  // @ts-expect-error a parameter that is misspelt
  void (() => against({}).api(line, { params: { catalog: 'de-DE', lineItem: '1' }, query: {} }));
});
