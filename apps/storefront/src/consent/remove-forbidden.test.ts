// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { removeForbidden } from './remove-forbidden.ts';

test('what a script of others keeps stays as long as its category is allowed', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a script of others does
  for (const name of ['_ga', '_ga_AB12', '_gcl_au', '_dd_s', '_theirs']) document.cookie = `${name}=1; path=/`;
  await removeForbidden(['analytics']);
  expect(document.cookie.split('; ').map((each) => each.split('=', 1)[0])).toEqual(['_ga', '_ga_AB12', '_dd_s']);
  await removeForbidden(['advertisement']);
  expect(document.cookie).toBe('');
});

test('what may not be here goes, and what is necessary, allowed or the Studio’s own stays', async () => {
  for (const key of ['search_history', 'analytics_told', 'store_id', 'studio.market', 'studio.order_views.a@b.example', '_theirs'])
    localStorage.setItem(key, '1');
  await removeForbidden(['analytics']);
  expect(Object.keys(localStorage).sort()).toEqual(['analytics_told', 'store_id', 'studio.market', 'studio.order_views.a@b.example']);
});
