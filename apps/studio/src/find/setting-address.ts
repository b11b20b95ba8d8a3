import { categoryPrefix } from '@selvedge/contract/catalogue/category.ts';
import { paths } from '../lib/router.ts';

/** The room in which a setting is worked on, for one market or for `*`. */
export function settingAddress(name: string, market: string): string {
  if (name.startsWith(categoryPrefix)) return paths.room('categories', market, name.slice(categoryPrefix.length));
  return (rooms[name] ?? rooms.menus!)(market);
}

const rooms: Readonly<Record<string, (market: string) => string>> = {
  menus: (market) => paths.room('navigation', market),
  footer: (market) => paths.room('footer', market),
  banners: (market) => paths.room('banners', 'slim', market),
  badges: (market) => paths.room('badges', market),
  'terms-and-conditions': (market) => paths.room('terms', market),
  'size-guide-settings': (market) => paths.room('size-guides', market),
  'search-configurations': (market) => paths.room('search', market, 'suggestions'),
  'search-synonyms': (market) => paths.room('search', market, 'synonyms'),
  'search-redirects': (market) => paths.room('search', market, 'redirects'),
  'shop-the-look': (market) => paths.room('looks', 'shop-the-look', market),
  'product-set': (market) => paths.room('looks', 'product-set', market),
  'category-tree': (market) => paths.room('categories', market),
  'free-freight-value': (market) => paths.room('banners', 'freight', market),
  'shipping-methods': (market) => paths.room('markets', market, 'delivery'),
  'basket-settings': (market) => paths.room('markets', market, 'thresholds'),
};
