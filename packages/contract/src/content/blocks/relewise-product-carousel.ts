import { z } from 'zod';
import { RecommendationSettings, RecommendationType } from '../../catalogue/recommendation.ts';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';

const recommendation = {
  ...carouselSettings,
  recommendationType: RecommendationType.default('recentlyViewed'),
  /** Of the type `fromCategory`. */
  categoryId: z.string().max(100).optional(),
  settings: RecommendationSettings.prefault({}),
};

/** Recommended products. Version 2 is told products alone; version 3 also how they were found, so that its headline is true. */
export const RelewiseProductCarousel = block('relewiseProductCarousel', recommendation);
export type RelewiseProductCarousel = z.infer<typeof RelewiseProductCarousel>;
export const RecommendationCarouselV2 = block('recommendationCarouselV2', recommendation);
export const RecommendationCarouselV3 = block('recommendationCarouselV3', recommendation);
