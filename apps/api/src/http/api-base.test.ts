import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { testApp } from '../harness/test-app.ts';
import { testBrowser } from '../identity/test-browser.ts';

beforeEach(emptyTables);

test('API-001 below a base of its own the API answers, and the cookie that refreshes a session goes where the browser calls', async () => {
  const app = await testApp({ config: { apiBase: '/backend' } as never });
  const browser = testBrowser(app, { base: '/backend/api/auth' });
  const { body, headers } = await browser.signUp('ada@example.org', 'wool and linen 12');
  expect(body.status).toBe('OK');
  expect(headers['set-cookie']).toContain('Path=/backend/api/auth/session/refresh');
  expect((await browser.refresh()).body.status).toBe('OK');
  expect((await browser.call('GET', '/backend/api/account/fi-FI/get-user-metadata')).body.email).toBe('ada@example.org');
  expect((await browser.call('GET', '/backendapi/account/fi-FI/get-user-metadata')).status).toBe(404);
});
