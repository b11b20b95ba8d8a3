import { type LoginView, searchOf } from '@selvedge/domain/account/login-view.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useHref } from '../lib/shop-context.tsx';

type ViewLinkProps = { to: LoginView; children: ReactNode; onView?: ((view: LoginView) => void) | undefined };

/** Another view. On the login page it is an address (AUT-024); inside a flyout the page behind it stays where it is. */
export function ViewLink({ to, children, onView }: ViewLinkProps) {
  const href = useHref();
  const switchView = (event: MouseEvent) => {
    if (!onView || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onView(to);
  };
  return (
    <TextLink href={href(`/login${searchOf(to)}`)} onClick={switchView}>
      {children}
    </TextLink>
  );
}
