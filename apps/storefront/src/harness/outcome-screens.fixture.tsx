import { BlockHostContext } from '@selvedge/blocks/block-host.ts';
import { Signup } from '@selvedge/blocks/customer-club-signup/signup.tsx';
import type { UserMetadata } from '@selvedge/contract/account.ts';
import { account } from '@selvedge/contract/account.ts';
import { addressBook } from '@selvedge/contract/address-book.ts';
import { auth } from '@selvedge/contract/auth.ts';
import { basket } from '@selvedge/contract/basket.ts';
import type { BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { checkout } from '@selvedge/contract/checkout.ts';
import { content } from '@selvedge/contract/content.ts';
import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { linkedProviders } from '@selvedge/contract/linked-providers.ts';
import type { LoyaltyReward, MemberPromotion, RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { mailing } from '@selvedge/contract/mailing.ts';
import { order } from '@selvedge/contract/order.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { passkeys } from '@selvedge/contract/passkeys.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { type ReturnsAnswer, returns } from '@selvedge/contract/returns.ts';
import { secondFactor } from '@selvedge/contract/second-factor.ts';
import { shipping } from '@selvedge/contract/shipping.ts';
import { support } from '@selvedge/contract/support.ts';
import { wishlist } from '@selvedge/contract/wishlist.ts';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { Addresses } from '../account/address/addresses.tsx';
import { SavedAddressEditor } from '../account/address/saved-address-editor.tsx';
import { DeleteAccount } from '../account/delete-account.tsx';
import { DetailsForm as ProfileForm } from '../account/details-form.tsx';
import { EmailForm } from '../account/email-form.tsx';
import { LeaveClub } from '../account/loyalty/leave-club.tsx';
import { MemberOffer } from '../account/loyalty/member-offer.tsx';
import { RewardOffer } from '../account/loyalty/reward-offer.tsx';
import { TermsNote } from '../account/loyalty/terms-note.tsx';
import { VoucherCard } from '../account/loyalty/voucher-card.tsx';
import { MailCounting } from '../account/mail-counting.tsx';
import { Preferences } from '../account/preferences.tsx';
import { LinkedProviders } from '../account/security/linked-providers.tsx';
import { Passkeys } from '../account/security/passkeys.tsx';
import { PasswordChange } from '../account/security/password-change.tsx';
import { SecondFactor } from '../account/security/second-factor.tsx';
import { Sessions } from '../account/security/sessions.tsx';
import { Content as TermsFlyout } from '../account/terms-flyout.tsx';
import { useSignOut } from '../account/use-sign-out.ts';
import { VerifyNote } from '../account/verify-note.tsx';
import { AddToBasket } from '../basket/add/add-to-basket.tsx';
import { GiftCardBuy } from '../basket/add/gift-card-buy.tsx';
import { SetBuy } from '../basket/add/set-buy.tsx';
import { Content as DeleteBasket } from '../basket/flyout/delete-basket.tsx';
import { LineActions } from '../basket/line/line-actions.tsx';
import { LineQuantity } from '../basket/line/line-quantity.tsx';
import { BonusOffers } from '../basket/offer/bonus-offers.tsx';
import { GiftCards } from '../basket/offer/gift-cards.tsx';
import { PromoCodes } from '../basket/offer/promo-codes.tsx';
import { OtherMarket } from '../basket/page/other-market.tsx';
import { randomBasket } from '../basket/random-basket.fixture.ts';
import { useAbandoned } from '../basket/use-abandoned.ts';
import { useBasket } from '../basket/use-basket.ts';
import { useDraftOrder } from '../basket/use-draft-order.ts';
import { GuestForm } from '../checkout/customer/guest-form.tsx';
import { DetailsForm as AddressStep } from '../checkout/details/details-form.tsx';
import { ExpressCheckout } from '../checkout/express/express-checkout.tsx';
import { ShippingForm } from '../checkout/shipping/shipping-form.tsx';
import { ConsentForm } from '../checkout/summary/consent-form.tsx';
import { ConfirmMembership } from '../club/confirm-membership.tsx';
import { joinClub } from '../club/join-club.ts';
import { Unsubscribe } from '../club/unsubscribe.tsx';
import { ConfirmWish } from '../notify-me/confirm-wish.tsx';
import { LeaveButton } from '../notify-me/leave-button.tsx';
import { LeaveWaiting } from '../notify-me/leave-waiting.tsx';
import { NotifyMeForm } from '../notify-me/notify-me-form.tsx';
import { ChangeOrder } from '../order/change-order.tsx';
import { TrackForm } from '../order/track-form.tsx';
import { PointsForm, UsedPoints } from '../payment/points/points-payment.tsx';
import { ReturnForm } from '../returns/return-form.tsx';
import { ReturnList } from '../returns/return-list.tsx';
import { ReturnPictures } from '../returns/return-pictures.tsx';
import { WithdrawPart } from '../returns/withdraw-part.tsx';
import { CodeStep } from '../sign-in/code-step.tsx';
import { ConfirmEmail } from '../sign-in/confirm-email.tsx';
import { FinishThirdParty } from '../sign-in/finish-third-party.tsx';
import { ForgotForm } from '../sign-in/forgot-form.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';
import { ResetForm } from '../sign-in/reset-form.tsx';
import { SignupForm } from '../sign-in/signup-form.tsx';
import { VerifyView } from '../sign-in/verify-view.tsx';
import { CaseThread } from '../support/case-thread.tsx';
import { ContactForm } from '../support/contact-form.tsx';
import { Content as AddToWishlist } from '../wishlist/flyout/add-to-wishlist.tsx';
import { Content as CreateWishlist } from '../wishlist/flyout/create-wishlist.tsx';
import { Content as ShareWishlist } from '../wishlist/flyout/share-wishlist.tsx';
import { Heart } from '../wishlist/heart/heart.tsx';
import { DeleteList } from '../wishlist/list/delete-list.tsx';
import { RenameList } from '../wishlist/list/rename-list.tsx';
import { SharedList } from '../wishlist/list/shared-list.tsx';
import { choose, chooseFile, find, press, type Reply, send, standInForDevice, tick, type, wait } from './test-screen.tsx';

/** What a call can meet: a refusal that its contract declares, nobody who answers (`lost`), nobody any more (`dark`), or a proxy. */
export type Place = 'alert' | 'field' | 'toast' | 'page' | 'went';
/** Whoever is told may go on to another step (`goesOn`): where what is wrong can be put right. */
type Said = string | { key: string; place: Place; goesOn?: true };

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

const waitedFor = {
  ...{ id: 'y', hasEcom: true, isPreorder: false, inStock: true, isInDeliverySet: false, isDigital: false, isProductSet: false },
  allowInStockNotifications: true,
  variants: [{ id: 'y,M', size: { sizeId: 'M', name: 'M' }, inStockEcom: false }],
};

const ok = (body: unknown): Reply => ({ status: 200, body });
const refusal = (status: number, code: string, errors: Record<string, string[]>): Reply => ({ status, body: { code, errors } });

const markets = testMarkets();
export const marketOf = (id: string) => markets.find((market) => market.id === id)!;

const user = {
  ...{ emailGPSR: 'a@b.example', firstName: 'Ada', lastName: 'Weaver', isEnrolledInCustomerClub: false, birthdate: null },
  ...{ favoriteStore: null, preferredPayment: null, phoneNumber: null, dueDate: null, email: 'a@b.example', isEmailVerified: true },
  ...{ pendingEmail: null, tokenRecipe: 'emailpassword', hasPassword: true, contactId: 'c', preferences: [], subBrands: [] },
  ...{ termsVersion: '1', newsletter: false, picture: null, accountPoints: 0, accountPendingPoints: 0 },
} satisfies UserMetadata;

const whole: BasketAnswer = (() => {
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
const [line] = whole.basket.lines;

const address = {
  ...{ id: 'address', firstName: 'Ada', lastName: 'Weaver', line1: 'Hauptstraße', houseNumber: '12', postalCode: '10827', city: 'Berlin' },
  ...{ country: 'DE', mobilePhoneNumber: '+4915112345678', isPreferred: false, email: '', organizationName: '', line2: '' },
} as never;
const places = { allowedStates: [], allowedProvinces: [], turkishLocations: [] };

const list = { wishlistId: '8a6f3f0e-7d53-4c8e-9a55-0f6f7b1f7a10', wishlistName: 'Winter', isDefaultWishlist: true, skus: ['x'] };
const second = { ...list, wishlistId: '8a6f3f0e-7d53-4c8e-9a55-0f6f7b1f7a11', isDefaultWishlist: false, skus: [] };
const lists = [{ ...list, dateCreated: '2026-01-01T00:00:00Z' }];

const inWishlist = { isSignedIn: true, place: 'toast', otherwise: 'wishlist.error_generic' } as const;
const full = [{ reply: refusal(400, 'wishlist_refused', { sku: ['wishlist.full'] }), says: 'wishlist.full' }];
const shown = {
  ...list,
  products: [
    {
      ...{ id: 'x', name: 'Tee', url: '/x', sizes: [], badges: [], calloutAttributes: [], productRelations: [] },
      ...{ images: { indexes: [] }, price: line!.unitPrice },
    },
  ],
};

/** A basket that was read again shows that nothing was done. */
const inBasket = {
  place: 'toast',
  otherwise: 'feedback.error_basket_update',
  says: { lost: 'feedback.error_basket_update' },
} as const;
const unreadable = {
  not_found: 'feedback.error_basket_update',
  market_not_found: 'feedback.error_basket_update',
  gateway: 'feedback.error_lost',
};
const sold = { reply: refusal(400, 'line_refused', { lineItem: ['basket.out_of_stock'] }), says: 'basket.out_of_stock' };

const inAuth = { place: 'alert', otherwise: 'feedback.error_generic' } as const;
/** The library reads a session that ended as none; the shopper is told so as everywhere else. */
const said = (status: string, says: Said, more: object = {}) => ({ reply: ok({ status, ...more }), says });

const InBasket = ({ children }: { children: ReactNode }) => {
  const { status } = useBasket();
  return status === 'ready' || status === 'elsewhere' ? children : null;
};
const ByExpress = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <InBasket>
    <ExpressCheckout isSignedIn={isSignedIn} />
  </InBasket>
);
const byExpress = {
  place: 'toast',
  otherwise: 'feedback.error_address_update',
  market: 'de-DE',
  toggles: { expressCheckout: true },
  says: { wrong_step: 'feedback.error_changed_elsewhere' },
  answers: [{ endpoint: payment.express, reply: ok({}) }],
  act: async () => {
    // The first touch asks whose button it is.
    (await find('button', 'checkout.express')).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(async () => {
      (await find('button', 'checkout.express')).click();
      if (!document.querySelector('dialog')) throw new Error('nothing opened');
    }, wait);
    await press('checkout.expressApprove');
  },
} as const;
function Abandoned() {
  useAbandoned();
  return <p>basket</p>;
}
function Drafted() {
  useDraftOrder();
  return <p>basket</p>;
}
function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      out
    </button>
  );
}
const stored = {
  'supertokens-oauth-state-2': {
    ...{ rid: 'thirdparty', stateForAuthProvider: 's', thirdPartyId: 'google', redirectURIOnProviderDashboard: 'https://x.example' },
    expiresAt: 4_000_000_000_000,
  },
};
const onSignedIn = async () => {};
const club = { id: 'c', _alias: 'customerClubSignup', headline: 'h', buttonText: 'join', subbrands: [], termsAndConditions: '' } as never;
const host = { t: (key: string) => key, locale: 'de-DE', path: '/', href: (path: string) => path } as never;

const signUp = async () => {
  await type('[name=firstName]', 'Ada');
  await type('[name=email]', 'ada@example.com');
  await type('[name=password]', 'a long secret');
  if (document.querySelector('[name=terms]')) await tick('[name=terms]');
  if (document.querySelector('[name=disclosureRead]')) await tick('[name=disclosureRead]');
  await send();
};
const signedUp = {
  answers: [{ endpoint: auth.signUp, reply: ok({ status: 'OK', user: { id: 'u', emails: [] } }) }],
  place: 'toast',
  otherwise: 'login.notAllKept',
  goesOn: true,
} as const;
const allTheSame = (key: string) => ({
  ...Object.fromEntries(
    ['lost', 'dark', 'gateway', 'unauthorized', 'too_many_requests', 'closed_for_maintenance', 'unavailable', 'not_found'].map((each) => [
      each,
      key,
    ]),
  ),
  market_not_found: key,
});

const factor = ok({ status: 'OK', devices: [{ name: 'authenticator', period: 30, skew: 1, verified: true, recoveryCodesLeft: 8 }] });
const noFactor = ok({ status: 'OK', devices: [] });
const passkey = ok({
  status: 'OK',
  credentials: [{ webauthnCredentialId: 'k', relyingPartyId: 'x', recipeUserId: 'u', createdAt: 0, device: 'Phone', lastUsedAt: null }],
});
const asked = { webauthnGeneratedOptionsId: 'o', createdAt: '', expiresAt: '', challenge: 'AAAA', timeout: 300_000 };
const signInOptions = { status: 'OK', ...asked, rpId: 'localhost', userVerification: 'required' };
const registerOptions = {
  ...{ status: 'OK', ...asked, rp: { id: 'localhost', name: 'x' }, user: { id: 'AAAA', name: 'a', displayName: 'a' } },
  ...{ attestation: 'none', excludeCredentials: [], pubKeyCredParams: [{ alg: -7, type: 'public-key' }] },
  authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'required' },
};
const begun = {
  endpoint: secondFactor.createDevice,
  reply: ok({ status: 'OK', deviceName: 'authenticator', secret: 'ABCDEFGH', qrCodeString: 'otpauth://x' }),
};

const piece = { lineItemId: 'l1', name: 'Shirt', colour: 'Red', size: 'M', imageUrl: '' };
const back = { amount: 10, currency: 'EUR' };
const bought: ReturnsAnswer = {
  ...{ orderId: 'o', orderNumber: 'DE100001', market: 'de-DE', canWithdraw: true, methods: ['dropOff'], pickupDays: [] },
  lines: [{ ...piece, quantity: 1, withdrawable: 1, sizes: [] }],
  comesBack: { amount: back, freight: back },
  returns: [
    {
      ...{ returnNumber: 'DE100001-R1', orderId: 'o', orderNumber: 'DE100001', market: 'de-DE', returnState: 'registered' },
      ...{ isWithdrawal: false, method: 'dropOff', registered: '2026-11-15T10:00:00Z', amount: back, refusal: '' },
      lines: [{ ...piece, quantity: 1, reason: 'tooSmall' }],
    },
  ],
};
const ofOrder = { own: { orderId: 'o', token: 't' }, shown: bought, onChange: () => {} };

/** Nothing of it is packed yet. */
const open = {
  ...{ orderId: 'o', orderNumber: 'DE100001', market: 'de-DE', canBeChanged: true, shipments: [], shippingAddress: address },
  ...{ lines: [line!], shippingNotifications: { shippedLineItems: [], cancelledLineItems: [] } },
} as Partial<OrderDetail> as OrderDetail;
const inOrder = { place: 'alert', otherwise: 'feedback.error_generic', market: 'de-DE' } as const;

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
const offer: MemberPromotion = {
  ...{ promoCode: 'for-you', name: 'For you', until: null, needsCode: true, isShown: true, isRedeemed: false, isUsed: false, code: null },
};
const inClub = { place: 'alert', otherwise: 'feedback.error_generic' } as const;

const paidPoints = { id: 'p', giftCardNumber: 'points 200', balance: line!.unitPrice.listPrice, used: line!.unitPrice.listPrice };
const withPoints = { ...whole, basket: { ...whole.basket, giftCards: [paidPoints] } };

export const outcomeScreens: readonly OutcomeScreen[] = [
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
    ...{ endpoint: 'order.cancel', screen: 'an order that is cancelled', ...inOrder },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ChangeOrder order={open} onChange={() => {}} onStale={() => {}} />,
    answers: [{ endpoint: order.cancelWorth, reply: ok({ amount: back, freight: back }) }],
    act: async () => {
      await press('order.cancel');
      await tick('[type=checkbox]');
      await choose('[name=reason]', 'mistake');
      await send();
    },
    keeps: { '[name=reason]': 'mistake' },
  },
  {
    ...{ endpoint: 'order.changeAddress', screen: 'an order that goes elsewhere', ...inOrder },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ChangeOrder order={open} onChange={() => {}} onStale={() => {}} />,
    act: async () => {
      await press('order.change_address');
      await type('[name$=city]', 'Hamburg');
      await send();
    },
    keeps: { '[name$=city]': 'Hamburg' },
  },
  {
    ...{ endpoint: 'returns.register', screen: 'a return', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ReturnForm {...ofOrder} />,
    answers: [{ endpoint: returns.get, reply: ok(bought) }],
    act: async () => {
      await tick('[type=checkbox]');
      await choose('[name=reason-l1]', 'tooSmall');
      await type('[name=words-l1]', 'Tight');
      await send();
    },
    keeps: { '[name=words-l1]': 'Tight' },
  },
  {
    ...{ endpoint: 'returns.withdraw', screen: 'a withdrawal', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <WithdrawPart {...ofOrder} />,
    act: async () => {
      await press('returns.withdraw');
      await send();
    },
  },
  {
    ...{ endpoint: 'returns.cancel', screen: 'a return that is kept after all', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ReturnList {...ofOrder} />,
    act: () => press('returns.keep'),
  },
  {
    ...{ endpoint: 'returns.addPicture', screen: 'a picture of a fault', place: 'alert', otherwise: 'feedback.error_generic' },
    says: {
      order_refused: 'feedback.error_changed_elsewhere',
      body_too_large: 'returns.picture_too_large',
      unsupported_media_type: 'returns.picture_unreadable',
    },
    refusals: [
      { reply: refusal(409, 'order_refused', { picture: ['returns.picture_enough'] }), says: 'returns.picture_enough' },
      { reply: refusal(400, 'invalid_request', { picture: ['returns.picture_unreadable'] }), says: 'returns.picture_unreadable' },
    ],
    draw: () => <ReturnPictures {...ofOrder} made={bought.returns[0]!} line={{ ...piece, quantity: 1, reason: 'faulty' }} />,
    act: () => chooseFile('[type=file]', new File(['x'], 'seam.png', { type: 'image/png' })),
  },
  {
    ...{ endpoint: 'order.track', screen: 'tracking as a guest', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <TrackForm onFound={() => {}} />,
    act: async () => {
      await type('[name=orderNumber]', 'DE100001');
      await type('[name=email]', 'ada@example.com');
      await send();
    },
    // What of the two is wrong is nobody's to know.
    says: { not_found: 'track.wrong', market_not_found: 'track.wrong' },
    keeps: { '[name=orderNumber]': 'DE100001', '[name=email]': 'ada@example.com' },
  },
  {
    ...{ endpoint: 'support.ask', screen: 'the contact form', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <ContactForm orderNumber="" onSent={() => {}} />,
    act: async () => {
      await choose('[name=subject]', 'other');
      await type('[name=name]', 'Ada');
      await type('[name=email]', 'ada@example.com');
      await type('[name=message]', 'Where is it?');
      await send();
    },
    keeps: { '[name=message]': 'Where is it?', '[name=email]': 'ada@example.com' },
  },
  {
    ...{ endpoint: 'support.write', screen: 'another message in a case', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <CaseThread caseNumber="C100001" token="t" />,
    act: async () => {
      await type('[name=message]', 'And now?');
      await send();
    },
    answers: [
      {
        endpoint: support.thread,
        reply: ok({ caseNumber: 'C100001', subject: 'other', caseState: 'answered', created: '2026-11-15T10:00:00Z', messages: [] }),
      },
    ],
    keeps: { '[name=message]': 'And now?' },
  },
  {
    ...{ endpoint: 'account.updateAccountDetails', screen: 'the profile', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <ProfileForm user={user} />,
    act: async () => {
      await type('[name=firstName]', 'Grace');
      await send();
    },
    keeps: { '[name=firstName]': 'Grace' },
    refusals: [
      { reply: refusal(400, 'invalid_request', { birthdate: ['validation.custom'] }), says: { key: 'validation.custom', place: 'field' } },
    ],
  },
  {
    ...{ endpoint: 'account.updateAccountDetails', screen: 'the preferences', place: 'alert', otherwise: 'feedback.error_generic' },
    ...{ isSignedIn: true, answers: [{ endpoint: account.getUserMetadata, reply: ok(user) }] },
    content: { userPreferences: [{ id: 'g', title: 'g', type: 'multiple', userOptions: [{ key: 'wool', label: 'Wool' }] }] },
    draw: () => <Preferences />,
    act: () => send(),
  },
  {
    ...{ endpoint: 'account.updateAccountDetails', screen: 'signing up, with a name', ...signedUp },
    says: allTheSame('login.notAllKept'),
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
  },
  {
    ...{ endpoint: 'account.acceptTerms', screen: 'signing up, with the terms', ...signedUp },
    toggles: { newSignupTermsAndConditions: true },
    says: allTheSame('login.notAllKept'),
    answers: [...signedUp.answers, { endpoint: account.updateAccountDetails, reply: ok(user) }],
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
  },
  {
    ...{ endpoint: 'account.acceptTermsTr', screen: 'signing up in Türkiye', ...signedUp, market: 'tr-TR' },
    says: allTheSame('login.notAllKept'),
    answers: [...signedUp.answers, { endpoint: account.updateAccountDetails, reply: ok(user) }],
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
  },
  {
    ...{ endpoint: 'account.updateAccountEmail', screen: 'another e-mail address', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <EmailForm user={user} />,
    act: async () => {
      await press('account.change_email');
      await type('[name=email]', 'new@example.com');
      await type('[name=password]', 'secret');
      await send();
    },
    keeps: { '[name=email]': 'new@example.com' },
    refusals: [
      {
        reply: refusal(400, 'invalid_request', { password: ['account.wrong_password'] }),
        says: { key: 'account.wrong_password', place: 'field' },
      },
    ],
  },
  {
    ...{
      endpoint: 'account.confirmAccountEmail',
      screen: 'the link of a new address',
      place: 'page',
      otherwise: 'login.confirm.failed.text',
    },
    says: { invalid_request: 'login.confirm.used_up.text' },
    draw: () => <ConfirmEmail token="t" />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'account.deleteAccount', screen: 'deleting the account', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <DeleteAccount user={user} />,
    act: async () => {
      await press('account.delete_start');
      await type('[name=password]', 'secret');
      await send();
    },
    keeps: { '[name=password]': 'secret' },
  },
  {
    ...{ endpoint: 'account.acceptTerms', screen: 'new terms', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => (
      <TermsFlyout props={{ terms: { version: '2', title: 'Terms', text: [{ tag: 'p', children: [{ text: 'x' }] }] } }} close={() => {}} />
    ),
    act: () => send(),
    refusals: [{ reply: refusal(400, 'invalid_request', { termsId: ['validation.custom'] }), says: 'account.terms_moved' }],
  },
  {
    ...{
      endpoint: 'account.acceptTermsTr',
      screen: 'new terms in Türkiye',
      place: 'alert',
      otherwise: 'feedback.error_generic',
      market: 'tr-TR',
    },
    draw: () => (
      <TermsFlyout props={{ terms: { version: '2', title: 'Terms', text: [{ tag: 'p', children: [{ text: 'x' }] }] } }} close={() => {}} />
    ),
    act: async () => {
      await tick('[name=disclosureRead]');
      await send();
    },
    refusals: [{ reply: refusal(400, 'invalid_request', { termsId: ['validation.custom'] }), says: 'account.terms_moved' }],
  },
  {
    ...{ endpoint: 'account.changePassword', screen: 'another password', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <PasswordChange user={user} />,
    act: async () => {
      await type('[name=password]', 'secret');
      await type('[name=newPassword]', 'another secret');
      await send();
    },
    keeps: { '[name=newPassword]': 'another secret' },
  },
  {
    ...{
      endpoint: 'mailing.allowCounting',
      screen: 'counting which mails are opened',
      place: 'toast',
      otherwise: 'feedback.error_generic',
    },
    answers: [{ endpoint: mailing.counting, reply: ok({ isMember: true, isCounted: false }) }],
    draw: () => <MailCounting />,
    act: () => press('account.count_mails'),
  },
  {
    ...{ endpoint: 'account.endSession', screen: 'ending a session elsewhere', place: 'toast', otherwise: 'feedback.error_generic' },
    answers: [
      { endpoint: account.listSessions, reply: ok([{ id: 's', device: 'Phone', lastUsedAt: '2026-01-01T00:00:00Z', isCurrent: false }]) },
    ],
    draw: () => <Sessions />,
    act: () => press('account.end_session'),
  },
  {
    ...{ endpoint: 'account.endOtherSessions', screen: 'ending all other sessions', place: 'toast', otherwise: 'feedback.error_generic' },
    answers: [
      {
        endpoint: account.listSessions,
        reply: ok(['s', 'r'].map((id) => ({ id, device: id, lastUsedAt: '2026-01-01T00:00:00Z', isCurrent: id === 's' }))),
      },
    ],
    draw: () => <Sessions />,
    act: () => press('account.end_others'),
  },
  ...(['create', 'update'] as const).map(
    (name): OutcomeScreen => ({
      ...{
        endpoint: `addressBook.${name}`,
        screen: 'the address book',
        place: 'alert',
        otherwise: 'feedback.error_generic',
        market: 'de-DE',
      },
      draw: () => <SavedAddressEditor {...(name === 'update' && { address })} onSaved={async () => {}} onCancel={() => {}} />,
      act: async () => {
        if (name === 'create') {
          await type('[name$=firstName]', 'Ada');
          await type('[name$=lastName]', 'Weaver');
          await type('[name$=line1]', 'Hauptstraße');
          await type('[name$=houseNumber]', '12');
          await type('[name$=postalCode]', '10827');
          await type('[name$=city]', 'Berlin');
          await type('[type=tel]', '15112345678');
        } else await type('[name$=city]', 'Berlin');
        await send();
      },
      keeps: { '[name$=city]': 'Berlin' },
      refusals: [
        {
          reply: refusal(400, 'address_refused', { postalCode: ['address.error.postal_code'] }),
          says: { key: 'address.error.postal_code', place: 'field' },
        },
      ],
    }),
  ),
  ...(['remove', 'setPreferred'] as const).map(
    (name): OutcomeScreen => ({
      ...{ endpoint: `addressBook.${name}`, screen: 'the address book', place: 'toast', otherwise: 'feedback.error_address_update' },
      answers: [{ endpoint: addressBook.list, reply: ok([address]) }],
      draw: () => <Addresses />,
      act: async () => {
        if (name === 'setPreferred') return press('address.prefer');
        await press('address.remove');
        await press('address.remove');
      },
    }),
  ),
  {
    ...{ endpoint: 'auth.signUp', screen: 'signing up', ...inAuth },
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [
      said('FIELD_ERROR', { key: 'taken', place: 'field' }, { formFields: [{ id: 'email', error: 'taken' }] }),
      said('SIGN_UP_NOT_ALLOWED', 'no', { reason: 'no' }),
    ],
  },
  {
    ...{ endpoint: 'auth.signIn', screen: 'signing in', ...inAuth },
    draw: () => <LoginForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await type('[name=password]', 'secret');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com', '[name=password]': 'secret' },
    refusals: [said('WRONG_CREDENTIALS_ERROR', 'login.wrong_credentials'), said('SIGN_IN_NOT_ALLOWED', 'no', { reason: 'no' })],
  },
  {
    ...{ endpoint: 'auth.sendPasswordReset', screen: 'a forgotten password', ...inAuth },
    draw: () => <ForgotForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [said('PASSWORD_RESET_NOT_ALLOWED', 'no', { reason: 'no' })],
  },
  {
    ...{ endpoint: 'auth.sendPasswordReset', screen: 'a password forgotten in the account', ...inAuth },
    draw: () => <PasswordChange user={user} />,
    act: () => press('account.password_forgotten'),
  },
  {
    ...{ endpoint: 'auth.resetPassword', screen: 'a new password by mail', ...inAuth, url: '?rid=emailpassword&token=t' },
    draw: () => <ResetForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=password]', 'a long secret');
      await send();
    },
    keeps: { '[name=password]': 'a long secret' },
    refusals: [said('RESET_PASSWORD_INVALID_TOKEN_ERROR', 'login.link_used_up')],
  },
  {
    ...{ endpoint: 'auth.verifyEmail', screen: 'the link that proves an address', ...inAuth, url: '?rid=emailverification&token=t' },
    draw: () => <VerifyView place="page" onSignedIn={onSignedIn} />,
    act: async () => {},
    refusals: [said('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', 'login.link_used_up')],
  },
  {
    ...{ endpoint: 'auth.sendVerification', screen: 'the mail once more', ...inAuth, isSignedIn: true },
    draw: () => <VerifyView place="page" onSignedIn={onSignedIn} />,
    act: () => press('login.verify_again'),
  },
  {
    ...{ endpoint: 'auth.sendVerification', screen: 'the mail once more, in the account', ...inAuth, isSignedIn: true },
    draw: () => <VerifyNote email="a@b.example" />,
    act: () => press('login.verify_again'),
  },
  {
    ...{ endpoint: 'auth.signOut', screen: 'signing out', place: 'toast', otherwise: 'feedback.error_sign_out', isSignedIn: true },
    draw: () => <SignOutButton />,
    act: () => press('out'),
  },
  {
    ...{
      endpoint: 'auth.signInUp',
      screen: 'coming back from a provider',
      place: 'toast',
      otherwise: 'login.thirdparty_error',
      goesOn: true,
    },
    says: allTheSame('login.thirdparty_error'),
    url: '?state=s&code=c',
    stored,
    draw: () => <FinishThirdParty />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'linkedProviders.link', screen: 'linking a provider', place: 'toast', otherwise: 'login.thirdparty_error' },
    ...{ goesOn: true, isSignedIn: true, url: '?state=s&code=c', stored },
    draw: () => <FinishThirdParty />,
    act: async () => {},
    refusals: [{ reply: refusal(409, 'conflict', { thirdPartyId: ['account.provider_taken'] }), says: 'account.provider_taken' }],
  },
  {
    ...{ endpoint: 'linkedProviders.unlink', screen: 'letting a provider go', place: 'alert', otherwise: 'feedback.error_generic' },
    answers: [{ endpoint: linkedProviders.list, reply: ok([{ id: 'google', isLinked: true }]) }],
    draw: () => <LinkedProviders />,
    act: () => press('account.provider_unlink'),
    refusals: [{ reply: refusal(409, 'conflict', { thirdPartyId: ['account.last_way'] }), says: 'account.last_way' }],
  },
  {
    ...{ endpoint: 'passkeys.remove', screen: 'removing a passkey', ...inAuth, isSignedIn: true },
    answers: [{ endpoint: passkeys.list, reply: passkey }],
    draw: () => <Passkeys email="a@b.example" />,
    act: () => press('account.passkey_remove'),
    refusals: [said('GENERAL_ERROR', 'the last way in', { message: 'the last way in' })],
  },
  {
    ...{
      endpoint: 'passkeys.registerOptions',
      screen: 'adding a passkey',
      ...inAuth,
      otherwise: 'account.passkey_failed',
      isSignedIn: true,
    },
    answers: [{ endpoint: passkeys.list, reply: passkey }],
    draw: () => <Passkeys email="a@b.example" />,
    act: () => press('account.passkey_add'),
  },
  {
    ...{ endpoint: 'passkeys.register', screen: 'a passkey that the device has made', ...inAuth, otherwise: 'account.passkey_failed' },
    isSignedIn: true,
    answers: [
      { endpoint: passkeys.list, reply: passkey },
      { endpoint: passkeys.registerOptions, reply: ok(registerOptions) },
    ],
    draw: () => <Passkeys email="a@b.example" />,
    act: async () => {
      standInForDevice();
      await press('account.passkey_add');
    },
    refusals: [
      said('OPTIONS_NOT_FOUND_ERROR', 'account.passkey_late'),
      said('INVALID_CREDENTIALS_ERROR', 'account.passkey_failed'),
      said('INVALID_AUTHENTICATOR_ERROR', 'twenty already', { reason: 'twenty already' }),
      said('REGISTER_CREDENTIAL_NOT_ALLOWED', 'too long ago', { reason: 'too long ago' }),
    ],
  },
  {
    ...{ endpoint: 'passkeys.signIn', screen: 'a passkey that the device has shown', ...inAuth, otherwise: 'login.passkey_failed' },
    answers: [{ endpoint: passkeys.signInOptions, reply: ok(signInOptions) }],
    draw: () => <LoginForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      standInForDevice();
      await press('login.with_passkey');
    },
    refusals: [
      said('INVALID_CREDENTIALS_ERROR', 'login.passkey_unknown'),
      said('GENERAL_ERROR', 'closed today', { message: 'closed today' }),
    ],
  },
  {
    ...{ endpoint: 'passkeys.signInOptions', screen: 'signing in with a passkey', ...inAuth, otherwise: 'login.passkey_failed' },
    draw: () => <LoginForm place="page" onSignedIn={onSignedIn} />,
    act: () => press('login.with_passkey'),
  },
  {
    ...{ endpoint: 'secondFactor.verifyCode', screen: 'the code at signing in', ...inAuth, isSignedIn: true },
    draw: () => <CodeStep onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=code]', '123456');
      await send();
    },
    keeps: { '[name=code]': '123456' },
    refusals: [
      said('INVALID_TOTP_ERROR', { key: 'login.code_wrong', place: 'field' }),
      said('LIMIT_REACHED_ERROR', { key: 'login.code_limit', place: 'field' }),
    ],
  },
  {
    ...{ endpoint: 'secondFactor.createDevice', screen: 'turning the code on', ...inAuth, isSignedIn: true },
    answers: [{ endpoint: secondFactor.listDevices, reply: noFactor }],
    draw: () => <SecondFactor />,
    act: () => press('account.factor_turn_on'),
  },
  {
    ...{ endpoint: 'secondFactor.verifyDevice', screen: 'the first code', ...inAuth, isSignedIn: true },
    answers: [{ endpoint: secondFactor.listDevices, reply: noFactor }, begun],
    draw: () => <SecondFactor />,
    act: async () => {
      await press('account.factor_turn_on');
      await type('[name=code]', '123456');
      await send();
    },
    keeps: { '[name=code]': '123456' },
    refusals: [said('INVALID_TOTP_ERROR', { key: 'login.code_wrong', place: 'field' })],
  },
  {
    ...{ endpoint: 'secondFactor.removeDevice', screen: 'turning the code off', ...inAuth, isSignedIn: true },
    answers: [
      { endpoint: secondFactor.listDevices, reply: factor },
      { endpoint: secondFactor.verifyCode, reply: ok({ status: 'OK' }) },
    ],
    draw: () => <SecondFactor />,
    act: async () => {
      await press('account.factor_turn_off');
      await type('[name=code]', '123456');
      await send();
    },
    keeps: { '[name=code]': '123456' },
  },
  {
    ...{ endpoint: 'basket.addLine', screen: 'a product page', ...inBasket, otherwise: 'feedback.error_add_to_basket' },
    says: {
      ...{
        lost: 'feedback.error_add_to_basket',
        not_found: 'feedback.error_add_to_basket',
        market_not_found: 'feedback.error_add_to_basket',
      },
    },
    draw: () => <AddToBasket product={{ isPreorder: false, isDigital: false }} variant={{ id: 'y,1' } as never} />,
    act: () => press('product.add'),
    refusals: [sold],
  },
  {
    ...{ endpoint: 'basket.addLines', screen: 'a set', ...inBasket, otherwise: 'feedback.error_add_to_basket' },
    says: {
      ...{
        lost: 'feedback.error_add_to_basket',
        not_found: 'feedback.error_add_to_basket',
        market_not_found: 'feedback.error_add_to_basket',
      },
    },
    answers: [
      { endpoint: catalogue.product, reply: ok({ hasEcom: true, variants: [{ id: 'a,1', size: { name: 'M' }, inStockEcom: true }] }) },
    ],
    draw: () => <SetBuy parts={['a', 'b'].map((id) => ({ id, name: id, price: line!.unitPrice })) as never} />,
    act: async () => {
      await choose('form > div:nth-child(1) select', 'a,1');
      await choose('form > div:nth-child(2) select', 'a,1');
      await send();
    },
    refusals: [sold],
  },
  {
    ...{ endpoint: 'basket.addGiftCardLine', screen: 'a gift card', ...inBasket, otherwise: 'feedback.error_add_to_basket' },
    says: {
      ...{
        lost: 'feedback.error_add_to_basket',
        not_found: 'feedback.error_add_to_basket',
        market_not_found: 'feedback.error_add_to_basket',
      },
    },
    draw: () => <GiftCardBuy variant={{ id: 'card,50' } as never} />,
    act: async () => {
      await type('textarea', 'For you');
      await send();
    },
    keeps: { textarea: 'For you' },
    refusals: [{ reply: refusal(400, 'line_refused', { lineItem: ['basket.delivery_day_wrong'] }), says: 'basket.delivery_day_wrong' }],
  },
  {
    ...{ endpoint: 'basket.setLineById', screen: 'the quantity of a line', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <LineQuantity line={{ ...line!, maximumQuantity: 9 }} />
      </InBasket>
    ),
    act: () => press('basket.more'),
    refusals: [sold],
  },
  {
    ...{ endpoint: 'basket.removeLine', screen: 'a line', ...inBasket, otherwise: 'feedback.error_remove_from_basket' },
    says: {
      lost: 'feedback.error_remove_from_basket',
      not_found: 'feedback.error_remove_from_basket',
      market_not_found: 'feedback.error_remove_from_basket',
    },
    draw: () => (
      <InBasket>
        <LineActions line={line!} />
      </InBasket>
    ),
    act: () => press('basket.removeName'),
  },
  {
    ...{ endpoint: 'basket.addPromoCode', screen: 'a code', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <PromoCodes basket={whole.basket} />
      </InBasket>
    ),
    act: async () => {
      await type('form input', 'HELLO');
      await send();
    },
    keeps: { 'form input': 'HELLO' },
    refusals: [{ reply: refusal(400, 'promo_code_refused', { promoCode: ['promotion.used_up'] }), says: 'promotion.used_up' }],
  },
  {
    ...{ endpoint: 'basket.deletePromoCode', screen: 'a code that goes', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <PromoCodes basket={whole.basket} />
      </InBasket>
    ),
    act: () => press('basket.dropCode'),
  },
  {
    ...{ endpoint: 'basket.addGiftCard', screen: 'a gift card that pays', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <GiftCards basket={whole.basket} />
      </InBasket>
    ),
    act: async () => {
      await type('form div:nth-child(1) input', '1234');
      await type('form div:nth-child(2) input', '99');
      await send();
    },
    keeps: { 'form div:nth-child(1) input': '1234' },
    refusals: [{ reply: refusal(400, 'gift_card_refused', { giftCardNumber: ['gift_card.not_valid'] }), says: 'gift_card.not_valid' }],
  },
  {
    ...{ endpoint: 'basket.takeGiftCardOff', screen: 'a gift card that goes', ...inBasket },
    says: { ...inBasket.says, ...unreadable },
    answers: [
      {
        endpoint: basket.get,
        reply: ok({
          ...whole,
          basket: {
            ...whole.basket,
            giftCards: [{ id: 'g', giftCardNumber: '1', balance: line!.unitPrice.listPrice, used: line!.unitPrice.listPrice }],
          },
        }),
      },
    ],
    draw: () => (
      <InBasket>
        <GiftCards
          basket={{
            ...whole.basket,
            giftCards: [{ id: 'g', giftCardNumber: '1', balance: line!.unitPrice.listPrice, used: line!.unitPrice.listPrice }],
          }}
        />
      </InBasket>
    ),
    act: () => press('basket.dropCard'),
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
    ...{ endpoint: 'basket.optOutOfBonus', screen: 'a gift that is not wanted', ...inBasket, toggles: { bonusProducts: true } },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <BonusOffers basket={whole.basket} />
      </InBasket>
    ),
    act: () => press('basket.noGift'),
  },
  {
    ...{
      endpoint: 'basket.remove',
      screen: 'the basket of a device in a store',
      place: 'alert',
      otherwise: 'checkout.delete_basket_failed',
    },
    says: allTheSame('checkout.delete_basket_failed'),
    draw: () => (
      <InBasket>
        <DeleteBasket close={() => {}} />
      </InBasket>
    ),
    act: () => press('checkout.delete_basket_idle_button'),
  },
  ...(['carryOver', 'startAfresh'] as const).map(
    (name): OutcomeScreen => ({
      ...{
        endpoint: `basket.${name}`,
        screen: 'a basket of another market',
        ...inBasket,
        says: { ...unreadable, lost: 'feedback.error_lost' },
      },
      answers: [{ endpoint: basket.get, reply: refusal(400, 'wrong_market', { catalog: ['basket.other_market'] }) }],
      draw: () => (
        <InBasket>
          <OtherMarket place="page" />
        </InBasket>
      ),
      act: () => press(`basket.${name}`),
    }),
  ),
  {
    ...{
      endpoint: 'basket.restoreAbandoned',
      screen: 'the link to a basket left behind',
      place: 'toast',
      otherwise: 'feedback.error_basket_update',
    },
    says: { not_found: 'feedback.error_basket_update', market_not_found: 'feedback.error_basket_update' },
    refusals: [
      { reply: refusal(404, 'not_found', { basketId: ['feedback.error_basket_not_found'] }), says: 'feedback.error_basket_not_found' },
    ],
    url: '?basketId=b',
    draw: () => <Abandoned />,
    act: async () => {},
  },
  {
    ...{
      endpoint: 'basket.openDraft',
      screen: 'the link to an order that staff put together',
      place: 'toast',
      otherwise: 'feedback.error_basket_update',
    },
    says: { not_found: 'feedback.error_basket_update', market_not_found: 'feedback.error_basket_update' },
    refusals: [{ reply: refusal(404, 'not_found', { draft: ['basket.draft_used'] }), says: 'basket.draft_used' }],
    url: '#draft=t',
    draw: () => <Drafted />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'basket.acceptNewsletterAndTerms', screen: 'the summary', place: 'alert', otherwise: 'feedback.error_basket_update' },
    says: { ...inBasket.says, ...unreadable },
    draw: () => (
      <InBasket>
        <ConsentForm answer={whole} isSignedIn={false} />
      </InBasket>
    ),
    act: async () => {
      await tick('[name=terms]');
      await send();
    },
    refusals: [sold],
  },
  {
    ...{ endpoint: 'account.acceptTermsTr', screen: 'the summary in Türkiye', place: 'toast', otherwise: 'summary.consentsNotKept' },
    ...{ market: 'tr-TR', goesOn: true, says: allTheSame('summary.consentsNotKept') },
    answers: [{ endpoint: basket.acceptNewsletterAndTerms, reply: ok(whole) }],
    draw: () => (
      <InBasket>
        <ConsentForm answer={whole} isSignedIn />
      </InBasket>
    ),
    act: async () => {
      await tick('[name=terms]');
      await tick('[name=disclosureRead]');
      await send();
    },
  },
  {
    ...{ endpoint: 'checkout.continueAsGuest', screen: 'on as a guest', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { wrong_step: 'feedback.error_changed_elsewhere' },
    draw: () => (
      <InBasket>
        <GuestForm email="" />
      </InBasket>
    ),
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [{ reply: refusal(400, 'invalid_request', { email: ['field.email'] }), says: { key: 'field.email', place: 'field' } }],
  },
  {
    ...{
      endpoint: 'checkout.setAddress',
      screen: 'the address step',
      place: 'toast',
      otherwise: 'feedback.error_address_update',
      market: 'de-DE',
    },
    says: { wrong_step: 'feedback.error_changed_elsewhere' },
    draw: () => (
      <InBasket>
        <AddressStep answer={whole} isSignedIn={false} addresses={[address]} places={places} user={undefined} />
      </InBasket>
    ),
    act: () => send(),
    refusals: [
      {
        reply: refusal(400, 'address_refused', { 'shippingAddress.postalCode': ['address.error.postal_code'] }),
        says: { key: 'address.error.postal_code', place: 'field' },
      },
    ],
  },
  {
    ...{ endpoint: 'checkout.continueAsGuest', screen: 'express checkout', ...byExpress },
    draw: () => <ByExpress isSignedIn={false} />,
    refusals: [{ reply: refusal(400, 'address_refused', { email: ['field.email'] }), says: 'field.email' }],
  },
  ...[true, false].map(
    (isSignedIn): OutcomeScreen => ({
      ...{ endpoint: 'checkout.setAddress', screen: `express checkout${isSignedIn ? ' of a member' : ''}`, ...byExpress },
      ...(isSignedIn && { isSignedIn }),
      says: { ...byExpress.says, address_refused: { key: 'checkout.expressLook', place: 'toast', goesOn: true } },
      answers: [...byExpress.answers, { endpoint: checkout.continueAsGuest, reply: ok(whole) }],
      draw: () => <ByExpress isSignedIn={isSignedIn} />,
      refusals: [
        {
          reply: refusal(400, 'address_refused', { 'shippingAddress.postalCode': ['address.error.postal_code'] }),
          says: { key: '/checkout/details', place: 'went' },
        },
      ],
    }),
  ),
  {
    ...{
      endpoint: 'shipping.setShipment',
      screen: 'the way of delivery',
      place: 'toast',
      otherwise: 'feedback.error_shipping_methods_update',
    },
    says: { wrong_step: 'feedback.error_changed_elsewhere', address_needed: { key: '/checkout', place: 'went' } },
    answers: [
      {
        endpoint: shipping.getShippingMethods,
        reply: ok([{ id: 'home', name: 'Home', deliveryType: 'home', price: line!.unitPrice.listPrice, carrier: { id: 'c', name: 'c' } }]),
      },
    ],
    draw: () => (
      <InBasket>
        <ShippingForm answer={whole} />
      </InBasket>
    ),
    act: () => send(),
    refusals: [{ reply: refusal(400, 'shipping_refused', { shippingMethodId: ['shipping.method_gone'] }), says: 'shipping.method_gone' }],
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
  ...(['', '2027-01-01T00:00:00.000Z'] as const).map(
    (comingSoonProduct): OutcomeScreen => ({
      ...{ endpoint: comingSoonProduct ? 'notifyMe.goingLive' : 'notifyMe.optIn', screen: 'asking to be told of a piece' },
      ...{ place: 'alert', otherwise: 'feedback.error_generic', toggles: { notifyMe: true, productGoingLive: true } },
      draw: () => (
        <NotifyMeForm product={{ ...waitedFor, comingSoonProduct } as never} sku="y,M" own={[]} onChange={() => {}}>
          {null}
        </NotifyMeForm>
      ),
      act: async () => {
        await type('[name=email]', 'ada@example.com');
        await send();
      },
      keeps: { '[name=email]': 'ada@example.com' },
      refusals: [
        { reply: refusal(400, 'invalid_request', { email: ['field.email'] }), says: { key: 'field.email', place: 'field' } },
        { reply: refusal(400, 'invalid_request', { sku: ['notify_me.in_stock'] }), says: 'notify_me.in_stock' },
      ],
    }),
  ),
  {
    ...{ endpoint: 'notifyMe.confirm', screen: 'the link of a wish', place: 'page', otherwise: 'notify_me.confirm.failed.text' },
    says: { invalid_request: 'notify_me.confirm.used_up.text' },
    draw: () => <ConfirmWish token="t" />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'notifyMe.leave', screen: 'the link that deletes a wish', place: 'page', otherwise: 'feedback.error_generic' },
    says: { not_found: 'notify_me.leave_page.gone.text', market_not_found: 'notify_me.leave_page.gone.text' },
    draw: () => <LeaveWaiting token="t" />,
    act: () => press('notify_me.leave_page.button'),
  },
  {
    ...{ endpoint: 'notifyMe.leave', screen: 'the list of wishes', place: 'toast', otherwise: 'feedback.error_generic' },
    draw: () => <LeaveButton token="t" onLeft={() => {}} />,
    act: () => press('notify_me.leave'),
  },
  {
    ...{ endpoint: 'wishlist.add', screen: 'a heart', ...inWishlist, refusals: full },
    draw: () => <Heart sku="y" name="Tee" />,
    act: () => press('wishlist.keep'),
  },
  {
    ...{ endpoint: 'wishlist.remove', screen: 'a heart', ...inWishlist },
    draw: () => <Heart sku="x" name="Tee" />,
    act: () => press('wishlist.keep'),
  },
  {
    ...{ endpoint: 'wishlist.add', screen: 'choosing a list', ...inWishlist, refusals: full },
    answers: [{ endpoint: wishlist.wishlists, reply: ok([...lists, second]) }],
    draw: () => <AddToWishlist props={{ sku: 'y', name: 'Tee' }} close={() => {}} />,
    act: () => tick('[type=checkbox]'),
  },
  {
    ...{ endpoint: 'wishlist.addRange', screen: 'a list that somebody shared', ...inWishlist, refusals: full },
    answers: [{ endpoint: wishlist.sharedWishlist, reply: ok(shown) }],
    draw: () => <SharedList shareReference="abcdefghijklmnopqrstuv" page={1} />,
    act: () => press('wishlist.shared.keepAll'),
  },
  {
    ...{ endpoint: 'wishlist.create', screen: 'a new list', isSignedIn: true, place: 'toast', otherwise: 'wishlist.create_wishlist_error' },
    draw: () => <CreateWishlist props={undefined} close={() => {}} />,
    act: async () => {
      await type('form input', 'Summer');
      await send();
    },
    keeps: { 'form input': 'Summer' },
    refusals: [
      {
        reply: refusal(400, 'wishlist_refused', { wishlistName: ['wishlist.too_many'] }),
        says: { key: 'wishlist.too_many', place: 'field' },
      },
    ],
  },
  {
    ...{ endpoint: 'wishlist.rename', screen: 'another name', isSignedIn: true, place: 'field', otherwise: 'wishlist.error_generic' },
    draw: () => <RenameList list={lists[0]!} onDone={() => {}} />,
    act: async () => {
      await type('form input', 'Summer');
      await send();
    },
    keeps: { 'form input': 'Summer' },
  },
  {
    ...{ endpoint: 'wishlist.delete', screen: 'deleting a list', ...inWishlist },
    draw: () => <DeleteList list={lists[0]!} onDone={() => {}} />,
    act: () => press('wishlist.delete.confirm'),
  },
  {
    ...{ endpoint: 'wishlist.shareLink', screen: 'sharing a list', ...inWishlist },
    draw: () => <ShareWishlist props={{ wishlistId: list.wishlistId }} close={() => {}} />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'wishlist.revokeShareLink', screen: 'the end of sharing', ...inWishlist },
    answers: [{ endpoint: wishlist.shareLink, reply: ok({ shareLinkReference: 'r', url: '/r' }) }],
    draw: () => <ShareWishlist props={{ wishlistId: list.wishlistId }} close={() => {}} />,
    act: () => press('wishlist.share.stop'),
  },
  {
    ...{ endpoint: 'wishlist.shareMail', screen: 'sharing by mail', isSignedIn: true, place: 'field', otherwise: 'wishlist.error_generic' },
    says: {
      invalid_request: 'wishlist.share.wrongMail',
      invalid_claim: 'wishlist.share.unverified',
      too_many_requests: 'wishlist.share.tooMany',
    },
    answers: [{ endpoint: wishlist.shareLink, reply: ok({ shareLinkReference: 'r', url: '/r' }) }],
    draw: () => <ShareWishlist props={{ wishlistId: list.wishlistId }} close={() => {}} />,
    act: async () => {
      await type('form input', 'eve@example.com');
      await send();
    },
    keeps: { 'form input': 'eve@example.com' },
  },
];

/** What changes nothing that a shopper waits for, and why nobody is told of its failure. */
export const untold: Readonly<Record<string, string>> = {
  'support.thread': 'reads',
  'returns.get': 'reads',
  'order.cancelWorth': 'reads',
  'searched.count': 'counted and forgotten',
  'loyalty.showPromotion': 'counted and forgotten',
  'recommendation.event': 'counted and forgotten',
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
};

/** Told by one table of its own, in payment/refused-payment.test.ts. */
export const toldByPayment = /^payment\.(?:create|payWithGiftCard|createPosPayment|initializeIyzico|requestKlarnaUrl)$/;

export const usualAnswers = [
  { endpoint: basket.get, reply: ok(whole) },
  { endpoint: wishlist.wishlists, reply: ok(lists) },
  { endpoint: content.termsAndConditions, reply: ok({ version: '2', title: '', text: [] }) },
  { endpoint: auth.refresh, reply: { status: 401, body: { message: 'unauthorised' } } },
] as const;
