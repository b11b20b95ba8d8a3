import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useOpenFlyout } from '../../flyout/use-open-flyout.ts';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import styles from './size-guide-link.module.css';

/** Leads to the page on measuring; with scripts the product's own chart opens beside it. */
export function SizeGuideLink({ product }: { product: ProductDetail }) {
  const t = useT();
  const href = useHref();
  const { sizeGuide } = usePage().navigation.pageLinks;
  const { categories, variants } = product;
  const opens = useOpenFlyout('sizeGuide', { categories, sizes: variants.map(({ size }) => size.name) });
  return (
    <TextLink className={styles.link} href={sizeGuide ?? href('/i/size-guide')} {...opens}>
      {t('product.sizeGuide')}
    </TextLink>
  );
}
