import { type BlockEditor, field } from '../field.ts';
import { carouselFields, newCarousel } from '../shared-fields.ts';

export const productCarouselEditor: BlockEditor = {
  label: 'productCarousel',
  fields: [
    field('productIds', 'products'),
    field('categoryId', 'category'),
    field('numberOfProducts', 'number', { min: 1, max: 50 }),
    ...carouselFields,
  ],
  initial: { ...newCarousel, productIds: [], numberOfProducts: 12 },
};
