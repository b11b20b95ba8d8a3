import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';

/** In which file of views each block is (`basic-views.ts` and its neighbours). A page fetches the files of its blocks and no other. */
export const viewGroups = {
  divisionMode: 'basic',
  imageWithLink: 'basic',
  imageWithText: 'basic',
  multiLink: 'basic',
  multiLinkWithImages: 'basic',
  text: 'basic',
  pdpCarousel: 'product',
  productCarousel: 'product',
  recommendationCarouselV2: 'product',
  recommendationCarouselV3: 'product',
  relewiseProductCarousel: 'product',
  trender: 'product',
  trending: 'product',
  wishlistProductCarousel: 'product',
  canvas: 'media',
  imageCarousel: 'media',
  video: 'media',
  vimeoVideo: 'media',
  accordionText: 'more',
  customerClubSignup: 'more',
  freeFreight: 'more',
  promotionSpot: 'more',
  seo: 'more',
  slimBannerAdvanced: 'more',
  slimBannerAnimated: 'more',
  slimBannerBlock: 'more',
  slimBannerContainer: 'more',
  slimBannerSimple: 'more',
  smart: 'more',
  textAccordion: 'more',
  usp: 'more',
  /** The countdown and the code to copy of any block: most pages have neither. */
  extras: 'extras',
} as const satisfies Record<BlockAlias | 'extras', string>;

export type ViewGroup = (typeof viewGroups)[keyof typeof viewGroups];

export function groupOf(alias: string): ViewGroup | undefined {
  return Object.hasOwn(viewGroups, alias) ? viewGroups[alias as BlockAlias] : undefined;
}
