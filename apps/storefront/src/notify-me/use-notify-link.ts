import { useOpenFlyout } from '../flyout/use-open-flyout.ts';
import { useHref, usePage } from '../lib/shop-context.tsx';

type NotifyLink = { href: string } & ReturnType<typeof useOpenFlyout>;

/** Opens the form to be told of a product, or of one size of it, over the page; it leads to the page that does the same. */
export function useNotifyLink(wish: { productId: string; sku: string }): NotifyLink {
  const page = usePage().navigation.pageLinks.notifyMe;
  const href = useHref();
  const opens = useOpenFlyout('notifyMe', wish);
  return { href: `${page ?? href('/i/notify-me')}?${new URLSearchParams(wish)}`, ...opens };
}
