// @vitest-environment happy-dom
import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { answerWith, closeScreen, find, showScreen, stubFetch } from '../harness/test-screen.tsx';
import { DetailsForm } from './details-form.tsx';

const market = testMarkets().find(({ id }) => id === 'de-DE')!;
const user = { firstName: 'Ada', lastName: 'Weaver', birthdate: null, phoneNumber: null, dueDate: null, favoriteStore: null };

async function open(known: object, toggles: Record<string, boolean>) {
  answerWith([{ endpoint: account.listStores, reply: { status: 200, body: [] } }]);
  showScreen(<DetailsForm user={{ ...user, ...known } as UserMetadata} />, { market, toggles });
  await find('input[name="birthdate"]');
  return document.querySelector('input[name="dueDate"]') !== null;
}

beforeEach(stubFetch);
afterEach(closeScreen);

test('a due date is asked for where the market wants it, and can be taken away where it was told once', async () => {
  expect(await open({}, {})).toBe(false);
  closeScreen();
  expect(await open({}, { dueDate: true })).toBe(true);
  closeScreen();
  expect(await open({ dueDate: '2026-12-24' }, {})).toBe(true);
});
