import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EmailAddress } from './plain-text.ts';

/** Not the catalogue's own: its file would come along into the browser. */
const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });

/** Read by the shop's own rule, which also knows addresses in other scripts. */

const Name = z.string().trim().max(100).default('');

/** LOY-037 what the widget asks for. */
export const ClubWish = z.object({
  email: EmailAddress,
  firstName: Name,
  lastName: Name,
  subBrands: z
    .array(z.string().trim().toLowerCase().min(1).max(40))
    .max(12)
    .default([])
    .transform((brands) => [...new Set(brands)]),
  /** Whoever does not say yes is not written to: there is no default. */
  acceptsTerms: z.boolean(),
});

/** The same for an address that is known, unknown or a member's: only the owner of a session learns more. */
const Subscribed = z.object({
  status: z.literal('OK'),
  /** False for a shopper whose address is proven: then the membership has begun. */
  needsConfirmation: z.boolean(),
});

const Done = z.object({ status: z.literal('OK') });

/** 128 random bits at least, as they stand in a mail's link. */
const VerificationId = z.string().min(1).max(100);
const Stop = z.object({ contactId: z.string().min(1).max(100), messageId: z.string().min(1).max(100) });

const base = '/api/account/:catalog/customerclub';
const open = { access: 'public', params: CatalogParams, caching: 'no-store' } as const;
const post = { ...open, method: 'POST', contentType: 'application/json-patch+json' } as const;
const mailed = { rateLimit: { limit: 10, seconds: 900 }, errors: ['not_found'] } as const;
const byLink = { rateLimit: { limit: 20, seconds: 900 } } as const;

export const club = {
  subscribe: endpoint({
    ...post,
    path: `${base}/subscribe`,
    summary: 'Asks to join the customer club: at once for a shopper whose address is proven, by a mail for everybody else.',
    body: ClubWish,
    response: Subscribed,
    rateLimit: mailed.rateLimit,
    errors: ['unauthorized', 'invalid_claim', 'not_found'],
  }),
  verifyEmail: endpoint({
    ...post,
    ...mailed,
    path: `${base}/verify-email`,
    summary: 'Asks to join by an address alone, as a pop-up does; `sleekNote` names it.',
    query: z.object({ sleekNote: z.string().max(100).optional() }),
    notNull: ['sleekNote'],
    body: ClubWish.pick({ email: true, acceptsTerms: true }),
    response: Done,
  }),
  verifyEmail2: endpoint({
    ...post,
    ...mailed,
    path: '/api/account/customerclub/v2/verify-email',
    summary: 'The same for a caller whose address names no market.',
    params: z.object({}),
    body: ClubWish.pick({ email: true, acceptsTerms: true }).extend(CatalogParams.shape),
    response: Done,
  }),
  verifyMarketing: endpoint({
    ...open,
    ...byLink,
    method: 'GET',
    path: `${base}/verify-marketing`,
    summary: 'Confirms a wish to join by the link of a mail. Changes something, so it asks for the headers of our own client.',
    query: z.object({ verificationId: VerificationId }),
    requires: ['verificationId'],
    response: Done,
    changes: true,
  }),
  confirmMarketing: endpoint({
    ...post,
    ...byLink,
    path: `${base}/verify-marketing`,
    summary: 'The same, as our own client calls it.',
    body: z.object({ verificationId: VerificationId }),
    response: Done,
  }),
  facebookChallenge: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/facebook-lead-signup`,
    summary: 'Answers the question whether this shop set up a form elsewhere, as bare text.',
    query: z.object({
      'hub.mode': z.string().max(40),
      'hub.verify_token': z.string().max(200),
      'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
    }),
    response: z.string(),
    answersText: true,
    errors: ['unauthorized', 'not_found'],
    ...byLink,
  }),
  facebookLead: endpoint({
    ...open,
    method: 'POST',
    path: `${base}/facebook-lead-signup`,
    summary: 'Somebody filled in a form elsewhere, told and signed by its server. They are asked by mail, once.',
    asSent: true,
    body: z.string().max(100_000),
    response: z.string(),
    answersText: true,
    errors: ['unauthorized', 'not_found'],
  }),
  facebookSignup: endpoint({
    ...post,
    path: `${base}/facebook-signup`,
    summary: 'Asks to join with the token of a sign-up elsewhere, in the header `X-Signup-Access-Token`.',
    body: ClubWish.pick({ acceptsTerms: true }),
    response: Done,
    rateLimit: mailed.rateLimit,
    errors: ['unauthorized', 'not_found'],
  }),
  leave: endpoint({
    ...post,
    path: `${base}/leave`,
    access: 'shopper',
    needsVerifiedEmail: true,
    maintenance: 'open',
    summary: 'Ends the membership of who asks. Points and vouchers are given up; the account and its orders stay.',
    body: z.object({}).optional(),
    response: Done,
    errors: ['not_found'],
  }),
  unsubscribe: endpoint({
    ...post,
    ...byLink,
    path: `${base}/unsubscribe`,
    summary: 'Ends messages of the club, by the link that stands in each of them. Answers the same for a link that nobody was sent.',
    query: Stop,
    requires: ['contactId', 'messageId'],
    body: z.object({ reason: z.string().trim().max(500).optional() }).optional(),
    response: Done,
  }),
  unsubscribeByMail: endpoint({
    ...open,
    method: 'POST',
    path: `${base}/unsubscribe/one-click`,
    maintenance: 'open',
    summary: 'The same, as mail programs do it when their reader presses their own button (RFC 8058).',
    query: Stop,
    upload: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    response: Done,
  }),
  openUnsubscribe: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/unsubscribe/one-click`,
    maintenance: 'open',
    summary: 'The same address, opened: leads to the page that asks first (303), and changes nothing. Scanners open links, too.',
    query: Stop,
    response: Done,
    accepted: [303],
  }),
};
