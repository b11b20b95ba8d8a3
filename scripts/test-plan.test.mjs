import { expect, test } from 'vitest';
import { planTests } from './test-plan.mjs';

const everything = ['checks', 'rules', 'journeys'];

test.each([
  [[], { parts: everything, way: undefined, repeat: 1, files: [] }],
  [['rules'], { parts: ['rules'], way: undefined, repeat: 1, files: [] }],
  [['quick'], { parts: ['checks', 'rules'], way: 'quick', repeat: 1, files: [] }],
  [['changed'], { parts: everything, way: 'changed', repeat: 1, files: [] }],
  [['all'], { parts: [...everything, 'looks'], way: 'all', repeat: 1, files: [] }],
  [['looks'], { parts: ['looks'], way: undefined, repeat: 1, files: [] }],
  [['accept-looks'], { parts: ['accept-looks'], way: undefined, repeat: 1, files: [] }],
  [['all', 'journeys'], { parts: ['journeys'], way: 'all', repeat: 1, files: [] }],
  [
    ['journeys', '--repeat', '20', 'e2e/wishlist.spec.ts'],
    { parts: ['journeys'], way: undefined, repeat: 20, files: ['e2e/wishlist.spec.ts'] },
  ],
  [['e2e/wishlist.spec.ts'], { parts: ['journeys'], way: undefined, repeat: 1, files: ['e2e/wishlist.spec.ts'] }],
])('npm test -- %j', (words, plan) => {
  expect(planTests(words)).toEqual(plan);
});

test.each([[['journey']], [['--repeat']], [['--repeat', 'often']], [['journeys', '--repeat', '0']]])(
  '%j is refused, not passed over',
  (words) => {
    expect(() => planTests(words)).toThrow();
  },
);
