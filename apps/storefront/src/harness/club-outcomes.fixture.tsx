import { BlockHostContext } from '@selvedge/blocks/block-host.ts';
import { Signup } from '@selvedge/blocks/customer-club-signup/signup.tsx';
import { basket } from '@selvedge/contract/basket.ts';
import type { LoyaltyReward, RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { LeaveClub } from '../account/loyalty/leave-club.tsx';
import { MemberOffer } from '../account/loyalty/member-offer.tsx';
import { RewardOffer } from '../account/loyalty/reward-offer.tsx';
import { TermsNote } from '../account/loyalty/terms-note.tsx';
import { VoucherCard } from '../account/loyalty/voucher-card.tsx';
import { ConfirmMembership } from '../club/confirm-membership.tsx';
import { joinClub } from '../club/join-club.ts';
import { Unsubscribe } from '../club/unsubscribe.tsx';
import { PointsForm, UsedPoints } from '../payment/points/points-payment.tsx';
import { InBasket, inBasket, line, type OutcomeScreen, offer, ok, refusal, unreadable, whole } from './outcome-parts.fixture.tsx';
import { find, press, send, tick, type } from './test-screen.tsx';

const club = { id: 'c', _alias: 'customerClubSignup', headline: 'h', buttonText: 'join', subbrands: [], termsAndConditions: '' } as never;

const host = { t: (key: string) => key, locale: 'de-DE', path: '/', href: (path: string) => path } as never;

const reward: LoyaltyReward = {
  ...{ rewardId: 'treat', cost: 50, isAffordable: true },
  content: { image: '', imageAltText: '', title: 'A treat', description: '', rows: [] },
  choices: [
    { id: 'ten', name: 'Ten off' },
    { id: 'freight', name: 'Free delivery' },
  ],
};

const voucher: RewardVoucher = {
  ...{ rewardId: '8a6f3f0e-7d53-4c8e-9a55-0f6f7b1f7a12', voucherIndex: 1, state: 'open', choice: null, code: null },
  ...{ content: reward.content, choices: reward.choices, expiresAt: '2027-01-31T00:00:00Z' },
};

const inClub = { place: 'alert', otherwise: 'feedback.error_generic' } as const;

const paidPoints = { id: 'p', giftCardNumber: 'points 200', balance: line!.unitPrice.listPrice, used: line!.unitPrice.listPrice };

const withPoints = { ...whole, basket: { ...whole.basket, giftCards: [paidPoints] } };

export const clubOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'loyalty.takeReward', screen: 'a reward that is taken for points', ...inClub },
    draw: () => <RewardOffer reward={reward} balance={60} onTaken={() => {}} />,
    act: async () => {
      await press('loyalty.take');
      await send();
    },
    refusals: [
      { reply: refusal(400, 'invalid_request', { points: ['loyalty.not_enough_points'] }), says: 'loyalty.not_enough_points' },
      { reply: refusal(400, 'invalid_request', { terms: ['loyalty.accept_terms'] }), says: 'loyalty.accept_terms' },
    ],
  },
  {
    ...{ endpoint: 'loyalty.redeemVoucher', screen: 'a voucher that is redeemed', ...inClub },
    draw: () => <VoucherCard voucher={voucher} email="a@b.example" onRedeemed={() => {}} />,
    act: async () => {
      (await find('label', 'Free delivery')).click();
      await send();
    },
    refusals: [
      { reply: refusal(400, 'invalid_request', { choice: ['loyalty.chosen_already'] }), says: 'loyalty.chosen_already' },
      { reply: refusal(400, 'invalid_request', { voucher: ['loyalty.voucher_expired'] }), says: 'loyalty.voucher_expired' },
    ],
  },
  {
    ...{ endpoint: 'loyalty.takeUpPromotion', screen: 'an offer for members', ...inClub },
    draw: () => <MemberOffer offer={offer} email="a@b.example" />,
    act: () => send(),
    refusals: [{ reply: refusal(400, 'invalid_request', { terms: ['loyalty.accept_terms'] }), says: 'loyalty.accept_terms' }],
  },
  {
    ...{ endpoint: 'club.leave', screen: 'leaving the club', ...inClub },
    draw: () => <LeaveClub />,
    act: async () => {
      await press('loyalty.leave_start');
      await send();
    },
  },
  {
    ...{ endpoint: 'loyalty.acceptTerms', screen: 'terms of the club that have changed', ...inClub },
    draw: () => <TermsNote version="2" onAccepted={() => {}} />,
    act: () => send(),
    refusals: [{ reply: refusal(400, 'invalid_request', { version: ['loyalty.terms_changed'] }), says: 'loyalty.terms_changed' }],
  },
  {
    ...{ endpoint: 'loyalty.usePoints', screen: 'points that pay a part', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <PointsForm balance={500} payment={{ worth: 0.05, least: 100, mostPercent: 50 }} most={400} currency="EUR" />
      </InBasket>
    ),
    act: () => send(),
    keeps: { 'form input': '400' },
    refusals: [{ reply: refusal(400, 'invalid_request', { points: ['loyalty.not_enough_points'] }), says: 'loyalty.not_enough_points' }],
  },
  {
    ...{ endpoint: 'loyalty.takePointsBack', screen: 'points that pay no more', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    answers: [{ endpoint: basket.get, reply: ok(withPoints) }],
    draw: () => (
      <InBasket>
        <UsedPoints card={withPoints.basket.giftCards[0]!} />
      </InBasket>
    ),
    act: () => press('loyalty.pay_back'),
  },
  {
    ...{ endpoint: 'club.subscribe', screen: 'joining the club', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { invalid_claim: { key: 'club.verify_first', place: 'field' } },
    draw: () => (
      <BlockHostContext value={host}>
        <Signup block={club} join={(wish) => joinClub('de-DE', wish)} head={null} />
      </BlockHostContext>
    ),
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await tick('[name=acceptsTerms]');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [{ reply: refusal(400, 'invalid_request', { email: ['field.email'] }), says: { key: 'field.email', place: 'field' } }],
  },
  {
    ...{ endpoint: 'club.confirmMarketing', screen: 'the link of the club', place: 'page', otherwise: 'club.confirm.failed.text' },
    says: { invalid_request: 'club.confirm.used_up.text' },
    draw: () => <ConfirmMembership verificationId="v" />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'club.unsubscribe', screen: 'no more messages', place: 'page', otherwise: 'feedback.error_generic' },
    says: { invalid_request: 'unsubscribe.incomplete' },
    url: '?contactId=c&messageId=m',
    draw: () => <Unsubscribe />,
    act: () => press('unsubscribe.button'),
  },
];
