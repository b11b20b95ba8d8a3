import type { OptionalCategory } from '@selvedge/contract/optional-categories.ts';
import { decideConsent } from '@selvedge/domain/consent/consent.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import type { BrowserContext } from './test.ts';

/** A visitor who has decided before: journeys about the question itself take it away. */
export async function allowCookies(
  context: BrowserContext,
  baseURL: string | undefined,
  allowed: readonly OptionalCategory[],
): Promise<void> {
  const value = encodeURIComponent(writeConsent(decideConsent(allowed)));
  await context.addCookies([{ name: cookies.store.name, value, url: baseURL as string }]);
}
