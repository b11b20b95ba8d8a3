import { z } from 'zod';
import type { ErrorCode } from './error.ts';

/**
 * Who may call an endpoint.
 * public: anyone. shopper: a signed-in customer. staff: a member of staff who holds the right, or one of `or`.
 * service: another system, by its key. till: the tills of the stores, by theirs, which opens nothing else.
 * device: anyone at a store's enrolled device, by its cookie and its key.
 */
export type Access = 'public' | 'shopper' | 'service' | 'till' | 'device' | { staff: Right; or?: readonly Right[] };

/** What a member of staff may do. Roles are sets of these. */
export const Right = z.enum([
  'audit.read',
  'basket.read',
  'catalogue.read',
  'catalogue.write',
  'collect.write',
  'content.publish',
  'content.read',
  'content.write',
  'customer.erase',
  'customer.read',
  'device.write',
  'figures.read',
  'flag.read',
  'flag.write',
  'gift-card.read',
  'gift-card.write',
  'loyalty.correct',
  'mailing.read',
  'mailing.write',
  'market.read',
  'market.write',
  'order.read',
  'order.refund',
  'order.write',
  'promotion.read',
  'promotion.write',
  'staff.write',
  'support.read',
  'support.write',
]);
export type Right = z.infer<typeof Right>;

/** Held without a second factor. Every other right, also one that is added later, touches money, staff, people's data or what is public. */
const plainRights: readonly Right[] = [
  'catalogue.read',
  'catalogue.write',
  'content.read',
  'content.write',
  'flag.read',
  'flag.write',
  'market.read',
  'market.write',
  'promotion.read',
];

export function needsSecondFactor(right: Right): boolean {
  return !plainRights.includes(right);
}

/** How long an answer may be kept. Shared answers are the same for everybody and carry an ETag. */
export type Caching = 'no-store' | { sharedSeconds: number };

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One sentence for the person who reads the API page. */
  summary: string;
  access: Access;
  /** With access `public`: nobody is asked who they are, not even the database. For what is counted and belongs to no one. */
  anonymous?: true;
  /** With access `shopper`: refused with 403 and the claim st-ev until the e-mail address is proven. */
  needsVerifiedEmail?: boolean;
  /** With access `service`: the query parameter that may hold the key as well, where the contract says so. */
  keyParameter?: string;
  /** With access `shopper`: also for a session that still waits for its second factor. */
  beforeSecondFactor?: true;
  /** With access `staff`: refused until the caller gave the second factor, or the password, within the last minutes. */
  needsConfirmation?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Also about a market that has been open and is closed now: what was bought there stays the buyer's. */
  outlivesMarket?: true;
  /**
   * What a market's maintenance modes close beyond what closes with the whole shop: `login` and `account` close with those pages. `open`
   * is never closed: without it somebody could not leave, pay off what was begun, or stop messages.
   */
  maintenance?: 'login' | 'account' | 'open';
  /** Query parameters that our client refuses to leave out, or to send as null. */
  requires?: readonly string[];
  notNull?: readonly string[];
  /** Refusals beyond those that any call can meet (`commonErrors`). */
  errors?: readonly ErrorCode[];
  /** Statuses that are an answer rather than an exception: 200 and 204 unless the endpoint says otherwise. */
  accepted?: readonly number[];
  /** Also answers 204, where there is nothing. Not among `accepted`: our client raises it like any other failure. */
  raisesEmpty?: true;
  /** A body that is larger is refused before it is read whole. A megabyte where this is left out. */
  maxBodyBytes?: number;
  /** What our client sends; the server reads both with one parser. */
  contentType?: 'application/json' | 'application/json-patch+json';
  /** Takes a file as it is, of these content types, in place of a JSON body. The handler reads it as a stream. */
  upload?: readonly string[];
  /**
   * Called by another party's server or page. The body reaches the handler as the text that was sent: a signature is over that, and a
   * page of theirs posts a form from another site.
   */
  asSent?: true;
  /** The body reaches the handler as text, unread, and is answered before somebody reads it. What is wrong with it the caller never hears. */
  readLater?: true;
  /** Answers a bare text in place of JSON: other parties' servers compare it letter by letter. */
  answersText?: true;
  /** Answers a file of this type. Followed as a link; our client, which speaks JSON, does not call it. */
  answersFile?: 'application/pdf' | 'image/webp' | 'text/html; charset=utf-8';
  caching?: Caching;
  /** A GET that changes something, as the contract has a few: only with our client's headers, and never by HEAD, prefetch or navigation. */
  changes?: true;
  /** Counted in the database per caller: at most `limit` calls in `seconds`. Calls of one `name` are counted together. */
  rateLimit?: { limit: number; seconds: number; name?: string };
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Refusals that the server may give to any call, whatever the endpoint declares. */
export const commonErrors = [
  'invalid_request',
  'market_not_found',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'closed_for_maintenance',
] as const satisfies readonly ErrorCode[];

export function acceptedStatuses(definition: Endpoint): readonly number[] {
  return definition.accepted ?? [200, 204];
}

type Part<E, K extends string, How extends 'input' | 'output'> = K extends keyof E
  ? E[K] extends z.ZodType
    ? { [P in K]: How extends 'input' ? z.input<E[K]> : z.output<E[K]> }
    : unknown
  : unknown;

/** What a caller sends. */
export type Sent<E extends Endpoint> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & SentBody<E>;
/** A body that may be missing need not be named. */
type SentBody<E extends Endpoint> =
  Part<E, 'body', 'input'> extends { body: infer B } ? (undefined extends B ? { body?: B } : { body: B }) : unknown;
/** What a handler receives, parsed. */
export type Received<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  (E extends { readLater: true } ? { body: string } : Part<E, 'body', 'output'>);
export type Answer<E extends Endpoint> = z.output<E['response']>;
