import { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import { CategoryId, CategorySettings, CategoryTree, categoryPrefix, categoryTreeDocument } from '@selvedge/contract/catalogue/category.ts';
import { redirectsDocument, SearchRedirects, SearchSynonyms, synonymsDocument } from '@selvedge/contract/catalogue/search-words.ts';
import { ContentShippingMethod, FreeFreight, ProductGroup, TermsSource } from '@selvedge/contract/content.ts';
import { ForeignScripts, foreignScriptsDocument } from '@selvedge/contract/foreign-scripts.ts';
import { siteParts } from '@selvedge/contract/navigation.ts';
import { SearchConfigurations } from '@selvedge/contract/page-data.ts';
import { Makers, makersDocument } from '@selvedge/contract/product-safety.ts';
import { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { type ZodType, z } from 'zod';

/** A title may be called by any of three names (CAT-015). Places are read one by one where they are used: one that is wrong spoils no other. */
const BadgeDocument = z
  .object({
    badgeId: z.string(),
    badgeTitle: z.string(),
    name: z.string(),
    title: z.string(),
    locations: z.record(z.string(), z.unknown()),
  })
  .partial({ badgeTitle: true, name: true, title: true })
  .transform(({ badgeTitle, name, title, ...rest }) => ({ ...rest, badgeTitle: badgeTitle ?? name ?? title }));
export type BadgeDocument = z.infer<typeof BadgeDocument>;

/** Documents of which there is one for each thing: `category/knitwear`. */
const byPrefix: readonly (readonly [string, ZodType])[] = [[categoryPrefix, CategorySettings]];

/** How a document must look; undefined for one that the shop does not know. */
export function findDocumentSchema(name: string): ZodType | undefined {
  if (Object.hasOwn(documentSchemas, name)) return documentSchemas[name];
  return byPrefix.find(([prefix]) => name.startsWith(prefix) && CategoryId.safeParse(name.slice(prefix.length)).success)?.[1];
}

/** Most are what a call answers, by the call's last segment; the parts of the site settings are answered together. Terms are a list, one entry per slug. */
export const documentSchemas: Record<string, ZodType | undefined> = {
  ...siteParts,
  'basket-settings': BasketSettings,
  badges: z.array(BadgeDocument),
  'shop-the-look': z.array(ProductGroup),
  'product-set': z.array(ProductGroup),
  'free-freight-value': FreeFreight,
  'shipping-methods': z.array(ContentShippingMethod),
  'size-guide-settings': SizeGuideSettings,
  'terms-and-conditions': z.array(TermsSource),
  [makersDocument]: Makers,
  [foreignScriptsDocument]: ForeignScripts,
  'search-configurations': SearchConfigurations.partial(),
  [synonymsDocument]: SearchSynonyms,
  [redirectsDocument]: SearchRedirects,
  [categoryTreeDocument]: CategoryTree,
};
