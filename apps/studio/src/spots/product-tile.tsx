import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { showPicture, tileWidths } from '@selvedge/domain/media/show-picture.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import type { ReactNode } from 'react';
import styles from './product-tile.module.css';

type Props = { product: Pick<ListingTile, 'name' | 'images' | 'price'>; market: string; children?: ReactNode };

/** A product as it stands in a grid: its picture, its name and its price. `children` lie over the picture, as badges do. */
export function ProductTile({ product: { name, images, price }, market, children }: Props) {
  const { salesPrice, listPrice } = price;
  const isLower = salesPrice.amount < listPrice.amount;
  return (
    <article className={styles.tile}>
      <ProductPicture picture={showPicture(images, 0, tileWidths)} alt="" name={name} sizes="14rem" />
      <p className={styles.name}>{name}</p>
      <p className={styles.price} data-lower={isLower || undefined}>
        {write(salesPrice, market)}
        {isLower && <s>{write(listPrice, market)}</s>}
      </p>
      {children}
    </article>
  );
}

const write = ({ amount, currency }: { amount: number; currency: string }, market: string): string =>
  formatMoney(toMinor(amount, currency), currency, market);
