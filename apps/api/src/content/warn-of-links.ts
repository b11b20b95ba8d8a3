import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { isRichNodes } from '@selvedge/domain/content/words-of-rich-text.ts';
import { toLink } from '@selvedge/domain/link/to-link.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { isDeadLink } from './is-dead-link.ts';
import { everyMarket } from './tables.ts';

const most = 20;

/** Links of content that lead to no page of the shop, by where they stand. What goes live with it does not count as missing. */
export function warnOfLinks(
  snapshot: ContentSnapshot,
  { market, content, self }: { market: string; content: unknown; self?: string },
): PageProblem[] {
  const all = [...snapshot.byMarket.values(), ...snapshot.closed.values()];
  const shown = market === everyMarket ? all[0] : all.find((each) => each.market.id === market);
  // A market that is not open yet has no addresses to hold links against.
  if (!shown || !snapshot.byMarket.has(shown.market.id)) return [];
  const own = self === undefined ? undefined : `/${shown.market.id}${self}`;
  const dead = listUrls(content, '').filter(({ url }) => {
    const address = toLink({ url }, shown.market.id)?.url ?? url;
    return address.startsWith('/') && address !== own && !isFile(address) && isDeadLink(snapshot, shown, address);
  });
  return dead.slice(0, most).map(({ at }) => ({ at, keys: ['studio.warn_dead_link'] }));
}

const isFile = (url: string): boolean => /^\/(?:img|media|assets|api|studio)\//.test(url);

const listLinks = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap(({ url, children = [] }) => [...(url?.startsWith('/') ? [url] : []), ...listLinks(children)]);

function listUrls(value: unknown, at: string): { at: string; url: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isRichNodes(value)) return listLinks(value).map((url) => ({ at, url }));
  return Object.entries(value).flatMap(([name, each]) => {
    const place = at ? `${at}.${name}` : name;
    if (name === '_meta' || name === 'seo' || name === 'breadcrumb') return [];
    return name === 'url' && typeof each === 'string' && each.startsWith('/') ? [{ at, url: each }] : listUrls(each, place);
  });
}
