import { ApiException } from './api-exception.ts';
import { type ErrorWrapper, wrapError } from './error-wrapper.ts';

export type Attempt<T> = { hasError: false; data: T } | { hasError: true; error: ErrorWrapper; response: ApiException | undefined };

/** Calls never throw into a screen: `const result = await attempt(api(...)); if (result.hasError) ...` */
export async function attempt<T>(call: Promise<T>): Promise<Attempt<T>> {
  try {
    return { hasError: false, data: await call };
  } catch (error) {
    const response = error instanceof ApiException ? error : undefined;
    // A lost connection has no status; a screen treats it like a shop that is briefly away.
    return { hasError: true, error: wrapError(response ?? { status: 503 }), response };
  }
}
