// @vitest-environment happy-dom
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { readArms } from '@selvedge/domain/ab-test/arms-cookie.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveConsent } from '../consent/save-consent.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { followCollection } from './follow-collection.ts';
import { track } from './track.ts';

const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
const beacons: Blob[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  // Outside the markets nobody is told what was decided: another test may have left this window in one.
  history.replaceState(null, '', '/');
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 });
  saveConsent(['analytics']);
});
afterEach(() => {
  collection.stop();
  saveConsent([]);
  fetched.mockClear();
  beacons.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageOf = (alias: PageAlias, analyticsSample = 100) =>
  ({ featureToggles: { analyticsSample }, content: { _meta: { alias } }, location: { market: { id: 'nb-NO' } } }) as unknown as PageData;
let collection: ReturnType<typeof followCollection>;
const start = (sample = 100) => {
  collection = followCollection();
  collection.show(pageOf('homePage', sample));
};
const sent = () =>
  fetched.mock.calls.map(([, init]) => JSON.parse(init.body as string) as { session: string; events: { name: string; page: string }[] });
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what happens within seconds goes together, with the page on which it happened and the number of the visit', () => {
  start();
  collection.show(pageOf('searchPage'));
  track({ name: 'page_view', page: 'searchPage' });
  track({ name: 'search', search_term: 'coat', results: 2 });
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/api\/analytics\/nb-NO\/events$/);
  expect(sent()).toMatchObject([
    {
      consent: true,
      events: [
        { name: 'page_view', page: 'searchPage' },
        { name: 'search', page: 'searchPage' },
      ],
    },
  ]);
  expect(readCookie(cookies.analyticsSession.name)).toBe(sent()[0]!.session);
  track({ name: 'page_view', page: 'homePage' });
  vi.advanceTimersByTime(3_000);
  expect(sent()[1]!.session).toBe(sent()[0]!.session);
});

test('on the way out the rest goes by itself', async () => {
  start();
  track({ name: 'page_view', page: 'homePage' });
  hide();
  expect(fetched).not.toHaveBeenCalled();
  expect(beacons).toHaveLength(1);
  expect(beacons[0]!.type).toBe('application/json');
  vi.advanceTimersByTime(5_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('whoever takes the yes back before it went is not told of', () => {
  start();
  track({ name: 'page_view', page: 'homePage' });
  saveConsent([]);
  vi.advanceTimersByTime(5_000);
  hide();
  expect([fetched.mock.calls, beacons]).toEqual([[], []]);
  expect(readCookie(cookies.analyticsSession.name) ?? '').toBe('');
});

test('a visit that is not among those that are counted sends nothing', () => {
  writeCookie(cookies.analyticsSession.name, 'one-visit', 60);
  start(0);
  track({ name: 'page_view', page: 'homePage' });
  vi.advanceTimersByTime(5_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('a browser is in one arm of a test, counts from the page after the one on which it was chosen, and forgets it with its yes', () => {
  const inTest = (arm: 'a' | 'b') => ({ ...pageOf('homePage'), test: { id: 7, share: 50, arm } });
  const told = () => fetched.mock.calls.map(([, init]) => (JSON.parse(init.body as string) as { test?: unknown }).test);
  const view = (page: PageData) => {
    collection.show(page);
    track({ name: 'page_view', page: 'homePage' });
    vi.advanceTimersByTime(3_000);
  };
  collection = followCollection();
  view(inTest('a'));
  const arm = readArms(readCookie(cookies.abTests.name)).get(7)!;
  view(inTest(arm === 'a' ? 'b' : 'a'));
  view(inTest(arm));
  view(inTest(arm === 'a' ? 'b' : 'a'));
  view(pageOf('homePage'));
  expect(told()).toEqual([
    { id: 7, isShown: false },
    { id: 7, isShown: false },
    { id: 7, isShown: true },
    { id: 7, isShown: true },
    undefined,
  ]);
  saveConsent([]);
  expect(readCookie(cookies.abTests.name) ?? '').toBe('');
});
