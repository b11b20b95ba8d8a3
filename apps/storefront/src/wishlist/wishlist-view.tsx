import { ButtonLink } from '@selvedge/ui/button.tsx';
import type { ReactNode } from 'react';
import { useHref, usePage, useT } from '../lib/shop-context.tsx';
import { Notice } from '../shell/notice.tsx';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { OwnList } from './list/own-list.tsx';
import { SharedList } from './list/shared-list.tsx';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistQuery } from './use-wishlist-query.ts';

/** The shopper's lists, or one that somebody shared: which of them is known in the browser only. */
export function WishlistView({ whenEmpty }: { whenEmpty: ReactNode }) {
  const query = useWishlistQuery();
  const { status, isClosed } = useWishlist();
  const { heading } = usePage().content;
  const t = useT();
  const href = useHref();
  if (query?.shareReference) return <SharedList shareReference={query.shareReference} page={query.page} />;
  if (isClosed)
    return (
      <Notice title={heading} text={t('wishlist.login_to_use_wishlist')} thread="sewn">
        <ButtonLink href={href('/login')}>{t('wishlist.signIn')}</ButtonLink>
      </Notice>
    );
  if (!query || status === 'idle' || status === 'loading') return <ListSkeleton />;
  return <OwnList key={query.wishlistId ?? ''} wishlistId={query.wishlistId} page={query.page} whenEmpty={whenEmpty} />;
}
