import type { RecommendationSettings } from '@selvedge/contract/catalogue/recommendation.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { listable } from '../catalogue/list-products.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';

export type Arrange = { candidates: readonly number[]; excluded: ReadonlySet<number>; settings: RecommendationSettings };

/** What of the candidates may be recommended, and in which order. Products chosen by hand come first and are not judged. */
export function arrange(catalogue: MarketCatalogue, { candidates, excluded, settings }: Arrange): number[] {
  const byHand = listable(catalogue, settings.overrideRecommendations);
  const fitting = candidates.filter((product) => !excluded.has(product) && isAllowed(catalogue, product, settings));
  const isFavoured = (product: number) => settings.merchandisingTags.some((tag) => hasTag(catalogue, product, tag));
  const sorted = [...fitting.filter(isFavoured), ...fitting.filter((product) => !isFavoured(product))];
  return [...new Set([...byHand, ...sorted])].slice(0, settings.numberOfRecommendations);
}

function isAllowed(catalogue: MarketCatalogue, product: number, settings: RecommendationSettings): boolean {
  const { requiredTags, excludedTags, excludeMarkdown, excludeNoMarkdown } = settings;
  const isMarkdown = hasBit(catalogue.isMarkedDown, product);
  if ((excludeMarkdown && isMarkdown) || (excludeNoMarkdown && !isMarkdown)) return false;
  if (catalogue.structure.giftCards.includes(product)) return false;
  if (requiredTags && requiredTags.tags.length > 0 && !fits(catalogue, product, requiredTags)) return false;
  return !(excludedTags && excludedTags.tags.length > 0 && fits(catalogue, product, excludedTags));
}

type TagRule = NonNullable<RecommendationSettings['requiredTags']>;

function fits(catalogue: MarketCatalogue, product: number, { tags, evaluationMode }: TagRule): boolean {
  return evaluationMode === 'all'
    ? tags.every((tag) => hasTag(catalogue, product, tag))
    : tags.some((tag) => hasTag(catalogue, product, tag));
}

function hasTag({ structure }: MarketCatalogue, product: number, tag: string): boolean {
  return structure.options[product]!.tags.includes(tag) || structure.styles[structure.styleOf[product]!]!.tags.includes(tag);
}
