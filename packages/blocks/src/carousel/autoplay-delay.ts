import { carousel } from '@selvedge/domain/content/block-constants.ts';

/** Editors write seconds; nothing or zero means the default. */
export function autoplayDelay(autoplayAfter: number | undefined): number {
  return autoplayAfter ? autoplayAfter * 1000 : carousel.autoplayDelay;
}
