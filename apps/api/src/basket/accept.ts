import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';
import type { BasketKey } from './basket-cookie.ts';
import { termsVersionOf } from './basket-settings.ts';
import { changeBasket } from './change-basket.ts';

type Said = boolean | undefined;
export type Acceptance = { acceptNewsletter?: Said; acceptTerms?: Said; disclosureRead?: Said; dataConsent?: Said };

/** Consent is this act and nothing else, at our time; what is not said stays as it is, and a no takes it back. */
export async function acceptTerms(ctx: Ctx, key: BasketKey, acceptance: Acceptance): Promise<BasketAnswer> {
  const { acceptNewsletter, acceptTerms: terms, disclosureRead, dataConsent } = acceptance;
  const at = ctx.now.toISOString();
  const since = (said: Said, before: string | undefined) => (said ? (before ?? at) : undefined);
  return changeBasket(ctx, key, (content) => ({
    ...content,
    ...(terms !== undefined && acceptedTerms(content, { isAccepted: terms, at, version: termsVersionOf(ctx) })),
    ...(acceptNewsletter !== undefined && { newsletterAcceptedAt: since(acceptNewsletter, content.newsletterAcceptedAt) }),
    ...(disclosureRead !== undefined && { disclosureReadAt: since(disclosureRead, content.disclosureReadAt) }),
    ...(dataConsent !== undefined && { dataConsentAt: since(dataConsent, content.dataConsentAt) }),
  }));
}

type Accepted = { isAccepted: boolean; at: string; version: string | undefined };

/** Accepting the same terms twice keeps the first time; other terms are accepted anew. */
function acceptedTerms(content: BasketContent, { isAccepted, at, version }: Accepted): Partial<BasketContent> {
  if (!isAccepted) return { termsAcceptedAt: undefined, termsVersion: undefined };
  const isKnown = content.termsAcceptedAt !== undefined && content.termsVersion === version;
  return { termsAcceptedAt: isKnown ? content.termsAcceptedAt : at, termsVersion: version };
}

export function setNote(ctx: Ctx, key: BasketKey, { note }: { note: string }): Promise<BasketAnswer> {
  return changeBasket(ctx, key, (content) => ({ ...content, note }));
}
