// @vitest-environment happy-dom
import type { UserMetadata } from '@selvedge/contract/account.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { answerWith, closeScreen, find, press, type Reply, readTold, showScreen, stubFetch, wasAsked } from '../../harness/test-screen.tsx';
import { forgetAccount, keepUser } from '../../session/account-store.ts';
import { ClubScreen } from './club-screen.tsx';
import { RewardsScreen } from './rewards-screen.tsx';

const market = testMarkets().find(({ id }) => id === 'ar-KW')!;
const points = {
  balance: 0,
  expireDate: null,
  expiringPoints: 0,
  pendingPoints: 0,
  pointsNeededForReward: null,
  tier: null,
  nextTier: null,
};
const fresh = {
  ...{ email: 'a@b.example', firstName: 'Ada', lastName: 'Weaver', points, promotions: [], rewardVouchers: [], transactions: [] },
  termsVersion: { isValid: true, acceptedVersion: '1', latestVersion: '1' },
};
const ok = (body: unknown): Reply => ({ status: 200, body });
const broken: Reply = { status: 500, body: { code: 'unexpected', errors: {} } };

function open(screen: ReactNode, { isMember = true, isEmailVerified = true, account = ok(fresh), rewards = ok([]) } = {}) {
  keepUser({ email: 'a@b.example', isEmailVerified, isEnrolledInCustomerClub: isMember } as UserMetadata);
  answerWith([
    { endpoint: loyalty.getAccount, reply: account },
    { endpoint: loyalty.listRewards, reply: rewards },
    { endpoint: loyalty.showPromotion, reply: ok({}) },
  ]);
  showScreen(screen, { market });
}

beforeEach(stubFetch);
afterEach(() => {
  closeScreen();
  forgetAccount();
});

test('who is no member is led to the club, also where the membership has ended meanwhile', async () => {
  open(<RewardsScreen />, { isMember: false });
  expect((await find('a', 'loyalty.join_button')).getAttribute('href')).toBe('/ar-KW/customer-club');
  for (const gain of ['loyalty.rewards_text', 'loyalty.offers_text', 'loyalty.card_text']) await find('li', gain);
  closeScreen();
  open(<ClubScreen />, { account: { status: 404, body: { code: 'not_found', errors: {} } } });
  await find('a', 'loyalty.join_button');
});

test('who has not proven the address is asked to', async () => {
  open(<RewardsScreen />, { isEmailVerified: false });
  await find('p', 'account.verify_text');
});

test('a new member reads that nothing is there yet, and where it comes from', async () => {
  open(<RewardsScreen />);
  for (const words of ['loyalty.rewards_none', 'loyalty.vouchers_none']) await find('p', words);
  closeScreen();
  open(<ClubScreen />);
  await find('p', 'loyalty.history_none');
});

test('points that cannot be shown are asked for again', async () => {
  open(<ClubScreen />, { account: broken });
  await find('[role=alert]', 'loyalty.failed');
  answerWith([{ endpoint: loyalty.getAccount, reply: ok({ ...fresh, points: { ...points, balance: 12 } }) }]);
  await press('shell.tryAgain');
  await find('section', '12');
  expect(readTold().page).not.toContain('loyalty.failed');
});

test('rewards that cannot be shown leave everything else to be read', async () => {
  open(<RewardsScreen />, { rewards: broken });
  await find('[role=alert]', 'loyalty.rewards_failed');
  await find('p', 'loyalty.vouchers_none');
});

test('what expires, what is pending and what was spent below nothing is said', async () => {
  const told = {
    ...points,
    balance: -5,
    pendingPoints: 40,
    expireDate: '2027-03-01T00:00:00Z',
    expiringPoints: 7,
    pointsNeededForReward: 55,
  };
  open(<ClubScreen />, { account: ok({ ...fresh, points: told, termsVersion: { ...fresh.termsVersion, isValid: false } }) });
  for (const words of ['loyalty.below', 'loyalty.pending', 'loyalty.expiring']) await find('li', words);
  await find('p', 'loyalty.to_reward');
  await find('button', 'loyalty.terms_accept');
});

test('LOY-015 LOY-016 LOY-017 offers are told as seen, and taken up by a code that stays in sight', async () => {
  const offer = { promoCode: 'for-you', name: 'For you', until: '2027-03-01T00:00:00Z', needsCode: true };
  const unseen = { ...offer, isShown: false, isRedeemed: false, isUsed: false, code: null };
  const byItself = { ...unseen, promoCode: 'summer', name: 'Members save', needsCode: false, isShown: true };
  open(<RewardsScreen />, { account: ok({ ...fresh, promotions: [unseen, byItself] }) });
  await find('h3', 'Members save');
  await find('p', 'loyalty.offer_automatic');
  await vi.waitFor(() => expect(wasAsked(loyalty.showPromotion)).toBe(true));
  answerWith([{ endpoint: loyalty.takeUpPromotion, reply: ok({ ...unseen, isRedeemed: true, code: 'K7XB2' }) }]);
  await press('loyalty.offer_take');
  await find('code', 'K7XB2');
  answerWith([{ endpoint: loyalty.showOffer, reply: ok({ code: 'K7XB2', tillCode: 'signed', shownUntil: '2026-11-17T10:15:00Z' }) }]);
  await press('loyalty.offer_show');
  await vi.waitFor(() => expect(document.querySelector('[role="img"][aria-label="loyalty.offer_label"]')).not.toBeNull());
  closeScreen();
  open(<RewardsScreen />, { account: ok({ ...fresh, promotions: [{ ...unseen, isShown: true, code: 'K7XB2', isUsed: true }] }) });
  await find('p', 'loyalty.voucher_used');
  expect(wasAsked(loyalty.showPromotion)).toBe(false);
  expect(readTold().page).not.toContain('K7XB2');
});
