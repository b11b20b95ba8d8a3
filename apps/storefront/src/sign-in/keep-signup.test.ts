import { afterEach, expect, test, vi } from 'vitest';
import { keepSignup } from './keep-signup.ts';

const calls: { path: string; body: unknown }[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
});

function answerTerms(version: string): void {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const path = String(input instanceof Request ? input.url : input);
    calls.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const terms = { slug: 'terms', version, title: 'Terms', text: 'Words' };
    return Response.json(path.includes('accept-terms') ? { status: 'OK' } : terms);
  });
}

const accepted = () => calls.filter(({ path }) => path.includes('accept-terms'));

test('ACC-015 sign-up in Türkiye keeps each consent as it was given, with the version of the text', async () => {
  answerTerms('2026-11-01');
  const turkish = { disclosureRead: true, dataConsent: true, marketingConsent: false } as const;
  await keepSignup({ market: 'tr-TR', firstName: '', lastName: '', acceptsTerms: true, turkish });
  expect(accepted()).toEqual([{ path: expect.stringMatching(/\/api\/account\/tr-TR\/accept-terms-tr\/2026-11-01$/), body: turkish }]);
});

test('elsewhere the terms alone are accepted', async () => {
  answerTerms('7');
  await keepSignup({ market: 'pt-PT', firstName: '', lastName: '', acceptsTerms: true });
  expect(accepted()).toEqual([{ path: expect.stringMatching(/\/api\/account\/pt-PT\/accept-terms\/7$/), body: undefined }]);
});
