import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { waitKind } from '@selvedge/domain/notify-me/wait-kind.ts';
import type { MouseEvent } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useHref, usePage, useToggles } from '../../lib/shop-context.tsx';

type NotifyMe = { label: string; note: string; link: { href: string; onClick: (event: MouseEvent) => void } };

const words = {
  goingLive: { label: 'product.tellMeLive', note: 'product.tellMeLiveNote' },
  backInStock: { label: 'product.tellMe', note: 'product.tellMeNote' },
} as const;

/** The way to be told that a product is there, or there again; undefined where nothing is to be waited for. The link leads to the page that does the same. */
export function useNotifyMe(product: ProductDetail, variant: Variant | undefined): NotifyMe | undefined {
  const page = usePage().navigation.pageLinks.notifyMe;
  const href = useHref();
  const { open } = useFlyout();
  const kind = waitKind(product, variant, useToggles());
  if (!kind) return undefined;
  const wish = { productId: product.id, sku: variant?.id ?? '' };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (open('notifyMe', wish)) event.preventDefault();
  };
  return { ...words[kind], link: { href: `${page ?? href('/i/notify-me')}?${new URLSearchParams(wish)}`, onClick } };
}
