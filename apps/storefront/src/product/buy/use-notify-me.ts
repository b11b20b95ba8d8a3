import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { waitKind } from '@selvedge/domain/notify-me/wait-kind.ts';
import { useToggles } from '../../lib/shop-context.tsx';
import { useNotifyLink } from '../../notify-me/use-notify-link.ts';

type NotifyMe = { label: string; note: string; link: ReturnType<typeof useNotifyLink> };

/** The way to be told that a product is there, or there again; undefined where nothing is to be waited for. */
export function useNotifyMe(product: ProductDetail, variant: Variant | undefined): NotifyMe | undefined {
  const link = useNotifyLink({ productId: product.id, sku: variant?.id ?? '' });
  const kind = waitKind(product, variant, useToggles());
  return kind && { label: `product.tellMe.${kind}`, note: `product.tellMeNote.${kind}`, link };
}
