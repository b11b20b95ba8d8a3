import type { Link } from '@selvedge/contract/navigation.ts';
import { isExternal } from '@selvedge/domain/link/to-link.ts';

type LinkTarget = { target?: '_blank'; rel?: 'noopener'; 'data-modal'?: ''; 'aria-haspopup'?: 'dialog' };

/** Where a link opens. Whatever it opens elsewhere must not be able to steer the page it was opened from. */
export function linkTarget({
  url,
  openInCurrentTab,
  openModal = false,
}: Pick<Link, 'url' | 'openInCurrentTab'> & Partial<Link>): LinkTarget {
  if (!openInCurrentTab) return { target: '_blank', rel: 'noopener' };
  if (isExternal(url)) return { rel: 'noopener' };
  return openModal ? { 'data-modal': '', 'aria-haspopup': 'dialog' } : {};
}
