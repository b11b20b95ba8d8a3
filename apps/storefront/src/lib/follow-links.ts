import { delays } from '@selvedge/domain/constants.ts';
import type { Router } from './create-router.ts';
import { overlays } from './overlays.ts';

/** Links are plain anchors, so pages work without scripts; a plain click on one of ours stays in the application. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = ownLink(event.target);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void router.navigate(link.href, { picture: link.closest('[data-product]')?.querySelector('img') });
  });
  let timer = 0;
  const ahead = (event: Event) => {
    clearTimeout(timer);
    const link = ownLink(event.target);
    if (link) timer = window.setTimeout(() => router.prefetch(link.href), event.type === 'pointerover' ? delays.aim : 0);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, ahead, { passive: true });
  addEventListener('popstate', () => overlays.onBack?.() || void router.navigate(location.href, { restore: true }));
}

const notPages = /^\/(api|studio|media|assets|auth|openapi\.json|sitemap|robots)/;

function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || notPages.test(link.pathname)) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self') || link.dataset.native !== undefined) return undefined;
  return link;
}
