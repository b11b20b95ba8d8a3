import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from '../flyout/bonus-flyout.module.css';
import { useVariants } from '../line/use-variants.ts';
import { addLines } from '../line-calls.ts';
import { useBasketAction, useBusy } from '../use-basket.ts';

type BonusProductProps = { product: ProductCard; bonus: NonNullable<BasketLine['bonus']>; isOpen: boolean };

export function BonusProduct({ product, bonus, isOpen }: BonusProductProps) {
  const t = useT();
  const run = useBasketAction();
  const variants = useVariants(product.id)?.filter(({ inStockEcom }) => inStockEcom);
  const [sku, setSku] = useState<string>();
  const chosen = sku ?? variants?.[0]?.id ?? '';
  const isBusy = useBusy(chosen);
  return (
    <article className={styles.product}>
      <div className={styles.picture}>
        <ProductPicture picture={showPicture(product.images, 0)} alt="" name={product.name} sizes="7rem" />
      </div>
      <div className={styles.words}>
        <h2>
          <bdi>{product.name}</bdi>
        </h2>
        <p className={styles.note}>{product.colourName}</p>
        {variants && variants.length > 1 && (
          <select
            className={styles.select}
            aria-label={t('basket.sizeOf', { name: product.name })}
            value={chosen}
            onChange={(event) => setSku(event.target.value)}
          >
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {variantLabel(variant)}
              </option>
            ))}
          </select>
        )}
        {variants?.length === 0 ? (
          <p className={styles.note}>{t('product.state.soldOut')}</p>
        ) : (
          <Button
            look="secondary"
            disabled={!isOpen || chosen === ''}
            aria-busy={isBusy || undefined}
            onClick={() => run(addLines([{ sku: chosen, bonus }]))}
          >
            {t('basket.takeGift')}
          </Button>
        )}
      </div>
    </article>
  );
}
