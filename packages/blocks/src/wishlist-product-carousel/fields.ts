import { type BlockEditor, field } from '../field.ts';
import { carouselFields, newCarousel } from '../shared-fields.ts';

export const wishlistProductCarouselEditor: BlockEditor = {
  label: 'wishlistProductCarousel',
  fields: [field('numberOfProducts', 'number', { min: 1, max: 50 }), ...carouselFields],
  initial: { ...newCarousel, numberOfProducts: 12 },
};
