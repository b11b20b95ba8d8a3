// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { removeForbidden } from './remove-forbidden.ts';

test('what may not be here goes, and what is necessary, allowed or the Studio’s own stays', async () => {
  for (const key of ['search_history', 'analytics_told', 'store_id', 'studio.market', 'studio.order_views.a@b.example', '_theirs'])
    localStorage.setItem(key, '1');
  await removeForbidden(['analytics']);
  expect(Object.keys(localStorage).sort()).toEqual(['analytics_told', 'store_id', 'studio.market', 'studio.order_views.a@b.example']);
});
