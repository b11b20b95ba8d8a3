// @vitest-environment happy-dom
import { content } from '@selvedge/contract/content.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { termsPollMs } from '@selvedge/domain/loyalty/terms-poll-ms.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { answerWith, closeScreen, showScreen, stubFetch, wasAsked } from '../../harness/test-screen.tsx';
import { Content } from './club-terms-flyout.tsx';
import { watchClubTerms } from './watch-club-terms.ts';

const market = testMarkets().find(({ id }) => id === 'fr-BE')!;
const terms = { slug: 'customer-club', version: '4', title: 'Club', text: [] };
const open = vi.fn(() => true);
let stop: () => void;

const answer = (isValid: boolean) =>
  answerWith([
    { endpoint: loyalty.validateTermsVersion, reply: { status: 200, body: { isValid, acceptedVersion: '3', latestVersion: '4' } } },
    { endpoint: content.termsAndConditions, reply: { status: 200, body: terms } },
  ]);
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // biome-ignore lint/suspicious/noDocumentCookie: whose session it is
  document.cookie = `sFrontToken=${btoa(JSON.stringify({ uid: 'ada' }))}; path=/`;
  sessionStorage.clear();
  location.href = 'https://shop.example/fr-BE/women';
  stubFetch();
  see('visible');
  open.mockClear();
});
afterEach(() => {
  // The document outlives the file: another one would find somebody signed in.
  // biome-ignore lint/suspicious/noDocumentCookie: whose session it was
  document.cookie = 'sFrontToken=; max-age=0; path=/';
  stop();
  act(closeScreen);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const watch = () => {
  stop = watchClubTerms({ market: market.id, email: 'a@b.example', open });
};

test('LOY-004 LOY-038 terms that change while a page is open are asked about within 180 seconds, and once', async () => {
  answer(true);
  watch();
  await after(1_000);
  expect(wasAsked(loyalty.validateTermsVersion)).toBe(true);
  answer(false);
  await after(termsPollMs - 2_000);
  expect(open).not.toHaveBeenCalled();
  await after(2_000);
  expect(open).toHaveBeenCalledExactlyOnceWith('clubTerms', { terms }, 'unasked');

  await act(async () => showScreen(<Content props={{ terms }} close={() => {}} />, { market }));
  act(closeScreen);
  await after(3 * termsPollMs);
  expect(open).toHaveBeenCalledOnce();
});

test('a page that nobody looks at asks nothing, and at once when it is seen again', async () => {
  answer(true);
  watch();
  await after(1_000);
  see('hidden');
  answer(false);
  await after(5 * termsPollMs);
  expect(wasAsked(loyalty.validateTermsVersion)).toBe(false);
  see('visible');
  await after(1);
  expect(open).toHaveBeenCalledOnce();
});

test('nobody is asked on the way to paying, nor after signing out', async () => {
  answer(false);
  location.href = 'https://shop.example/fr-BE/checkout/summary';
  watch();
  await after(2 * termsPollMs);
  expect(open).not.toHaveBeenCalled();
  location.href = 'https://shop.example/fr-BE/women';
  // biome-ignore lint/suspicious/noDocumentCookie: as signing out does
  document.cookie = 'sFrontToken=; max-age=0; path=/';
  await after(2 * termsPollMs);
  expect(wasAsked(loyalty.validateTermsVersion)).toBe(false);
});
