import type { TermsContent } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { z } from 'zod';
import type { Ctx } from '../shop/ctx.ts';

const clubTerms = 'customer-club';

type Club = { id: string; termsVersion: string };
type Asked = Pick<Ctx, 'content' | 'market'>;

/** The market whose club is asked for, and which terms it has today. */
export function findClub({ content, market }: Asked): Club | undefined {
  const published = market && content.byMarket.get(market.id);
  if (!published?.featureToggles.customerClub) return undefined;
  const terms = published.documents.get('terms-and-conditions') as z.infer<typeof TermsContent>[] | undefined;
  return { id: published.market.id, termsVersion: terms?.find(({ slug }) => slug === clubTerms)?.version ?? '0' };
}

/** LOY-034 where there is no club, nobody can join it. */
export function checkClub(asked: Asked): Club {
  const club = findClub(asked);
  if (!club) throw new ShopError('not_found');
  return club;
}
