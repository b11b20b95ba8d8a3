import type { Refusal } from '@selvedge/contract/api-exception.ts';
import { ShopError } from '@selvedge/contract/error.ts';

type Claims = NonNullable<Refusal['claimValidationErrors']>;

/** The session is there, but does not prove what this call needs. The session library reads the claims and says so to the page. */
export class InvalidClaim extends ShopError {
  readonly claims: Claims;
  constructor(claim: Claims[number]) {
    super('invalid_claim');
    this.claims = [claim];
  }
}

/** The second factor was not given yet. */
export function withoutFactor(): InvalidClaim {
  return new InvalidClaim({ id: 'st-mfa', reason: { message: 'Factor validation failed: totp not completed', factorId: 'totp' } });
}

/** The e-mail address is not proven: the first claim that the session library checks. */
export function unproven(): InvalidClaim {
  return new InvalidClaim({ id: 'st-ev', reason: { message: 'wrong value', expectedValue: true, actualValue: false } });
}
