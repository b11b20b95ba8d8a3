import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import styles from './size-guide-link.module.css';

/** Leads to the page on measuring; with scripts the product's own chart opens beside it. */
export function SizeGuideLink({ product }: { product: ProductDetail }) {
  const t = useT();
  const href = useHref();
  const { open } = useFlyout();
  const { sizeGuide } = usePage().navigation.pageLinks;
  const { categories, variants } = product;
  return (
    <TextLink
      className={styles.link}
      href={sizeGuide ?? href('/i/size-guide')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        if (open('sizeGuide', { categories, sizes: variants.map(({ size }) => size.name) })) event.preventDefault();
      }}
    >
      {t('product.sizeGuide')}
    </TextLink>
  );
}
