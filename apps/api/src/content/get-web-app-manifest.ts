import { pageUrl } from '@selvedge/domain/page/page-path.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { pageTextKeys } from './page-texts.ts';

type Published = Pick<MarketContent, 'navigation' | 'translations'> & Partial<Pick<MarketContent, 'publicMarket'>>;

const paper = '#fbfaf7';

/** The stripes run to every edge and keep their middle, so a launcher may cut the same picture into any shape. */
const pictures = [192, 512].flatMap((side) =>
  ['any', 'maskable'].map((purpose) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose })),
);

/**
 * What a browser installs. It is one app for all markets, so that whoever moves to another one keeps theirs: the name, the language, the
 * direction and the first page follow the market of the last visit.
 */
export function getWebAppManifest({ navigation: { shopName }, translations, publicMarket: market }: Published): Record<string, unknown> {
  const t = (key: string) => translate(translations, key, { shop: shopName, country: market?.country.name ?? '' });
  const shortcut = (key: string, alias: 'searchPage' | 'wishlistPage' | 'basketPage') =>
    market ? [{ name: t(key), url: pageUrl(market.id, alias) }] : [];
  return {
    id: '/',
    name: shopName,
    short_name: shopName,
    description: t(pageTextKeys('home').intro),
    lang: market?.id ?? 'en',
    dir: market?.direction ?? 'ltr',
    start_url: market?.url ?? '/',
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping', 'fashion'],
    icons: [...pictures, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    shortcuts: [
      ...shortcut('shell.search', 'searchPage'),
      ...shortcut('shell.wishlist', 'wishlistPage'),
      ...shortcut('shell.basket', 'basketPage'),
    ],
  };
}
