import { type ReactNode, useState } from 'react';
import { useToast } from '../../toast/toast-context.ts';
import { useList } from '../use-list.ts';
import { useWishlist } from '../use-wishlist.ts';
import { dropSku, keepSku } from '../wishlist-calls.ts';
import { EmptyList } from './empty-list.tsx';
import { GoneList } from './gone-list.tsx';
import { ListGrid } from './list-grid.tsx';
import { ListHead } from './list-head.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTabs } from './list-tabs.tsx';
import { OwnTile } from './own-tile.tsx';

type OwnListProps = { wishlistId: string | undefined; page: number; whenEmpty: ReactNode };

/** One of the shopper's own lists. A piece that is removed leaves its place behind, with a way back. */
export function OwnList({ wishlistId, page, whenEmpty }: OwnListProps) {
  const toast = useToast();
  const { lists, market } = useWishlist();
  const [touched, setTouched] = useState<string>();
  const summary = lists.find((each) => (wishlistId ? each.wishlistId === wishlistId : each.isDefaultWishlist));
  const list = useList({ market, wishlistId }, summary?.skus);
  if (list === 'failed') return <GoneList isFailure />;
  if (list === 'gone' || (list && !summary)) return <GoneList />;
  if (!list || !summary) return <ListSkeleton />;
  const change = async (run: typeof keepSku, sku: string) => {
    setTouched(sku);
    const failure = await run({ sku, wishlistId: summary.wishlistId || undefined });
    if (failure) toast.showNow('danger', failure);
  };
  return (
    <>
      <ListHead list={summary} />
      <ListTabs current={summary.wishlistId} />
      {list.skus.length === 0 ? (
        <EmptyList>{whenEmpty}</EmptyList>
      ) : (
        <ListGrid list={list} page={page}>
          {(sku, product, looks) => (
            <OwnTile
              product={product}
              looks={looks}
              sku={sku}
              news={list.news?.find((each) => each.sku === sku)}
              isOn={summary.skus.includes(sku)}
              isTouched={touched === sku}
              onRemove={() => change(dropSku, sku)}
              onPutBack={() => change(keepSku, sku)}
            />
          )}
        </ListGrid>
      )}
    </>
  );
}
