import type { Trender } from '@selvedge/contract/content/blocks/trender.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';

type AnyTrending = Omit<Trender, '_alias'>;

/** The most wanted of the last days. (CMS-024, CMS-038) */
export function TrendingBlock({ block }: BlockProps<AnyTrending>) {
  const { ProductRow, t } = useBlockHost();
  const settings = {
    numberOfRecommendations: block.numberOfProducts,
    pastDaysFromNow: block.pastDaysFromNow,
    excludeMarkdown: false,
    excludeNoMarkdown: false,
    overrideRecommendations: [],
    merchandisingTags: [],
  };
  return (
    <ProductRow
      request={{ kind: 'recommendation', version: 2, type: 'popular', categoryId: block.categoryId, settings }}
      title={block.headline || t('content.trending')}
      carousel={block}
      isRanked={block.showRank}
    />
  );
}
