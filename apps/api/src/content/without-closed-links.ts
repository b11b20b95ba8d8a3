import type { Navigation } from '@selvedge/contract/navigation.ts';
import { type Closed, findClosedPages } from './find-closed-pages.ts';

/** MKT-049 menus without what leads to pages of a feature that is off: whoever followed it would find nothing there. */
export function withoutClosedLinks(navigation: Navigation, closed: Closed): Navigation {
  const isClosed = findClosedPages(closed);
  if (!isClosed) return navigation;
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isClosed(urlOf(each))).map(open);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, open(each)]));
  };
  const { customerClubSignup, ...rest } = navigation;
  const kept = open(rest) as Navigation;
  return customerClubSignup && !isClosed(customerClubSignup.link.url) ? { ...kept, customerClubSignup } : kept;
}

function urlOf(entry: unknown): unknown {
  const { link, url } = (entry ?? {}) as { link?: { url?: unknown }; url?: unknown };
  return link?.url ?? url;
}
