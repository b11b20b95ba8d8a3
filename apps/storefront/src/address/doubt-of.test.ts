import { afterEach, expect, test, vi } from 'vitest';
import { doubtOf } from './doubt-of.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every call with this, and keeps what was asked. */
function answerWith(body: unknown, status = 200): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (url: string, { body: sent }: RequestInit) => {
    asked.push(url, JSON.parse(String(sent)));
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const address = { regionCode: 'NY', city: 'New York', postalCode: '10001', line1: 'Main Street', houseNumber: '12', lastName: 'Weaver' };

test('CHK-021 the fields of an address are asked about by the names of the question, and the person is not', async () => {
  const asked = answerWith({});
  await doubtOf('en-US', address);
  expect(asked).toEqual([
    '/api/address-validation/en-US/validate',
    { region: 'NY', city: 'New York', zipCode: '10001', streetName: 'Main Street', houseNumber: '12' },
  ]);
});

test('CHK-022 CHK-023 only what is said to be wrong is doubted', async () => {
  answerWith({});
  expect(await doubtOf('en-US', address)).toBeUndefined();
  answerWith({ streetValidated: false });
  expect(await doubtOf('en-US', address)).toEqual({ cityValidated: true, streetValidated: false, houseNumberValidated: true });
});

test('CHK-024 a service that fails doubts nothing', async () => {
  answerWith({ code: 'unexpected', errors: {} }, 500);
  expect(await doubtOf('en-US', address)).toBeUndefined();
});
