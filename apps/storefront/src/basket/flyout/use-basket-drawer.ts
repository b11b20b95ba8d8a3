import { useEffect } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useOpenFlyout } from '../../flyout/use-open-flyout.ts';
import { usePage, useShop, useToggles } from '../../lib/shop-context.tsx';
import { usePageLink } from '../../shell/use-page-link.ts';

/** BSK-010, BSK-012 the basket's link opens a flyout where the market wants one, and so does the address of any page. */
export function useBasketDrawer(): Partial<ReturnType<typeof useOpenFlyout>> {
  const { basketFlyout } = useToggles();
  const { open } = useFlyout();
  const { router } = useShop();
  const page = usePage();
  const href = usePageLink()('basketPage', '/basket');
  const opens = useOpenFlyout('basket');
  const isThere = page.content._meta.alias === 'basketPage';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may ask for it again
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has('openBasketDrawer')) return;
    // Reaching a page closes what was open over the last one; what its address asks for comes after that.
    const timer = setTimeout(() => {
      url.searchParams.delete('openBasketDrawer');
      history.replaceState(history.state, '', url);
      if (isThere) return;
      if (basketFlyout) open('basket');
      else void router?.navigate(href, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [page, open, router, basketFlyout, href, isThere]);
  return basketFlyout && !isThere ? opens : {};
}
