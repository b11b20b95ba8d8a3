import type { CarouselSettings } from '@selvedge/contract/content/carousel.ts';
import type { ProductRowProps } from '../block-host.ts';

const carousel: CarouselSettings = {
  headline: '',
  headlineSettings: { alignment: 'left' },
  autoplay: false,
  pagination: false,
  toggleFullWidth: true,
  arrowsPosition: 'outside',
};

/** CMS-054 the products of a film, below it. */
export function productRow(productIds: readonly string[]): ProductRowProps {
  return { request: { kind: 'products', productIds }, title: '', carousel };
}
