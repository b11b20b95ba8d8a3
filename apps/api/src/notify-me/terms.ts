import type { TermsContent } from '@selvedge/contract/content.ts';
import type { Ctx } from '../shop/ctx.ts';

/** What is agreed to, as staff of the market wrote it. The page carries the same. */
export function notifyMeTerms({ content, market }: Pick<Ctx, 'content' | 'market'>): TermsContent | undefined {
  const terms = market && (content.byMarket.get(market.id)?.documents.get('terms-and-conditions') as TermsContent[] | undefined);
  return terms?.find(({ slug }) => slug === 'notify-me');
}
