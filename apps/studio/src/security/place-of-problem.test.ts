import { expect, test } from 'vitest';
import { placeOfProblem } from './place-of-problem.ts';

test.each([
  ['studio.password_wrong', ['password', 'newPassword'], 'password'],
  ['studio.password_short', ['password', 'newPassword'], 'newPassword'],
  ['studio.password_wrong', ['password', 'code'], 'password'],
  ['studio.code_wrong', ['password', 'code'], 'code'],
  ['studio.code_wrong', ['code'], 'code'],
  ['error.too_many', ['password'], 'password'],
] as const)('%s, asked for %j, is said below %s', (key, asks, at) => {
  expect(placeOfProblem<string>([key], [...asks] as [string, ...string[]])).toBe(at);
});
