import { expect, test } from 'vitest';
import { listEndpoints } from './endpoints.ts';

const asksAgain = ['gift-card.write', 'loyalty.correct', 'order.refund', 'staff.write'];
/** Takes away what nobody has used yet. */
const harmless = ['/api/studio/staff-invitations/:id'];

test('whatever moves money or changes who may do what asks staff again who they are', () => {
  const forgotten = listEndpoints()
    .map(({ definition }) => definition)
    .filter(({ access, method, path }) => {
      const isAsked = typeof access === 'object' && asksAgain.includes(access.staff) && method !== 'GET';
      return isAsked && !harmless.includes(path);
    })
    .filter(({ needsConfirmation }) => !needsConfirmation);
  expect(forgotten.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
