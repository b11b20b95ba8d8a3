import { recommendationTypes } from '@selvedge/contract/catalogue/recommendation.ts';
import { type BlockEditor, field } from '../field.ts';
import { carouselFields, newCarousel } from '../shared-fields.ts';

const days = (name: string) => field(name, 'number', { min: 0, max: 3650, unit: 'days' });
const tags = (name: string) =>
  field(name, 'group', { of: [field('tags', 'strings'), field('evaluationMode', 'select', { options: ['any', 'all'] })] });

export const recommendationCarouselEditor: BlockEditor = {
  label: 'recommendationCarousel',
  fields: [
    field('recommendationType', 'select', { options: recommendationTypes }),
    field('categoryId', 'category'),
    field('settings', 'group', {
      of: [
        field('numberOfRecommendations', 'number', { min: 1, max: 50 }),
        days('excludeProductsPurchasedWithinDays'),
        tags('requiredTags'),
        tags('excludedTags'),
        field('excludeMarkdown', 'toggle'),
        field('excludeNoMarkdown', 'toggle'),
        field('overrideRecommendations', 'products'),
        days('pastDaysFromNow'),
        field('merchandisingTags', 'strings'),
      ],
    }),
    ...carouselFields,
  ],
  initial: { ...newCarousel, recommendationType: 'recentlyViewed', settings: { numberOfRecommendations: 12 } },
};
