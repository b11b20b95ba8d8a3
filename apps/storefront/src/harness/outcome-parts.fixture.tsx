import type { UserMetadata } from '@selvedge/contract/account.ts';
import type { BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import type { MemberPromotion } from '@selvedge/contract/loyalty-shape.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { randomBasket } from '../basket/random-basket.fixture.ts';
import { useBasket } from '../basket/use-basket.ts';
import { type Reply, send, tick, type } from './test-screen.tsx';

/** What a call can meet: a refusal that its contract declares, nobody who answers (`lost`), nobody any more (`dark`), or a proxy. */
export type Place = 'alert' | 'field' | 'toast' | 'page' | 'went';

/** Whoever is told may go on to another step (`goesOn`): where what is wrong can be put right. */
export type Said = string | { key: string; place: Place; goesOn?: true };

export type OutcomeScreen = {
  /** As the contract names it. */
  endpoint: string;
  screen: string;
  draw: () => ReactNode;
  act: () => Promise<void>;
  place: Place;
  /** What is said where neither the refusal nor its kind has words. */
  otherwise: string;
  /** What this screen says in place of the usual words. */
  says?: Readonly<Record<string, Said>>;
  /** Refusals in words of their own. */
  refusals?: readonly { reply: Reply; says: Said }[];
  /** What else the shop answers meanwhile. */
  answers?: readonly { endpoint: Endpoint; reply: Reply }[];
  /** What was typed, and is there still. */
  keeps?: Readonly<Record<string, string>>;
  isSignedIn?: true;
  market?: string;
  url?: string;
  content?: Record<string, unknown>;
  toggles?: Record<string, unknown>;
  /** What the session keeps of the time before. */
  stored?: Record<string, unknown>;
  /** Whoever may go on although something was not kept is told that, and goes on. */
  goesOn?: true;
};

export const ok = (body: unknown): Reply => ({ status: 200, body });

export const refusal = (status: number, code: string, errors: Record<string, string[]>): Reply => ({ status, body: { code, errors } });

export const markets = testMarkets();

export const marketOf = (id: string) => markets.find((market) => market.id === id)!;

export const user = {
  ...{ emailGPSR: 'a@b.example', firstName: 'Ada', lastName: 'Weaver', isEnrolledInCustomerClub: false, birthdate: null },
  ...{ favoriteStore: null, preferredPayment: null, phoneNumber: null, dueDate: null, email: 'a@b.example', isEmailVerified: true },
  ...{ pendingEmail: null, tokenRecipe: 'emailpassword', hasPassword: true, contactId: 'c', preferences: [], subBrands: [] },
  ...{ termsVersion: '1', newsletter: false, picture: null, accountPoints: 0, accountPendingPoints: 0 },
} satisfies UserMetadata;

export const whole: BasketAnswer = (() => {
  const [sample] = fc.sample(randomBasket(marketOf('de-DE')), { numRuns: 1, seed: 11 });
  const [line] = sample!.basket.lines;
  const goods: BasketLine = { ...line!, id: 'line', quantity: 1, isDigital: false, productUrl: '/x', state: 'available' };
  const offer = { promotionId: 'p', rewardId: 'r', promotionName: 'gift', isCallToAction: true, callToActionCount: 1, optedOutCount: 0 };
  return {
    ...sample!,
    maximumThreshold: { ...sample!.maximumThreshold, amount: 9_999_999 },
    basket: {
      ...sample!.basket,
      ...{ lines: [goods], quantity: 1, isDigital: false, promoCodes: ['OLD'], email: 'a@b.example', giftCards: [] },
      bonusProductContexts: [offer as never],
      shipments: [{ id: 'warehouse', shippingMethodId: 'home', pickupPointId: '', lineItemIds: ['line'] } as never],
    },
  };
})();

export const [line] = whole.basket.lines;

export const address = {
  ...{ id: 'address', firstName: 'Ada', lastName: 'Weaver', line1: 'Hauptstraße', houseNumber: '12', postalCode: '10827', city: 'Berlin' },
  ...{ country: 'DE', mobilePhoneNumber: '+4915112345678', isPreferred: false, email: '', organizationName: '', line2: '' },
} as never;

export const list = { wishlistId: '8a6f3f0e-7d53-4c8e-9a55-0f6f7b1f7a10', wishlistName: 'Winter', isDefaultWishlist: true, skus: ['x'] };

export const lists = [{ ...list, dateCreated: '2026-01-01T00:00:00Z' }];

export const shown = {
  ...list,
  products: [
    {
      ...{ id: 'x', name: 'Tee', url: '/x', sizes: [], badges: [], calloutAttributes: [], productRelations: [] },
      ...{ images: { indexes: [] }, price: line!.unitPrice },
    },
  ],
};

/** A basket that was read again shows that nothing was done. */
export const inBasket = {
  place: 'toast',
  otherwise: 'feedback.error_basket_update',
  says: { lost: 'feedback.error_basket_update' },
} as const;

export const unreadable = {
  not_found: 'feedback.error_basket_update',
  market_not_found: 'feedback.error_basket_update',
  gateway: 'feedback.error_lost',
};

/** The library reads a session that ended as none; the shopper is told so as everywhere else. */
export const said = (status: string, says: Said, more: object = {}) => ({ reply: ok({ status, ...more }), says });

export const InBasket = ({ children }: { children: ReactNode }) => {
  const { status } = useBasket();
  return status === 'ready' || status === 'elsewhere' ? children : null;
};

export const stored = {
  'supertokens-oauth-state-2': {
    ...{ rid: 'thirdparty', stateForAuthProvider: 's', thirdPartyId: 'google', redirectURIOnProviderDashboard: 'https://x.example' },
    expiresAt: 4_000_000_000_000,
  },
};

export const onSignedIn = async () => {};

export const signUp = async () => {
  await type('[name=firstName]', 'Ada');
  await type('[name=email]', 'ada@example.com');
  await type('[name=password]', 'a long secret');
  if (document.querySelector('[name=terms]')) await tick('[name=terms]');
  if (document.querySelector('[name=disclosureRead]')) await tick('[name=disclosureRead]');
  await send();
};

export const allTheSame = (key: string) => ({
  ...Object.fromEntries(
    ['lost', 'dark', 'gateway', 'unauthorized', 'too_many_requests', 'closed_for_maintenance', 'unavailable', 'not_found'].map((each) => [
      each,
      key,
    ]),
  ),
  market_not_found: key,
});

export const asked = { webauthnGeneratedOptionsId: 'o', createdAt: '', expiresAt: '', challenge: 'AAAA', timeout: 300_000 };

export const piece = { lineItemId: 'l1', name: 'Shirt', colour: 'Red', size: 'M', imageUrl: '' };

export const back = { amount: 10, currency: 'EUR' };

/** Nothing of it is packed yet. */
export const open = {
  ...{ orderId: 'o', orderNumber: 'DE100001', market: 'de-DE', canBeChanged: true, shipments: [], shippingAddress: address },
  ...{ lines: [line!], shippingNotifications: { shippedLineItems: [], cancelledLineItems: [] } },
} as Partial<OrderDetail> as OrderDetail;

export const offer: MemberPromotion = {
  ...{ promoCode: 'for-you', name: 'For you', until: null, needsCode: true, isShown: true, isRedeemed: false, isUsed: false, code: null },
};

export const sold = { reply: refusal(400, 'line_refused', { lineItem: ['basket.out_of_stock'] }), says: 'basket.out_of_stock' };
