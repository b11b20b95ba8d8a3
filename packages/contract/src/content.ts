import { z } from 'zod';
import { BadgeDisplay, BadgeLocation } from './catalogue/badge.ts';
import { Image } from './content/image.ts';
import { RichTextAnswer } from './content/rich-text-answer.ts';
import { endpoint } from './endpoint.ts';
import { FeatureToggles } from './feature-flag.ts';
import { isTimeZone } from './is-time-zone.ts';
import { MapCountry, Market, MarketParams } from './market.ts';
import { Navigation, SubBrand } from './navigation.ts';
import { SearchConfigurations, Translations } from './page-data.ts';
import { SizeGuideSettings } from './size-guide.ts';

const contentSeconds = 300;
const inMarket = { method: 'GET', access: 'public', params: MarketParams, caching: { sharedSeconds: contentSeconds } } as const;

/** A preview shows what is not published yet; it needs a staff session and is never cached. */
export const PreviewQuery = z.object({ preview: z.string().optional() });

/** A badge, and how it looks in each place where it is shown at all. (CAT-015) */
export const Badge = z.object({
  badgeId: z.string(),
  badgeTitle: z.string(),
  locations: z.partialRecord(BadgeLocation, BadgeDisplay),
});
export type Badge = z.infer<typeof Badge>;
/** A look or a set: products that belong together, with a picture of all of them. */
export const ProductGroup = z.object({
  id: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  productIds: z.array(z.string().max(100)).min(1).max(24),
  image: Image.optional(),
});
export type ProductGroup = z.infer<typeof ProductGroup>;
/** Terms as they are written and kept: light markdown. */
export const TermsSource = z.object({ slug: z.string(), version: z.string(), title: z.string(), text: z.string() });
export type TermsSource = z.infer<typeof TermsSource>;

/** Terms as they are read. */
export const TermsContent = TermsSource.extend({ text: RichTextAnswer });
export type TermsContent = z.infer<typeof TermsContent>;
/** Once (`2026-12-25`), every year (`12-25`), or so many days from Easter Sunday (`easter-2`). */
const ClosedDay = z.union([z.iso.date(), z.string().regex(/^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|easter(?:[+-][1-9]\d?)?)$/)]);

export const ContentShippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.string(),
  deliveryType: z.string(),
  /** In the market's currency. */
  price: z.number().min(0).max(1_000_000).optional(),
  /** When it arrives: working days after it has left, which it does on the same day when ordered by the cut-off. */
  delivery: z
    .object({
      workingDays: z.object({ from: z.number().int().min(0).max(60), to: z.number().int().min(0).max(60) }),
      cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      timeZone: z.string().refine(isTimeZone, { message: 'validation.invalid_value' }),
      closedDays: z.array(ClosedDay).max(400).optional(),
    })
    .optional(),
  /** Where it does not go: states or provinces, and beginnings of postal codes. */
  excludes: z
    .object({ regions: z.array(z.string().max(10)).max(100).default([]), postalCodes: z.array(z.string().max(12)).max(500).default([]) })
    .partial()
    .optional(),
  /** Kept with everything that was decided about it, and offered to nobody. */
  isOff: z.boolean().optional(),
});
export type ContentShippingMethod = z.infer<typeof ContentShippingMethod>;
/** From which amount of the market's own currency delivery is free (0: never), and how a basket says so. (CMS-082) */
export const FreeFreight = z.object({
  freightValue: z.number().min(0).max(100_000_000),
  currency: z.string(),
  freightVersion: z.enum(['progress', 'message']),
  backgroundColor: z.string().max(30).optional(),
});
export type FreeFreight = z.infer<typeof FreeFreight>;
/** ANA-018 */
const Monitoring = z.object({ enabled: z.boolean(), appId: z.string(), serviceName: z.string(), buildVersion: z.string() });

export const content = {
  all: endpoint({
    method: 'GET',
    path: '/api/f',
    summary: 'What every market shares: the list of markets and of countries on the map.',
    access: 'public',
    response: z.object({ markets: z.array(Market), countries: z.array(MapCountry), revision: z.string() }),
    caching: { sharedSeconds: contentSeconds },
  }),
  markets: endpoint({
    ...inMarket,
    path: '/api/f/:market/markets',
    summary: 'The markets a shopper can choose from.',
    response: z.array(Market),
  }),
  badges: endpoint({
    ...inMarket,
    path: '/api/f/:market/badges',
    summary: 'Badges on products.',
    query: PreviewQuery,
    response: z.array(Badge),
  }),
  shopTheLook: endpoint({
    ...inMarket,
    path: '/api/f/:market/shop-the-look',
    summary: 'Looks and the products in them.',
    response: z.array(ProductGroup),
  }),
  featureFlags: endpoint({
    ...inMarket,
    path: '/api/f/:market/feature-flags',
    summary: 'Every feature switch of the market.',
    response: FeatureToggles,
  }),
  freeFreightValue: endpoint({
    ...inMarket,
    path: '/api/f/:market/free-freight-value',
    summary: 'From which amount freight is free.',
    response: FreeFreight,
  }),
  monitoring: endpoint({
    ...inMarket,
    path: '/api/f/:market/monitoring',
    summary: 'Settings of real-user monitoring.',
    response: Monitoring,
  }),
  navigation: endpoint({
    ...inMarket,
    path: '/api/f/:market/navigation',
    summary: 'Site settings: menus, footer, banners.',
    query: PreviewQuery,
    response: Navigation,
  }),
  productSet: endpoint({
    ...inMarket,
    path: '/api/f/:market/product-set',
    summary: 'Product sets and the products in them.',
    response: z.array(ProductGroup),
  }),
  searchConfigurations: endpoint({
    ...inMarket,
    path: '/api/f/:market/search-configurations',
    summary: 'Sizes and sortings of listings.',
    response: SearchConfigurations,
  }),
  shippingMethods: endpoint({
    ...inMarket,
    path: '/api/f/:market/shipping-methods',
    summary: 'Ways to deliver, as content shows them.',
    response: z.array(ContentShippingMethod),
  }),
  sizeGuideSettings: endpoint({
    ...inMarket,
    path: '/api/f/:market/size-guide-settings',
    summary: 'The size guide.',
    response: SizeGuideSettings,
  }),
  termsAndConditions: endpoint({
    ...inMarket,
    path: '/api/f/:market/terms-and-conditions',
    summary: 'The terms of a slug with their version.',
    query: z.object({ slug: z.string().max(100).default('terms') }),
    response: TermsContent,
    errors: ['not_found'],
  }),
  translations: endpoint({
    ...inMarket,
    path: '/api/f/:market/translations',
    summary: "The market's texts by key.",
    response: Translations,
  }),
  subBrands: endpoint({
    ...inMarket,
    path: '/api/f/:market/sub-brands',
    summary: 'The brands inside the shop.',
    response: z.array(SubBrand),
  }),
};
