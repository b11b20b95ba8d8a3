import type { FieldErrors } from './error.ts';

export const unexpectedMessage = 'An unexpected server error occurred.';

/** The body of every refusal. */
export type Refusal = {
  code: string;
  errors: FieldErrors;
  requestId?: string;
  /** With 403: which claims of the session did not hold, as the session library reads them. */
  claimValidationErrors?: { id: string; reason: unknown }[] | undefined;
};

/** Raised for any status that the endpoint does not accept. */
export class ApiException extends Error {
  readonly status: number;
  readonly response: string;
  readonly headers: Record<string, string>;
  readonly result: Refusal | undefined;

  constructor(response: { status: number; statusText?: string; headers: Headers }, text: string) {
    const named: Record<number, string> = {
      204: 'No Content',
      302: 'Found',
      400: 'Bad Request',
      401: 'Unauthorized',
      403: 'Forbidden',
      404: 'Not Found',
    };
    super(named[response.status] ?? unexpectedMessage);
    this.status = response.status;
    this.response = text;
    this.headers = Object.fromEntries(response.headers);
    this.result = parseRefusal(text);
  }
}

function parseRefusal(text: string): Refusal | undefined {
  try {
    const body = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
