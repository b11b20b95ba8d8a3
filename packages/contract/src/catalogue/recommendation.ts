import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CatalogParams } from './catalogue.ts';
import { ProductCard } from './product.ts';
import { ProductIds } from './search.ts';

export const recommendationTypes = ['recentlyViewed', 'similar', 'boughtTogether', 'popular', 'personal', 'fromCategory'] as const;
export const RecommendationType = z.enum(recommendationTypes);
export type RecommendationType = z.infer<typeof RecommendationType>;

const TagRule = z.object({
  tags: z.array(z.string().max(100)).max(50).default([]),
  /** Whether one of the tags is enough or all are meant. */
  evaluationMode: z.enum(['any', 'all']).default('any'),
});
const Days = z.number().int().min(0).max(3_650);

export const RecommendationSettings = z.object({
  numberOfRecommendations: z.number().int().min(1).max(50).default(12),
  excludeProductsPurchasedWithinDays: Days.optional(),
  requiredTags: TagRule.optional(),
  excludedTags: TagRule.optional(),
  excludeMarkdown: z.boolean().default(false),
  excludeNoMarkdown: z.boolean().default(false),
  /** These products come first, whatever the type would give. */
  overrideRecommendations: ProductIds.default([]),
  /** How far back counts what the visitor saw, and what others saw and bought. */
  pastDaysFromNow: Days.optional(),
  /** Products with one of these tags come before the others. */
  merchandisingTags: z.array(z.string().max(100)).max(50).default([]),
});
export type RecommendationSettings = z.infer<typeof RecommendationSettings>;

/** Random, made by the browser after consent; it names no person. */
const Visitor = z.uuid();

export const RecommendationRequest = z.object({
  type: RecommendationType.default('recentlyViewed'),
  /** What the page is about, or what this browser remembers having seen, latest first. */
  productIds: ProductIds.default([]),
  categoryId: z.string().max(100).optional(),
  visitor: Visitor.optional(),
  settings: RecommendationSettings.prefault({}),
});
export type RecommendationRequest = z.infer<typeof RecommendationRequest>;

const post = { method: 'POST', access: 'public', params: CatalogParams } as const;

export const recommendation = {
  recommendations: endpoint({
    ...post,
    path: '/api/recommendation/:catalog/recommendations',
    summary: 'Products to recommend, best first.',
    body: RecommendationRequest,
    response: z.array(ProductCard),
  }),
  recommendations3: endpoint({
    ...post,
    path: '/api/recommendation/:catalog/recommendations3',
    summary: 'Products to recommend, with the type that they were found by: a type without data falls back to popular products.',
    body: RecommendationRequest,
    response: z.object({ type: RecommendationType, products: z.array(ProductCard) }),
  }),
};
