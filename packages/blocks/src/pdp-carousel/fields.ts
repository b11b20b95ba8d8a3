import { type BlockEditor, field } from '../field.ts';
import { carouselFields, newCarousel } from '../shared-fields.ts';

export const pdpCarouselEditor: BlockEditor = {
  label: 'pdpCarousel',
  fields: [field('productId', 'product'), field('imageIndexes', 'strings'), ...carouselFields],
  initial: { ...newCarousel },
};
