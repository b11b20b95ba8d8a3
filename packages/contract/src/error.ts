/** Every refusal the shop can give, in one table: code -> HTTP status. */
export const statusOf = {
  /** Of the 300 kind: the shopper returns to the address. (CHK-012) */
  address_needed: 300,
  invalid_request: 400,
  wrong_market: 400,
  address_refused: 400,
  line_refused: 400,
  promo_code_refused: 400,
  gift_card_refused: 400,
  payment_refused: 400,
  shipping_refused: 400,
  wishlist_refused: 400,
  /** What can't be done with an order any more: it is packed, it is paid back. */
  order_refused: 409,
  unauthorized: 401,
  invalid_claim: 403,
  not_found: 404,
  market_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** A step of checkout that is not reached yet; the field `step` names the one to go to. */
  wrong_step: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  /** Another process of the shop has this market; the field `market` names it. */
  misdirected: 421,
  /** Staff confirm who they are, and send the call again. */
  confirmation_needed: 428,
  /** Staff set up a second factor before they use this right. */
  second_factor_needed: 428,
  too_many_requests: 429,
  headers_too_large: 431,
  unexpected: 500,
  unavailable: 503,
  /** A market has closed this part of the shop for a while; the field `maintenance` holds the key that says which. */
  closed_for_maintenance: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Translation keys by field; a screen shows the first one. */
export type FieldErrors = Record<string, string[]>;

/** An expected refusal. Anything else that is thrown is a bug and answers 500. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors;
  constructor(code: ErrorCode, errors: FieldErrors = {}) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}
