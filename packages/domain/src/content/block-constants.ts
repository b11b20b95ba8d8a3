/** Numbers of the specification that only blocks need: pages without them do not load them. */

export const carousel = {
  tiles: { mobile: 3, tablet: 5, desktop: 6 },
  productTiles: { mobile: 2, tablet: 2, desktop: 3 },
  minimumThreshold: 1,
  speed: 100,
  previewLeft: 0,
  previewRight: 0,
  autoplayDelay: 2500,
  arrowsPosition: 'inside',
  headlineAlignment: 'left',
  ctaFontSize: 14,
  ctaPosition: 'none',
} as const;
export const banner = { ctaFontSize: 14, ctaPosition: 'center' } as const;
