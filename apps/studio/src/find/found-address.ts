import type { Found } from '@selvedge/contract/studio/find.ts';
import { lastMarket } from '../flags/last-market.ts';
import { isRoom, paths } from '../lib/router.ts';

/** Where what was found is looked at; undefined while its room does not exist. */
export function foundAddress({ kind, id, market }: Pick<Found, 'kind' | 'id' | 'market'>): string | undefined {
  switch (kind) {
    case 'page':
      return paths.edit(market ?? '*', id);
    case 'order':
      return paths.room('orders', id);
    case 'promotion':
      return paths.room('promotions', id);
    case 'giftCard':
      return `${paths.room('gift-cards')}?card=${encodeURIComponent(id)}`;
    case 'release':
      return `${paths.room('releases')}?release=${encodeURIComponent(id)}`;
    case 'product':
      return room('products', id);
    case 'customer':
      return room('customers', id);
    case 'text':
      return withQuery(room('translations'), { filter: id });
    case 'setting':
      return room(settingRooms[id] ?? id) ?? room('navigation');
  }
}

const settingRooms: Readonly<Record<string, string>> = {
  'terms-and-conditions': 'terms',
  'size-guide-settings': 'size-guides',
  'search-configurations': 'search',
  'search-synonyms': 'search',
  'search-redirects': 'search',
  'free-freight-value': 'banners',
  'shipping-methods': 'markets',
  'basket-settings': 'markets',
};

function room(name: string, ...rest: readonly string[]): string | undefined {
  return isRoom(name) ? paths.room(name, ...rest) : undefined;
}

function withQuery(url: string | undefined, query: Record<string, string>): string | undefined {
  return url && `${url}?${new URLSearchParams(query)}`;
}

/** The switch of one flag, in the market where one works. */
export function flagAddress(name: string, fallback: string | undefined): string {
  return `${paths.room('flags', lastMarket() ?? fallback)}?${new URLSearchParams({ filter: name })}`;
}
