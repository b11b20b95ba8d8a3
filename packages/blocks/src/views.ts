import type { BlockBase } from '@selvedge/contract/content/block.ts';
import type { BlockAlias, BlockOf } from '@selvedge/contract/content/blocks.ts';
import { type ComponentType, createElement, use } from 'react';
import type { BlockProps } from './block-props.ts';

type View<A extends BlockAlias> = ComponentType<BlockProps<BlockOf<A>>>;
export type AnyView = ComponentType<BlockProps<{ id: string; _alias: string }>>;

const accordion = async () => (await import('./text-accordion/text-accordion.tsx')).TextAccordionBlock;
const recommendations = async () => (await import('./recommendation-carousel/recommendation-carousel.tsx')).RecommendationCarouselBlock;
const slimBanner = async () => (await import('./slim-banner/slim-banner.tsx')).SlimBannerBlock;
const trending = async () => (await import('./trending/trending.tsx')).TrendingBlock;
const video = async () => (await import('./video/video.tsx')).VideoBlock;

/** How every block is shown. Each is fetched by the pages that hold it, and by no other. */
const views: { [A in BlockAlias]: () => Promise<View<A>> } = {
  divisionMode: async () => (await import('./division-mode/division-mode.tsx')).DivisionModeBlock,
  imageWithLink: async () => (await import('./image-with-link/image-with-link.tsx')).ImageWithLinkBlock,
  imageWithText: async () => (await import('./image-with-text/image-with-text.tsx')).ImageWithTextBlock,
  multiLinkWithImages: async () => (await import('./multi-link-with-images/multi-link-with-images.tsx')).MultiLinkWithImagesBlock,
  text: async () => (await import('./text/text.tsx')).TextBlock,
  accordionText: accordion,
  canvas: async () => (await import('./canvas/canvas.tsx')).CanvasBlock,
  customerClubSignup: async () => (await import('./customer-club-signup/customer-club-signup.tsx')).CustomerClubSignupBlock,
  freeFreight: async () => (await import('./free-freight/free-freight.tsx')).FreeFreightBlock,
  imageCarousel: async () => (await import('./image-carousel/image-carousel.tsx')).ImageCarouselBlock,
  multiLink: async () => (await import('./multi-link/multi-link.tsx')).MultiLinkBlock,
  pdpCarousel: async () => (await import('./pdp-carousel/pdp-carousel.tsx')).PdpCarouselBlock,
  productCarousel: async () => (await import('./product-carousel/product-carousel.tsx')).ProductCarouselBlock,
  promotionSpot: async () => (await import('./promotion-spot/promotion-spot.tsx')).PromotionSpotBlock,
  recommendationCarouselV2: recommendations,
  recommendationCarouselV3: recommendations,
  relewiseProductCarousel: recommendations,
  seo: async () => (await import('./seo/seo.tsx')).SeoBlock,
  slimBannerAdvanced: async () => (await import('./slim-banner-advanced/slim-banner-advanced.tsx')).SlimBannerAdvancedBlock,
  slimBannerAnimated: async () => (await import('./slim-banner-animated/slim-banner-animated.tsx')).SlimBannerAnimatedBlock,
  slimBannerBlock: slimBanner,
  slimBannerContainer: async () => (await import('./slim-banner-container/slim-banner-container.tsx')).SlimBannerContainerBlock,
  slimBannerSimple: slimBanner,
  smart: async () => (await import('./smart/smart.tsx')).SmartBlock,
  textAccordion: accordion,
  trender: trending,
  trending,
  usp: async () => (await import('./usp/usp.tsx')).UspBlock,
  video,
  vimeoVideo: video,
  wishlistProductCarousel: async () =>
    (await import('./wishlist-product-carousel/wishlist-product-carousel.tsx')).WishlistProductCarouselBlock,
};

const ready = new Map<string, AnyView>();
const loading = new Map<string, Promise<AnyView>>();

/** How a block is shown; undefined where this build doesn't know it: content may be newer than an open page. */
export function useView(alias: string): AnyView | undefined {
  const view = ready.get(alias);
  if (view || !Object.hasOwn(views, alias)) return view;
  // While its chunk is on its way, and when it never comes, a block stands as the server rendered it.
  return use(waiting(alias));
}

/** Everything that is named is ready to be shown afterwards. */
export async function loadViews(aliases: Iterable<string> = Object.keys(views)): Promise<void> {
  await Promise.all([...aliases].filter((alias) => Object.hasOwn(views, alias)).map((alias) => load(alias)));
}

function load(alias: string): Promise<AnyView> {
  const known = loading.get(alias);
  if (known) return known;
  const started = Promise.all([views[alias as BlockAlias](), import('./frame.tsx')]).then(([View, { Frame }]) => {
    const framed: AnyView = (place) => createElement(Frame, { block: place.block as BlockBase }, createElement(View as AnyView, place));
    ready.set(alias, framed);
    return framed;
  });
  loading.set(alias, started);
  return started;
}

const endless = new Map<string, Promise<AnyView>>();

function waiting(alias: string): Promise<AnyView> {
  const promise =
    endless.get(alias) ??
    quiet()
      .then(() => load(alias))
      .catch(() => new Promise<never>(() => {}));
  endless.set(alias, promise);
  return promise;
}

/** Links and films work without a block's script: it can wait until the page is at rest. */
const quiet = () => new Promise<unknown>((done) => (globalThis.requestIdleCallback ?? setTimeout)(done, { timeout: 1500 } as never));
