import { z } from 'zod';
import { emailExistsLimit } from './email-exists-limit.ts';
import { endpoint } from './endpoint.ts';
import { EmailAddress } from './plain-text.ts';

/** Not the catalogue's own: its file would come along into every browser that opens the login. */
const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });

export const FavoriteStore = z.object({
  physicalId: z.string(),
  name: z.string(),
  shopNumber: z.string(),
  address: z.object({
    countryCode: z.string(),
    street: z.string(),
    city: z.string(),
    postalCode: z.string(),
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    phone: z.string(),
  }),
});
export type FavoriteStore = z.infer<typeof FavoriteStore>;

/** What the shop knows of the shopper who asks. The first nine are the contract's; the rest saves the screen three more calls. */
export const UserMetadata = z.object({
  /** Where notices about unsafe products go: the account's own address. */
  emailGPSR: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isEnrolledInCustomerClub: z.boolean(),
  birthdate: z.string().nullable(),
  favoriteStore: FavoriteStore.nullable(),
  preferredPayment: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  dueDate: z.string().nullable(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Asked for, and waiting for a click in the mail that was sent there. */
  pendingEmail: z.string().nullable(),
  /** `emailpassword`, or the provider through which the account was made. */
  tokenRecipe: z.string(),
  hasPassword: z.boolean(),
  contactId: z.string(),
  preferences: z.array(z.string()),
  subBrands: z.array(z.string()),
  /** Of the terms last accepted; `0` before the first time. */
  termsVersion: z.string(),
  /** Agreed to messages, by a proven address, and has not stopped them since. */
  newsletter: z.boolean(),
  /** As the provider shows the shopper through which they came last; null without one. */
  picture: z.string().nullable(),
  /** AUT-001 of a member; 0 for everybody else. */
  accountPoints: z.number().int(),
  accountPendingPoints: z.number().int(),
});
export type UserMetadata = z.infer<typeof UserMetadata>;

const Name = z.string().trim().max(100);
const Keys = z.array(z.string().trim().toLowerCase().min(1).max(100)).max(200);

/** What is left out stays as it is; null takes it away. */
export const AccountDetails = z.object({
  firstName: Name.optional(),
  lastName: Name.optional(),
  birthdate: z.iso.date().nullable().optional(),
  phoneNumber: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .nullable()
    .optional(),
  dueDate: z.iso.date().nullable().optional(),
  favoriteStoreId: z.string().max(100).nullable().optional(),
  preferredPayment: z.string().max(50).nullable().optional(),
  preferences: Keys.optional(),
  subBrands: Keys.optional(),
});
export type AccountDetails = z.input<typeof AccountDetails>;

/** Read by the shop's own rule, which also knows addresses in other scripts. */

/** The answer of calls that must not tell whether an address is known here. */
const Done = z.object({ status: z.literal('OK') });
const Password = z.string().max(128).optional();

const TermsParams = CatalogParams.extend({ termsId: z.string().min(1).max(100) });

/** Turkish law asks for the disclosure to be read, and for each consent on its own. */
export const TurkishConsent = z.object({
  disclosureRead: z.literal(true),
  dataConsent: z.boolean().default(false),
  marketingConsent: z.boolean().default(false),
});
export type TurkishConsent = z.input<typeof TurkishConsent>;

export const ShopperSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** A few words made from what the browser said of itself: `Firefox, Windows`. Empty when it is not known. */
  device: z.string(),
  isCurrent: z.boolean(),
});
export type ShopperSession = z.infer<typeof ShopperSession>;

/** Not only of the account's pages: checkout, prices and the terms flyout need it, too. */
const own = { access: 'shopper', params: CatalogParams, caching: 'no-store' } as const;
const ofPages = { ...own, maintenance: 'account' } as const;
const json = { contentType: 'application/json-patch+json' } as const;

export const account = {
  getUserMetadata: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/:catalog/get-user-metadata',
    summary: 'The profile of the shopper who asks.',
    response: UserMetadata,
  }),
  updateAccountDetails: endpoint({
    ...ofPages,
    ...json,
    method: 'POST',
    path: '/api/account/:catalog/update-account-details',
    summary: 'Changes the profile; what is left out stays as it is.',
    body: AccountDetails,
    response: UserMetadata,
  }),
  updateAccountEmail: endpoint({
    ...ofPages,
    ...json,
    method: 'POST',
    path: '/api/account/:catalog/update-account-email',
    summary: 'Asks for another e-mail address. It counts once the mail that goes there is confirmed.',
    body: z.object({ email: EmailAddress, password: Password }),
    response: Done,
    rateLimit: { limit: 10, seconds: 900 },
  }),
  confirmAccountEmail: endpoint({
    ...json,
    method: 'POST',
    path: '/api/account/:catalog/confirm-account-email',
    summary: 'Confirms another e-mail address with the token of the mail that was sent there.',
    access: 'public',
    maintenance: 'account',
    params: CatalogParams,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Done,
    caching: 'no-store',
    rateLimit: { limit: 20, seconds: 900 },
  }),
  checkEmailExists: endpoint({
    method: 'GET',
    path: '/api/account/:catalog/check-email-exists',
    summary: 'Whether an account has this e-mail address.',
    access: 'public',
    params: CatalogParams,
    query: z.object({ email: EmailAddress }),
    requires: ['email'],
    notNull: ['email'],
    response: z.object({ exists: z.boolean() }),
    caching: 'no-store',
    rateLimit: emailExistsLimit,
  }),
  deleteAccount: endpoint({
    ...ofPages,
    ...json,
    method: 'DELETE',
    path: '/api/account/:catalog/delete-account',
    summary: 'Deletes the account of the shopper who asks, for good.',
    body: z.object({ password: Password }),
    response: Done,
    rateLimit: { limit: 10, seconds: 900 },
  }),
  acceptTerms: endpoint({
    ...own,
    ...json,
    method: 'POST',
    path: '/api/account/:catalog/accept-terms/:termsId',
    summary: 'Accepts the terms of a version.',
    params: TermsParams,
    response: Done,
  }),
  acceptTermsTr: endpoint({
    ...own,
    ...json,
    method: 'POST',
    path: '/api/account/:catalog/accept-terms-tr/:termsId',
    summary: 'Accepts the terms of a version with the consents that Turkish law asks for one by one.',
    params: TermsParams,
    body: TurkishConsent,
    response: Done,
  }),
  listStores: endpoint({
    ...ofPages,
    method: 'GET',
    path: '/api/account/:catalog/favorite-stores',
    summary: 'The stores that can be chosen as the favourite one.',
    response: z.array(FavoriteStore.pick({ physicalId: true, name: true })),
  }),
  exportData: endpoint({
    ...ofPages,
    method: 'GET',
    path: '/api/account/:catalog/export-data',
    summary: 'Everything the shop keeps about the shopper who asks.',
    response: z.record(z.string(), z.unknown()),
    rateLimit: { limit: 10, seconds: 900 },
  }),
  changePassword: endpoint({
    ...ofPages,
    ...json,
    method: 'POST',
    path: '/api/account/:catalog/change-password',
    summary: 'Sets another password for the shopper who asks, and signs them out on other devices unless they say otherwise.',
    body: z.object({ password: z.string().optional(), newPassword: z.string(), endOtherSessions: z.boolean().default(true) }),
    response: Done,
    rateLimit: { limit: 10, seconds: 900 },
  }),
  listSessions: endpoint({
    ...ofPages,
    method: 'GET',
    path: '/api/account/:catalog/sessions',
    summary: 'Where the shopper who asks is signed in.',
    response: z.array(ShopperSession),
  }),
  endSession: endpoint({
    ...ofPages,
    method: 'DELETE',
    path: '/api/account/:catalog/sessions/:sessionId',
    summary: 'Signs the shopper who asks out on another device.',
    params: CatalogParams.extend({ sessionId: z.uuid() }),
    response: z.array(ShopperSession),
    errors: ['not_found'],
  }),
  endOtherSessions: endpoint({
    ...ofPages,
    method: 'DELETE',
    path: '/api/account/:catalog/sessions',
    summary: 'Signs the shopper who asks out everywhere else.',
    response: z.array(ShopperSession),
  }),
};
