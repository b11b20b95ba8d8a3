import type { BlockHost } from '@selvedge/blocks/block-host.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { useMemo } from 'react';
import { readShared } from '../lib/shared.ts';
import { type Translate, usePage } from '../lib/shop-context.tsx';
import { hostParts, loadPlaces } from './host-parts.ts';
import { readAudience, whenVideoAllowed } from './visitor.ts';

/** What the shop lends to its blocks. */
export function useShopHost(): BlockHost {
  const { translations, location, navigation, preview } = usePage();
  const market = location.market?.id;
  return useMemo(() => {
    const t: Translate = (key, values) => translate(readShared()?.translations ?? translations, key, values, market ?? 'en');
    return {
      t,
      locale: market ?? 'en',
      path: location.path,
      href: (path) => (market ? `/${market}${path}` : path || '/'),
      blocksPerRow: navigation.blocksPerRow,
      videoHost: navigation.videoHost,
      ...hostParts,
      readAudience: async () => (preview ? asLookedAt(preview) : readAudience(market ?? '')),
      whenVideoAllowed,
      allowVideo: () =>
        void loadPlaces()
          .then(({ allowVideo }) => allowVideo())
          .catch(Boolean),
      joinClub: async (wish) => (await loadPlaces()).joinClub(market ?? '', wish),
    };
  }, [translations, market, location.path, navigation.blocksPerRow, navigation.videoHost, preview]);
}

/** Staff who look at what is not live yet say as whom, and when. */
const asLookedAt = ({ shopper, at }: NonNullable<PageData['preview']>) => ({
  audience: shopper === 'employee' ? ('member' as const) : shopper,
  now: new Date(at),
});
