import type { Link } from '@selvedge/contract/navigation.ts';
import { isExternal } from '@selvedge/domain/link/to-link.ts';

/** Where a link opens. Whatever it opens elsewhere must not be able to steer the page it was opened from. */
export function linkTarget({ url, openInCurrentTab }: Pick<Link, 'url' | 'openInCurrentTab'>): { target?: '_blank'; rel?: 'noopener' } {
  if (!openInCurrentTab) return { target: '_blank', rel: 'noopener' };
  return isExternal(url) ? { rel: 'noopener' } : {};
}
