import type { BlockHost } from '@selvedge/blocks/block-host.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { useMemo } from 'react';
import { type Translate, usePage } from '../lib/shop-context.tsx';
import { hostParts } from './host-parts.ts';
import { allowVideo, readAudience, whenVideoAllowed } from './visitor.ts';

/** What the shop lends to its blocks. */
export function useShopHost(): BlockHost {
  const { translations, location, navigation } = usePage();
  const market = location.market?.id;
  return useMemo(() => {
    const t: Translate = (key, values) => translate(translations, key, values, market ?? 'en');
    return {
      t,
      locale: market ?? 'en',
      path: location.path,
      href: (path) => (market ? `/${market}${path}` : path || '/'),
      blocksPerRow: navigation.blocksPerRow,
      videoHost: navigation.videoHost,
      ...hostParts,
      readAudience: () => readAudience(market ?? ''),
      whenVideoAllowed,
      allowVideo,
    };
  }, [translations, market, location.path, navigation.blocksPerRow, navigation.videoHost]);
}
