import type { TermsContent } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { z } from 'zod';
import type { Ctx } from '../shop/ctx.ts';

const clubTerms = 'customer-club';

/** The market whose club is asked for, and which terms it has today. LOY-034 where there is no club, nobody can join it. */
export function checkClub({ content, market }: Ctx): { id: string; termsVersion: string } {
  const published = market && content.byMarket.get(market.id);
  if (!published?.featureToggles.customerClub) throw new ShopError('not_found');
  const terms = published.documents.get('terms-and-conditions') as z.infer<typeof TermsContent>[] | undefined;
  return { id: published.market.id, termsVersion: terms?.find(({ slug }) => slug === clubTerms)?.version ?? '0' };
}
