import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useState } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { DeleteList } from './delete-list.tsx';
import styles from './list-head.module.css';
import { ListTitle } from './list-title.tsx';
import { RenameList } from './rename-list.tsx';

/** The name of a list, how much is on it, and what its owner can do with it. */
export function ListHead({ list }: { list: WishlistSummary }) {
  const t = useT();
  const href = useHref();
  const flyout = useFlyout();
  const { heading } = usePage().content;
  const [mode, setMode] = useState<'show' | 'rename' | 'delete'>('show');
  const done = () => setMode('show');
  const isOwned = list.wishlistId !== '';
  return (
    <ListTitle
      title={list.wishlistName || heading}
      {...(list.skus.length > 0 && { line: t('wishlist.pieces', { count: list.skus.length }) })}
    >
      {!isOwned && list.skus.length > 0 && (
        <p className={styles.hint}>
          {t('wishlist.guest')} <TextLink href={href('/login')}>{t('wishlist.signIn')}</TextLink>
        </p>
      )}
      {isOwned && mode === 'show' && (
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={() => flyout.open('shareWishlist', { wishlistId: list.wishlistId })}>
            {t('wishlist.share.title')}
          </button>
          <button type="button" className={styles.action} onClick={() => setMode('rename')}>
            {t('wishlist.rename')}
          </button>
          {!list.isDefaultWishlist && (
            <button type="button" className={styles.action} onClick={() => setMode('delete')}>
              {t('wishlist.delete.title')}
            </button>
          )}
        </div>
      )}
      {mode === 'rename' && <RenameList list={list} onDone={done} />}
      {mode === 'delete' && <DeleteList list={list} onDone={done} />}
    </ListTitle>
  );
}
