import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { ContentShippingMethod, FreeFreight, TermsContent } from '@selvedge/contract/content.ts';
import type { z } from 'zod';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';

const standard: BasketSettings = {
  ...{ minimumThreshold: 0, maximumThreshold: 0, shipFromStore: false, taxRegions: [] },
  ...{ reminderAfterHours: 24, reminderQuietDays: 14, returnDays: 30, collectDays: 7, keptCategories: [] },
};

/** What staff decided about the market's baskets; content checks the document when it is read. */
export function basketSettings(ctx: Pick<Ctx, 'content' | 'market'>): BasketSettings {
  return (documentsOf(ctx)?.get('basket-settings') as BasketSettings | undefined) ?? standard;
}

export function shippingMethodsOf(ctx: Pick<Ctx, 'content' | 'market'>): readonly ContentShippingMethod[] {
  return (documentsOf(ctx)?.get('shipping-methods') ?? []) as readonly ContentShippingMethod[];
}

export function freeFreightOf(ctx: Pick<Ctx, 'content' | 'market'>): z.infer<typeof FreeFreight> | undefined {
  return documentsOf(ctx)?.get('free-freight-value') as z.infer<typeof FreeFreight> | undefined;
}

/** The terms that hold now in the market; undefined where it has none. */
export function termsVersionOf(ctx: Pick<Ctx, 'content' | 'market'>): string | undefined {
  const list = documentsOf(ctx)?.get('terms-and-conditions') as readonly z.infer<typeof TermsContent>[] | undefined;
  return list?.find(({ slug }) => slug === 'terms')?.version;
}

function documentsOf(ctx: Pick<Ctx, 'content' | 'market'>) {
  return ctx.content.byMarket.get(getMarketOf(ctx).id)?.documents;
}
