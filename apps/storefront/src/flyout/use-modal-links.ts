import { useEffect } from 'react';
import type { FlyoutControl } from './flyout-context.ts';
import { modalOf } from './modal-of.ts';

/** NAV-009 links that open the flyout of their page. */
export function useModalLinks({ open }: FlyoutControl): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-modal]') : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const name = modalOf(link.pathname);
      if (name && open(name)) event.preventDefault();
    };
    // Before whoever would follow the link.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [open]);
}
