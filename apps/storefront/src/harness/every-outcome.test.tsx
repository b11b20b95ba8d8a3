// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import { statusOf } from '@selvedge/contract/error.ts';
import { refusalsOf } from '@selvedge/contract/openapi.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../../api/src/content/dictionaries/en.json' with { type: 'json' };
import { forgetBasket } from '../basket/forget-basket.fixture.ts';
import { dropCookie, listCookies } from '../device/stored-cookies.ts';
import { writeCookie } from '../lib/cookies.ts';
import { readSession, whenReady } from '../session/session.ts';
import { marketOf, type OutcomeScreen } from './outcome-parts.fixture.tsx';
import { outcomeScreens, toldByPayment, untold, usualAnswers } from './outcome-screens.fixture.tsx';
import { answerWith, closeScreen, find, type Reply, readTold, showScreen, stubFetch, wait, wasAsked } from './test-screen.tsx';

const texts: Readonly<Record<string, string>> = en;
const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test-/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const endpoints = new Map(listEndpoints().map(({ name, definition }) => [name, definition]));
/** As a source names it, `basket.addLine`; or by the session library, which knows only addresses. */
const called = [...endpoints].filter(([name, { method, path }]) => {
  const named = new RegExp(`\\b${name.split('.').slice(-2).join('\\.')}\\b\\s*[,)]`);
  return method !== 'GET' && (path.startsWith('/api/auth/') || sources.some((text) => named.test(text)));
});

/** What is said of each kind of failure, unless a screen knows better. */
const usual: Readonly<Record<string, string>> = {
  lost: 'feedback.error_lost',
  dark: 'feedback.error_lost',
  gateway: 'feedback.error_lost',
  unauthorized: 'feedback.error_signed_out',
  not_found: 'feedback.error_gone',
  market_not_found: 'feedback.error_gone',
  conflict: 'feedback.error_changed_elsewhere',
  too_many_requests: 'feedback.error_too_many',
  unavailable: 'feedback.error_maintenance',
  closed_for_maintenance: 'feedback.error_account_maintenance',
};

const replies: Readonly<Record<string, Reply>> = {
  ...{ lost: 'lost', dark: 'dark', gateway: { status: 504 } },
  ...Object.fromEntries(
    Object.entries(statusOf).map(([code, status]) => {
      const errors = code === 'closed_for_maintenance' ? { maintenance: ['feedback.error_account_maintenance'] } : {};
      return [code, { status, body: { code, errors } }];
    }),
  ),
};

type Case = { reply: Reply; says: NonNullable<OutcomeScreen['says']>[string] };

function casesOf(screen: OutcomeScreen): [string, Case][] {
  const declared = [...refusalsOf(endpoints.get(screen.endpoint)!).values()].flat();
  const outcomes = [...new Set(['lost', 'dark', 'gateway', 'unexpected', ...declared])];
  return [
    ...outcomes.map((name): [string, Case] => [
      name,
      { reply: replies[name]!, says: screen.says?.[name] ?? usual[name] ?? screen.otherwise },
    ]),
    ...(screen.refusals ?? []).map((refusal): [string, Case] => [JSON.stringify(refusal.reply), refusal]),
  ];
}

const otherTab = new BroadcastChannel('session');
afterAll(() => otherTab.close());

const markets = ['de-DE', 'ar-KW', 'fr-CA', 'hu-HU', 'pl-PL', 'ar-AE', 'sv-SE'];

beforeEach(stubFetch);
afterEach(() => {
  closeScreen();
  forgetBasket();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of listCookies()) dropCookie(name);
});

test('every call of the storefront that changes something stands in the table, or says why it does not', () => {
  const listed = new Set([...outcomeScreens.map(({ endpoint }) => endpoint), ...Object.keys(untold)]);
  expect(called.map(([name]) => name).filter((name) => !listed.has(name) && !toldByPayment.test(name))).toEqual([]);
});

describe.each(outcomeScreens.map((screen, index) => [`${screen.endpoint}: ${screen.screen}`, screen, index] as const))(
  '%s',
  (_, screen, index) => {
    test.each(casesOf(screen))('%s', async (outcome, { reply, says }) => {
      const market = marketOf(screen.market ?? markets[index % markets.length]!);
      const endpoint = endpoints.get(screen.endpoint)!;
      history.replaceState(null, '', `/${market.id}/page${screen.url ?? ''}`);
      await setSession(screen.isSignedIn === true);
      for (const [name, value] of Object.entries(screen.stored ?? {})) sessionStorage.setItem(name, JSON.stringify(value));
      answerWith([{ endpoint, reply }, ...(screen.answers ?? []), ...usualAnswers]);
      showScreen(screen.draw(), { market, toggles: screen.toggles ?? {}, content: screen.content ?? {} });
      await screen.act();
      const { key, place, goesOn = screen.goesOn } = typeof says === 'string' ? { key: says, place: screen.place } : says;
      await vi.waitFor(() => {
        const { toasts, alerts, fields, page, went } = readTold();
        const told = { toast: toasts.map((toast) => toast.key), alert: alerts, field: fields, page: [page], went }[place];
        expect(
          told.some((text) => text.includes(key)),
          `${key} in ${JSON.stringify({ toasts, alerts, fields })}`,
        ).toBe(true);
      }, wait);
      expect(wasAsked(endpoint)).toBe(true);
      expect(readTold().toasts.filter(({ severity }) => severity === 'success')).toEqual([]);
      if (!goesOn && place !== 'went') expect(readTold().went).toEqual([]);
      for (const [selector, value] of Object.entries(screen.keeps ?? {}))
        expect(await find(selector), outcome).toHaveProperty('value', value);
      if (key.includes('.')) expect(texts[key], key).toBeTypeOf('string');
    });
  },
);

/** As if another tab had signed in, or out. */
async function setSession(isSignedIn: boolean): Promise<void> {
  const payload = { uid: 'u', ate: 4_000_000_000_000, up: { sub: 'u', 'st-ev': { v: true, t: 1 } } };
  if (isSignedIn) {
    writeCookie('sFrontToken', btoa(JSON.stringify(payload)).replace(/=+$/, ''), 60);
    writeCookie('st-last-access-token-update', '1', 60);
  }
  await whenReady();
  if ((readSession().status === 'signedIn') === isSignedIn) return;
  otherTab.postMessage('');
  await vi.waitFor(() => expect(readSession().status === 'signedIn').toBe(isSignedIn), wait);
}
