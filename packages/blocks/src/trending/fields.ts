import { type BlockEditor, field } from '../field.ts';
import { carouselFields, newCarousel } from '../shared-fields.ts';

export const trendingEditor: BlockEditor = {
  label: 'trending',
  fields: [
    field('numberOfProducts', 'number', { min: 1, max: 50 }),
    field('pastDaysFromNow', 'number', { min: 1, max: 365, unit: 'days' }),
    field('categoryId', 'category'),
    field('showRank', 'toggle'),
    ...carouselFields,
  ],
  initial: { ...newCarousel, numberOfProducts: 10, pastDaysFromNow: 7, showRank: true },
};
