import { expect, test } from 'vitest';
import { type PreviewClaims, readPreview, signPreview } from '../../published/preview-token.ts';

const secret = 'a secret of sixteen or more';
const now = new Date('2026-11-15T10:00:00Z');
const claims: PreviewClaims = {
  staffId: 'ada',
  expires: now.getTime() + 1000,
  shopper: 'member',
  drafts: true,
  at: '2026-12-24T00:00:00Z',
};
const read = (token: string | undefined, over: Partial<{ secret: string; staffId: string; now: Date }> = {}) =>
  readPreview(token, { secret, staffId: 'ada', now, ...over });

test('a preview is read by the member of staff it was made for, until its hour is over', () => {
  const token = signPreview(claims, secret);
  expect(read(token)).toEqual(claims);
  expect(read(token, { staffId: 'bob' })).toBeUndefined();
  expect(read(token, { now: new Date(claims.expires) })).toBeUndefined();
  expect(read(token, { secret: 'another secret altogether' })).toBeUndefined();
});

test('what we did not sign shows nothing', () => {
  const [payload, seal] = signPreview(claims, secret).split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims, staffId: 'bob' })).toString('base64url');
  for (const token of [
    undefined,
    '',
    '.',
    'x',
    `${payload}.`,
    `${payload}.${seal}.x`,
    `${forged}.${seal}`,
    `${payload}.${seal}A`,
    `.${seal}`,
  ])
    expect(read(token, { staffId: 'bob' })).toBeUndefined();
});
