import { categoryPrefix } from '@selvedge/contract/catalogue/category.ts';
import { paths } from './router.ts';

/** The screen in which a setting is worked on, for one market or for `*`. */
export function settingAddress(name: string, market: string): string {
  if (name.startsWith(categoryPrefix)) return paths.screen('categories', market, name.slice(categoryPrefix.length));
  return (screens[name] ?? screens.menus!)(market);
}

const screens: Readonly<Record<string, (market: string) => string>> = {
  menus: (market) => paths.screen('navigation', market),
  footer: (market) => paths.screen('footer', market),
  banners: (market) => paths.screen('banners', 'slim', market),
  badges: (market) => paths.screen('badges', market),
  'terms-and-conditions': (market) => paths.screen('terms', market),
  'size-guide-settings': (market) => paths.screen('size-guides', market),
  'search-configurations': (market) => paths.screen('search', market, 'suggestions'),
  'search-synonyms': (market) => paths.screen('search', market, 'synonyms'),
  'search-redirects': (market) => paths.screen('search', market, 'redirects'),
  'shop-the-look': (market) => paths.screen('looks', 'shop-the-look', market),
  'product-set': (market) => paths.screen('looks', 'product-set', market),
  'foreign-scripts': (market) => paths.screen('scripts', market),
  makers: (market) => paths.screen('makers', market),
  'category-tree': (market) => paths.screen('categories', market),
  'free-freight-value': (market) => paths.screen('banners', 'freight', market),
  'shipping-methods': (market) => paths.screen('markets', market, 'delivery'),
  'basket-settings': (market) => paths.screen('markets', market, 'thresholds'),
};
