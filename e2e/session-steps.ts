import { randomUUID } from 'node:crypto';
import type { Page } from './test.ts';

export const password = 'a thimble of gold';
export const own = '/api/account/hu-HU/get-user-metadata';
export const newEmail = () => `${randomUUID()}@example.com`;

export const form = (fields: Record<string, string>) => ({ formFields: Object.entries(fields).map(([id, value]) => ({ id, value })) });
export const signUp = (page: Page, email: string) =>
  page.evaluate((sent) => window.client.EmailPassword.signUp(sent).then(({ status }) => status), form({ email, password }));
export const signIn = (page: Page, email: string, given = password) =>
  page.evaluate((sent) => window.client.EmailPassword.signIn(sent).then(({ status }) => status), form({ email, password: given }));
export const exists = (page: Page) => page.evaluate(() => window.client.Session.doesSessionExist());
export const events = (page: Page) => page.evaluate(() => window.client.events);
export const ask = (page: Page, path = own, method = 'GET') =>
  page.evaluate(([url, how]) => fetch(url!, { method: how! }).then(({ status }) => status), [path, method]);
export function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/session/refresh')) count++;
  });
  return () => count;
}
