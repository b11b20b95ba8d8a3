import { expect, test } from 'vitest';
import { stepOfKey } from './step-of-key.ts';

test.each([
  [{ key: 'ArrowUp', altKey: true }, 'up'],
  [{ key: 'ArrowLeft', altKey: true }, 'left'],
  [{ key: 'ArrowUp', altKey: false }, undefined],
  [{ key: 'toString', altKey: true }, undefined],
])('%o steps %s', (event, step) => {
  expect(stepOfKey(event)).toBe(step);
});
