import type { PageContent } from '@selvedge/contract/page.ts';
import { type Closed, findClosedPages } from './find-closed-pages.ts';

/** Whose entries are nothing without the page that they lead to. */
const lists = ['ctaButtons', 'filters'];

/** What says where the page itself is. */
const ofThePage = ['_meta', 'seo', 'breadcrumb'];

/**
 * MKT-049 what editors wrote, without the ways to pages of a feature that is off. Pictures and words stay where they are and lead nowhere.
 * What has none is the very same object: most pages are shared by all markets.
 */
export function withoutClosedWays(content: PageContent, closed: Closed): PageContent {
  const isClosed = findClosedPages(closed);
  return isClosed ? (open(content, '', isClosed) as PageContent) : content;
}

function open(value: unknown, name: string, isClosed: (url: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    const kept = lists.includes(name) ? value.filter((each) => !isClosed(each?.link?.url ?? each?.url)) : value;
    const opened = kept.map((each) => open(each, '', isClosed));
    return opened.length === value.length && opened.every((each, index) => each === value[index]) ? value : opened;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const opened = entries.flatMap(([key, each]) => {
    if (ofThePage.includes(key)) return [[key, each] as const];
    // A link in a text keeps its words; every other one goes with what it is called.
    const isWay = 'tag' in value ? key === 'url' && isClosed(each) : isClosed((each as { url?: unknown } | null | undefined)?.url);
    return isWay ? [] : [[key, open(each, key, isClosed)] as const];
  });
  const isSame = opened.length === entries.length && opened.every(([, each], index) => each === entries[index]![1]);
  return isSame ? value : Object.fromEntries(opened);
}
