import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import type { ReactNode } from 'react';
import { PageLinks } from '../../catalogue/page-links.tsx';
import type { BadgeLooks } from '../../catalogue/tile-badges.tsx';
import { useBadgeLooks } from '../../catalogue/use-badge-looks.ts';
import { useShop, useToggles } from '../../lib/shop-context.tsx';
import type { ShownList } from '../list-calls.ts';
import styles from './list-grid.module.css';

export const tileSizes = '(min-width: 1280px) 20vw, (min-width: 960px) 25vw, (min-width: 480px) 33vw, 50vw';

type ListGridProps = {
  list: ShownList;
  page: number;
  children: (sku: string, product: ProductCard | undefined, looks: BadgeLooks) => ReactNode;
};

/** A page of a list, in the order of the list, with a place also for what has left the shop. (WSH-005) */
export function ListGrid({ list, page, children }: ListGridProps) {
  const { router } = useShop();
  const looks = useBadgeLooks('wishlist');
  const size = Math.max(1, useToggles().wishlistProductsPerPage);
  const pages = Math.ceil(list.skus.length / size);
  const shown = Math.min(page, pages);
  const products = new Map(list.products.map((product) => [product.id, product]));
  return (
    <>
      <ul className={styles.grid}>
        {list.skus.slice((shown - 1) * size, shown * size).map((sku) => (
          <li key={sku}>{children(sku, products.get(sku), looks)}</li>
        ))}
      </ul>
      <PageLinks page={shown} pages={pages} hrefOf={(to) => pageHref(router?.getState().screen.url ?? '', to)} />
    </>
  );
}

function pageHref(address: string, page: number): string {
  const url = new URL(address, location.href);
  url.searchParams.delete('page');
  if (page > 1) url.searchParams.set('page', String(page));
  return url.pathname + url.search;
}
