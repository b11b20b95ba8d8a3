import type { PageAlias } from '@selvedge/contract/page.ts';
import { useHref, useSite } from '../lib/shop-context.tsx';

/** The address of a page: as the site settings have it, where staff may have moved it, else its usual path. */
export function usePageLink(): (alias: PageAlias, path: string) => string {
  const { pageLinks } = useSite().navigation;
  const href = useHref();
  return (alias, path) => pageLinks[alias] ?? href(path);
}
