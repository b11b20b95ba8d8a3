import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { usePage, useT } from '../../lib/shop-context.tsx';
import styles from './add-to-basket.module.css';
import { useAdding } from './use-adding.ts';

const StoreAdd = lazy(async () => ({ default: (await import('./store-add.tsx')).StoreAdd }));

type AddToBasketProps = {
  product: Pick<ProductDetail, 'isPreorder' | 'isDigital'>;
  /** Undefined until everything there is to choose has been chosen. */
  variant: Variant | undefined;
  wide?: boolean;
};

/** One click adds. Who has not chosen a size is led to the sizes and told so. */
export function AddToBasket({ product, variant, wide = true }: AddToBasketProps) {
  const t = useT();
  const { inStore } = usePage();
  const { add, isAdding } = useAdding();
  const [isAsking, setAsking] = useState(false);
  const click = async () => {
    setAsking(!variant);
    if (variant) return void (await add([{ sku: variant.id }]));
    const sizes = document.getElementById('sizes');
    sizes?.scrollIntoView({ block: 'nearest' });
    sizes?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus({ preventScroll: true });
  };
  const isForStore = inStore && wide && !product.isDigital;
  const canTake = isForStore && !product.isPreorder && variant;
  return (
    <div className={styles.add} data-wide={wide || undefined}>
      {canTake && (
        <Suspense>
          <StoreAdd variant={variant} />
        </Suspense>
      )}
      <Button
        wide={wide}
        look={canTake ? 'secondary' : 'primary'}
        className={styles.button}
        aria-busy={isAdding || undefined}
        onClick={click}
      >
        {t(product.isPreorder ? 'product.preorder' : isForStore ? 'device.send_home' : 'product.add')}
      </Button>
      {wide && (
        <p className={styles.note} role="status">
          {isAsking && !variant && t(product.isDigital ? 'basket.chooseAmount' : 'basket.chooseSize')}
        </p>
      )}
    </div>
  );
}
