import {
  Badge,
  ContentShippingMethod,
  FreeFreight,
  Monitoring,
  ProductGroup,
  SizeGuideSettings,
  TermsContent,
} from '@selvedge/contract/content.ts';
import { SearchConfigurations } from '@selvedge/contract/page-data.ts';
import { type ZodType, z } from 'zod';

/** The documents that a call answers, by the call's last segment. Terms are a list, one entry per slug. */
export const documentSchemas: Record<string, ZodType | undefined> = {
  badges: z.array(Badge),
  'shop-the-look': z.array(ProductGroup),
  'product-set': z.array(ProductGroup),
  'free-freight-value': FreeFreight,
  monitoring: Monitoring,
  'shipping-methods': z.array(ContentShippingMethod),
  'size-guide-settings': SizeGuideSettings,
  'terms-and-conditions': z.array(TermsContent),
  'search-configurations': SearchConfigurations.partial(),
};
