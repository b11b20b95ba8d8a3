import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';

/** Where each block lives: a document brings the styles of its blocks, so that none is seen without. */
const folders: Record<BlockAlias, string> = {
  divisionMode: 'division-mode',
  imageWithLink: 'image-with-link',
  imageWithText: 'image-with-text',
  multiLinkWithImages: 'multi-link-with-images',
  text: 'text',
  accordionText: 'text-accordion',
  canvas: 'canvas',
  customerClubSignup: 'customer-club-signup',
  freeFreight: 'free-freight',
  imageCarousel: 'image-carousel',
  multiLink: 'multi-link',
  pdpCarousel: 'pdp-carousel',
  productCarousel: 'product-carousel',
  promotionSpot: 'promotion-spot',
  recommendationCarouselV2: 'recommendation-carousel',
  recommendationCarouselV3: 'recommendation-carousel',
  relewiseProductCarousel: 'recommendation-carousel',
  seo: 'seo',
  slimBannerAdvanced: 'slim-banner-advanced',
  slimBannerAnimated: 'slim-banner-animated',
  slimBannerBlock: 'slim-banner',
  slimBannerContainer: 'slim-banner-container',
  slimBannerSimple: 'slim-banner',
  smart: 'smart',
  textAccordion: 'text-accordion',
  trender: 'trending',
  trending: 'trending',
  usp: 'usp',
  video: 'video',
  vimeoVideo: 'video',
  wishlistProductCarousel: 'wishlist-product-carousel',
};

/** The source file of a block's view, from the root of the repository. */
export function viewFileOf(alias: string): string | undefined {
  const folder = Object.hasOwn(folders, alias) ? folders[alias as BlockAlias] : undefined;
  return folder && `packages/blocks/src/${folder}/${folder}.tsx`;
}
