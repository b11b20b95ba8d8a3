import type { Found } from '@selvedge/contract/studio/studio-search.ts';
import { lastMarket } from './last-market.ts';
import { paths } from './router.ts';
import { settingAddress } from './setting-address.ts';

/** Where what was found is looked at. */
export function foundAddress({ kind, id, market }: Pick<Found, 'kind' | 'id' | 'market'>): string {
  switch (kind) {
    case 'page':
      return paths.edit(market ?? '*', id);
    case 'order':
      return paths.screen('orders', id);
    case 'return':
      return paths.screen('returns', id);
    case 'promotion':
      return paths.screen('promotions', id);
    case 'giftCard':
      return `${paths.screen('gift-cards')}?card=${encodeURIComponent(id)}`;
    case 'release':
      return `${paths.screen('releases')}?release=${encodeURIComponent(id)}`;
    case 'product':
      return paths.screen('products', id);
    case 'customer':
      return paths.screen('customers', id);
    case 'text':
      return `${paths.screen('translations')}?${new URLSearchParams({ filter: id })}`;
    case 'setting':
      return settingAddress(id, lastMarket() ?? '*');
  }
}

/** The switch of one flag, in the market where one works. */
export function flagAddress(name: string, fallback: string | undefined): string {
  return `${paths.screen('flags', lastMarket() ?? fallback)}?${new URLSearchParams({ filter: name })}`;
}
