import type { TermsContent } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { z } from 'zod';
import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { termsSlug } from './get-user-metadata.ts';
import { termsAcceptanceTable } from './tables.ts';

type Acceptance = { termsId: string; consents?: Record<string, boolean> };

/**
 * Keeps that a shopper accepted the terms that are published now. The time is the shop's own: what a header says about time and
 * version informs, and proves nothing. Accepting twice keeps the first time.
 */
export async function acceptTerms(ctx: Ctx, { termsId, consents = {} }: Acceptance): Promise<{ status: 'OK' }> {
  const { shopperId } = getShopperSession(ctx);
  const market = ctx.market!.id;
  if (termsId !== publishedVersion(ctx, market)) throw new ShopError('invalid_request', { termsId: ['account.terms_moved'] });
  await ctx.db
    .insert(termsAcceptanceTable)
    .values({ shopperId, slug: termsSlug, version: termsId, market, acceptedAt: ctx.now, consents })
    .onConflictDoNothing();
  return { status: 'OK' };
}

function publishedVersion({ content }: Ctx, market: string): string | undefined {
  const terms = content.byMarket.get(market)?.documents.get('terms-and-conditions') as z.infer<typeof TermsContent>[] | undefined;
  return terms?.find(({ slug }) => slug === termsSlug)?.version;
}
