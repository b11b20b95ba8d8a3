import type { PageAlias } from '@selvedge/contract/page.ts';
import type { MoreSources } from './security-headers.ts';

const pagesWithMaps: ReadonlySet<PageAlias> = new Set<PageAlias>(['storeLocatorPage', 'store']);

/** Pictures of the tile server, on the pages that have a map and nowhere else. */
export function withMapTiles(more: MoreSources, { mapTiles }: { mapTiles?: string | undefined }, alias: PageAlias): MoreSources {
  if (mapTiles === undefined || !pagesWithMaps.has(alias)) return more;
  return { ...more, 'img-src': [...(more['img-src'] ?? []), new URL(mapTiles).origin] };
}
