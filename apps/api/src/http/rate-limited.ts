import { ShopError } from '@selvedge/contract/error.ts';

/** A refusal that says when to come back. */
export class RateLimited extends ShopError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('too_many_requests');
    this.retryAfter = retryAfter;
  }
}
