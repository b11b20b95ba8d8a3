import type { Menus } from '@selvedge/contract/navigation.ts';
import { looksLikeMarket } from '@selvedge/domain/market/find-market-by-path.ts';

/** A page on which menus are looked at. `key` is the place of its brand in the menus, nothing for the home page. */
export type PreviewPlace = { key: string; title: string; path: string };

/** The home page, and the fronts of brands that lie elsewhere in the market. */
export function previewPlaces({ multiBrandMenu = [] }: Partial<Menus>, { market, home }: { market: string; home: string }): PreviewPlace[] {
  const fronts = multiBrandMenu.flatMap(({ name, link }, index) => {
    const first = link.url.split(/[/?#]/, 2)[1] ?? '';
    // Menus of all markets are looked at in one of them, with what they name by another's address, too.
    const start = first === market || (market === '*' && looksLikeMarket(first)) ? `/${first}` : '';
    const isHere = start !== '' || market === '*';
    const path = isHere && link.url.startsWith(`${start}/`) ? link.url.slice(start.length).split(/[?#]/)[0]! : '';
    return path === '' || path === '/' ? [] : [{ key: `multiBrandMenu.${index}`, title: name || path, path }];
  });
  return [{ key: '', title: home, path: '' }, ...fronts];
}

/** Where an entry is best seen; undefined where the page that is shown will do. */
export function placeOfEntry(chosen: string, places: readonly PreviewPlace[]): string | undefined {
  if (!chosen.startsWith('multiBrandMenu.')) return undefined;
  return places.find(({ key }) => key === chosen)?.key ?? '';
}
