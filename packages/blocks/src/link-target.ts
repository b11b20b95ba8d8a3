import type { Link } from '@selvedge/contract/navigation.ts';

/** A new tab must not be able to steer the page it was opened from. */
export function linkTarget(link: Pick<Link, 'openInCurrentTab'>): { target?: '_blank'; rel?: 'noopener' } {
  return link.openInCurrentTab ? {} : { target: '_blank', rel: 'noopener' };
}
