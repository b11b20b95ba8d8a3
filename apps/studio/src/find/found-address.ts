import type { Found } from '@selvedge/contract/studio/find.ts';
import { lastMarket } from '../flags/last-market.ts';
import { paths } from '../lib/router.ts';
import { settingAddress } from './setting-address.ts';

/** Where what was found is looked at. */
export function foundAddress({ kind, id, market }: Pick<Found, 'kind' | 'id' | 'market'>): string {
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
      return paths.room('products', id);
    case 'customer':
      return paths.room('customers', id);
    case 'text':
      return `${paths.room('translations')}?${new URLSearchParams({ filter: id })}`;
    case 'setting':
      return settingAddress(id, lastMarket() ?? '*');
  }
}

/** The switch of one flag, in the market where one works. */
export function flagAddress(name: string, fallback: string | undefined): string {
  return `${paths.room('flags', lastMarket() ?? fallback)}?${new URLSearchParams({ filter: name })}`;
}
