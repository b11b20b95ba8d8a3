import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { waitKind } from '@selvedge/domain/notify-me/wait-kind.ts';
import { useOpenFlyout } from '../../flyout/use-open-flyout.ts';
import { useHref, usePage, useToggles } from '../../lib/shop-context.tsx';

type NotifyMe = { label: string; note: string; link: { href: string } & ReturnType<typeof useOpenFlyout> };

/** The way to be told that a product is there, or there again; undefined where nothing is to be waited for. The link leads to the page that does the same. */
export function useNotifyMe(product: ProductDetail, variant: Variant | undefined): NotifyMe | undefined {
  const page = usePage().navigation.pageLinks.notifyMe;
  const href = useHref();
  const wish = { productId: product.id, sku: variant?.id ?? '' };
  const opens = useOpenFlyout('notifyMe', wish);
  const kind = waitKind(product, variant, useToggles());
  const link = { href: `${page ?? href('/i/notify-me')}?${new URLSearchParams(wish)}`, ...opens };
  return kind && { label: `product.tellMe.${kind}`, note: `product.tellMeNote.${kind}`, link };
}
