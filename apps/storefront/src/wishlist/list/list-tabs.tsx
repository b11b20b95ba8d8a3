import { namedWishlists, previewWishlists } from '@selvedge/domain/wishlist/wishlist-preview.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { loadFronts } from '../list-calls.ts';
import { listName } from '../list-name.ts';
import { useWishlist } from '../use-wishlist.ts';
import { ListPreview } from './list-preview.tsx';
import styles from './list-tabs.module.css';

/** All lists of the shopper, each with its latest pieces, and the way to a new one. */
export function ListTabs({ current }: { current: string }) {
  const t = useT();
  const href = useHref();
  const flyout = useFlyout();
  const { lists, market, who } = useWishlist();
  const previews = previewWishlists(lists);
  const [fronts, setFronts] = useState<ReadonlyMap<string, string>>(new Map());
  const isAlone = namedWishlists(lists).length === 0;
  const wanted = isAlone ? '' : [...new Set(previews.flatMap(({ skus }) => skus))].toSorted().join(',');
  useEffect(() => {
    if (wanted !== '') void loadFronts(market, wanted.split(',')).then(setFronts);
  }, [wanted, market]);
  if (who === 'guest') return null;
  return (
    <nav className={styles.lists} aria-label={t('wishlist.lists')}>
      <ul className={styles.row}>
        {!isAlone &&
          lists.map((list, index) => (
            <li key={list.wishlistId}>
              <a
                className={styles.list}
                href={href(list.isDefaultWishlist ? '/wishlist' : `/wishlist?wishlist=${list.wishlistId}`)}
                aria-current={list.wishlistId === current ? 'page' : undefined}
              >
                <ListPreview urls={previews[index]!.skus.map((sku) => fronts.get(sku))} />
                <bdi className={styles.name}>{listName(t, list.wishlistName)}</bdi>{' '}
                <span className={styles.count}>{t('wishlist.pieces', { count: list.skus.length })}</span>
              </a>
            </li>
          ))}
        <li>
          <button type="button" className={styles.new} onClick={() => flyout.open('createWishlist')}>
            <Icon name="plus" small />
            {t('wishlist.new')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
