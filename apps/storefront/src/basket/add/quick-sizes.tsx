import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { findVariant, listLengths, listSizes } from '@selvedge/domain/catalogue/choose-variant.ts';
import { useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { useVariants } from '../line/use-variants.ts';
import styles from './quick-buy.module.css';
import { useAdding } from './use-adding.ts';

/** The sizes of a tile, each a button that adds it. Where there are lengths, too, the waist comes first. */
export function QuickSizes({ product: { id, name } }: { product: Pick<ListingTile, 'id' | 'name'> }) {
  const t = useT();
  const variants = useVariants(id);
  const { add, isAdding } = useAdding();
  const [asked, setAsked] = useState<string>();
  const [waist, setWaist] = useState<string>();
  const [gone, setGone] = useState<readonly string[]>([]);
  if (!variants || variants.length === 0) return null;
  const left = variants.map((variant) => ({ ...variant, inStockEcom: variant.inStockEcom && !gone.includes(variant.id) }));
  const hasLengths = listLengths(left).length > 1;
  const options = hasLengths && waist ? listLengths(left, waist) : listSizes(left);
  const choose = async (option: string) => {
    if (hasLengths && !waist) return setWaist(option);
    const length = waist ? option : left.find(({ size }) => size.sizeId === option)?.length?.lengthId;
    const variant = findVariant(left, { size: waist ?? option, length });
    if (!variant) return;
    setAsked(option);
    const result = await add([{ sku: variant.id }]);
    setAsked(undefined);
    setWaist(undefined);
    // Somebody else was quicker.
    if (result === 'basket.out_of_stock') setGone([...gone, variant.id]);
  };
  const label = waist ? t('quickBuy.length', { waist: left.find(({ size }) => size.sizeId === waist)?.size.name ?? '' }) : undefined;
  return (
    <fieldset className={styles.sizes} aria-busy={isAdding || undefined}>
      <legend className={styles.legend} data-shown={label && ''}>
        {label ?? t('quickBuy.add', { name })}
      </legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={styles.size}
          disabled={!option.isInStock}
          aria-busy={asked === option.id || undefined}
          aria-label={option.isInStock ? undefined : `${option.name}, ${t('product.notInStock')}`}
          onClick={() => choose(option.id)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  );
}
