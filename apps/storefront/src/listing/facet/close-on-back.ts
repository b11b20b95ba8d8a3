import { addOverlayEntry } from '../../flyout/add-overlay-entry.ts';
import type { Router } from '../../lib/create-router.ts';

/**
 * While the filters are open over the page, the way back closes them. A choice made in them is a page of its own in the history; the
 * filters stay open over that one, and the way back must not leave it while it closes them.
 */
export function closeOnBack(panel: HTMLElement | null, router: Router | undefined): void {
  if (!router || !panel?.matches(':popover-open')) return;
  const add = () => addOverlayEntry(() => panel.hidePopover());
  let search = location.search;
  let remove = add();
  const stop = router.subscribe(() => {
    if (location.search === search) return;
    search = location.search;
    remove();
    remove = add();
  });
  const closed = () => {
    stop();
    remove();
  };
  panel.addEventListener('toggle', closed, { once: true });
}
