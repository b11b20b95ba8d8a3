import type { ProductCarousel } from '@selvedge/contract/content/widgets/product-carousel.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { CallToAction } from '../call-to-action.tsx';
import styles from './product-carousel.module.css';

export function ProductCarouselBlock({ block }: BlockProps<ProductCarousel>) {
  const { ProductRow } = useBlockHost();
  const { productIds, categoryId, numberOfProducts } = block;
  const request =
    productIds.length > 0 || !categoryId
      ? ({ kind: 'products', productIds: productIds.slice(0, numberOfProducts) } as const)
      : ({ kind: 'category', categoryId, size: numberOfProducts } as const);
  return (
    <>
      <ProductRow request={request} title={block.headline ?? ''} carousel={block} />
      {block.link && block.ctaText && (
        <div className={styles.more}>
          <CallToAction link={block.link} text={block.ctaText} />
        </div>
      )}
    </>
  );
}
