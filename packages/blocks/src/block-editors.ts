import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { canvasEditor } from './canvas/fields.ts';
import { customerClubSignupEditor } from './customer-club-signup/fields.ts';
import { divisionModeEditor } from './division-mode/fields.ts';
import type { BlockEditor, Field } from './field.ts';
import { freeFreightEditor } from './free-freight/fields.ts';
import { imageCarouselEditor } from './image-carousel/fields.ts';
import { imageWithLinkEditor } from './image-with-link/fields.ts';
import { imageWithTextEditor } from './image-with-text/fields.ts';
import { multiLinkEditor } from './multi-link/fields.ts';
import { multiLinkWithImagesEditor } from './multi-link-with-images/fields.ts';
import { pdpCarouselEditor } from './pdp-carousel/fields.ts';
import { productCarouselEditor } from './product-carousel/fields.ts';
import { promotionSpotEditor } from './promotion-spot/fields.ts';
import { recommendationCarouselEditor } from './recommendation-carousel/fields.ts';
import { seoEditor } from './seo/fields.ts';
import { baseFields, footFields, headFields } from './shared-fields.ts';
import { slimBannerEditor } from './slim-banner/fields.ts';
import { slimBannerAdvancedEditor } from './slim-banner-advanced/fields.ts';
import { slimBannerAnimatedEditor } from './slim-banner-animated/fields.ts';
import { slimBannerContainerEditor } from './slim-banner-container/fields.ts';
import { smartEditor } from './smart/fields.ts';
import { textEditor } from './text/fields.ts';
import { textAccordionEditor } from './text-accordion/fields.ts';
import { trendingEditor } from './trending/fields.ts';
import { uspEditor } from './usp/fields.ts';
import { videoEditor } from './video/fields.ts';
import { wishlistProductCarouselEditor } from './wishlist-product-carousel/fields.ts';

const own: Record<BlockAlias, BlockEditor> = {
  accordionText: textAccordionEditor,
  canvas: canvasEditor,
  customerClubSignup: customerClubSignupEditor,
  divisionMode: divisionModeEditor,
  freeFreight: freeFreightEditor,
  imageCarousel: imageCarouselEditor,
  imageWithLink: imageWithLinkEditor,
  imageWithText: imageWithTextEditor,
  multiLink: multiLinkEditor,
  multiLinkWithImages: multiLinkWithImagesEditor,
  pdpCarousel: pdpCarouselEditor,
  productCarousel: productCarouselEditor,
  promotionSpot: promotionSpotEditor,
  recommendationCarouselV2: recommendationCarouselEditor,
  recommendationCarouselV3: recommendationCarouselEditor,
  relewiseProductCarousel: recommendationCarouselEditor,
  seo: seoEditor,
  slimBannerAdvanced: slimBannerAdvancedEditor,
  slimBannerAnimated: slimBannerAnimatedEditor,
  slimBannerBlock: slimBannerEditor,
  slimBannerContainer: slimBannerContainerEditor,
  slimBannerSimple: slimBannerEditor,
  smart: smartEditor,
  text: textEditor,
  textAccordion: textAccordionEditor,
  trender: trendingEditor,
  trending: trendingEditor,
  usp: uspEditor,
  video: videoEditor,
  vimeoVideo: videoEditor,
  wishlistProductCarousel: wishlistProductCarouselEditor,
};

/** What the editor knows of every block, over the same list as the renderer. For the Studio alone: shoppers never load it. */
export const blockEditors: Readonly<Record<BlockAlias, BlockEditor>> = Object.fromEntries(
  Object.entries(own).map(([alias, editor]) => [alias, { ...editor, label: alias, fields: withCommon(editor) }]),
) as unknown as Record<BlockAlias, BlockEditor>;

/** A block names a common field itself where it needs it, or wants it elsewhere. */
function withCommon({ fields, without = [] }: BlockEditor): Field[] {
  const named = new Set([...without, ...fields.map(({ name }) => name)]);
  const unnamed = ({ name }: Field) => !named.has(name);
  return [...headFields.filter(unnamed), ...fields, ...footFields.filter(unnamed), ...baseFields];
}
