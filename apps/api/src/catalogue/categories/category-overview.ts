import type { CategoryOverview } from '@selvedge/contract/studio/categories.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { arrangedCategoriesOf } from '../arrangement/arranged-categories-of.ts';
import { countCommon, keepCommon } from '../index/bits.ts';
import { getArrangement, getMarketCatalogue, getMarketOf } from '../market-of.ts';

/** The categories of the assortment, and how many products shoppers of the market find in each. */
export async function categoryOverview(ctx: Ctx): Promise<CategoryOverview> {
  const catalogue = await getMarketCatalogue(ctx);
  const { structure } = catalogue;
  const { categories, facet, settings } = arrangedCategoriesOf(catalogue, getArrangement(ctx), ctx.now);
  const pathById = ctx.content.byMarket.get(getMarketOf(ctx).id)?.pathById;
  const online = catalogue.isSold.slice();
  keepCommon(online, structure.isOnline);
  return {
    given: [...structure.categories.values()].map(({ id, parentId, position, names }) => ({ id, parentId, position, names })),
    facts: [...categories.keys()].map((id) => {
      const set = facet.bits[facet.numberOf.get(id) ?? -1];
      const path = pathById?.get(`category:${id}`);
      return {
        id,
        products: set ? countCommon(online, set) : 0,
        ...(path !== undefined && { path }),
        kind: settings.get(id)?.products.kind ?? 'assigned',
      };
    }),
  };
}
