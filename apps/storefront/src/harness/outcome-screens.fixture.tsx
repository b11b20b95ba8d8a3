import { auth } from '@selvedge/contract/auth.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { content } from '@selvedge/contract/content.ts';
import { wishlist } from '@selvedge/contract/wishlist.ts';
import { accountOutcomes } from './account-outcomes.fixture.tsx';
import { basketOutcomes } from './basket-outcomes.fixture.tsx';
import { checkoutOutcomes } from './checkout-outcomes.fixture.tsx';
import { clubOutcomes } from './club-outcomes.fixture.tsx';
import { deviceOutcomes } from './device-outcomes.fixture.tsx';
import { orderOutcomes } from './order-outcomes.fixture.tsx';
import { lists, type OutcomeScreen, ok, whole } from './outcome-parts.fixture.tsx';
import { signInOutcomes } from './sign-in-outcomes.fixture.tsx';
import { wishlistOutcomes } from './wishlist-outcomes.fixture.tsx';

export const outcomeScreens: readonly OutcomeScreen[] = [
  ...clubOutcomes,
  ...orderOutcomes,
  ...accountOutcomes,
  ...signInOutcomes,
  ...basketOutcomes,
  ...checkoutOutcomes,
  ...wishlistOutcomes,
  ...deviceOutcomes,
];

/** What changes nothing that a shopper waits for, and why nobody is told of its failure. */
export const untold: Readonly<Record<string, string>> = {
  'support.thread': 'reads',
  'returns.get': 'reads',
  'order.cancelWorth': 'reads',
  'analyticsCollect.events': 'counted and forgotten',
  'consent.record': 'told again with the next page',
  'loyalty.showPromotion': 'counted and forgotten',
  'addressLookup.validate': 'asked before the address is sent; the server judges it again',
  'addressLookup.find': 'offers that come or do not; the address can be typed',
  'addressLookup.retrieve': 'offers that come or do not; the address can be typed',
  'auth.refresh': 'made by the session library before another call, which tells',
  'secondFactor.info': 'made by the session library before another call, which tells',
  'catalogue.search': 'reads',
  'catalogue.frontImages': 'reads',
  'recommendation.recommendations': 'reads',
  'recommendation.recommendations3': 'reads',
  'payment.checkBin': 'reads',
  'handover.withdraw': 'the screen is closed; the code ends by itself',
};

/** Told by one table of its own, in payment/refused-payment.test.ts. */
export const toldByPayment = /^payment\.(?:create|payWithGiftCard|createPosPayment|initializeIyzico|requestKlarnaUrl)$/;

export const usualAnswers = [
  { endpoint: basket.get, reply: ok(whole) },
  { endpoint: wishlist.wishlists, reply: ok(lists) },
  { endpoint: content.termsAndConditions, reply: ok({ version: '2', title: '', text: [] }) },
  { endpoint: auth.refresh, reply: { status: 401, body: { message: 'unauthorised' } } },
] as const;
