import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductDetail, StoreProduct } from '@selvedge/contract/catalogue/product.ts';
import { type Store, stores } from '@selvedge/contract/store.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { useMyStore } from '../../store/my-store.ts';
import { type Place, PlaceForm } from './place-form.tsx';
import { StoreList } from './store-list.tsx';

/** Stores that have it: how far, whether they are open, and which sizes. */
export function StoreFinder({ product }: { product: ProductDetail }) {
  const t = useT();
  const mine = useMyStore(useMarket()?.id ?? '')?.id;
  const [place, setPlace] = useState<Place>();
  const answer = useAnswer(catalogue.storeProduct, { params: { productId: product.id } });
  const asked = useAnswer(stores.list, { query: { allStores: 'true', ...place } });
  // Without them the sizes are still worth reading.
  const known = asked && !asked.hasError ? asked.data : undefined;
  const found = answer?.hasError ? [] : answer?.data.stores;
  const shown = found && inOrder(found, { known, mine, isPlaced: place !== undefined });
  return (
    <div aria-live="polite">
      {found && found.length > 1 && <PlaceForm onPlace={setPlace} />}
      {!shown && <Skeleton />}
      {shown?.length === 0 && <p>{t(noneText({ hasError: answer?.hasError === true, isElsewhere: found?.length !== 0 }))}</p>}
      {shown && shown.length > 0 && <StoreList product={product} stores={shown} known={known} />}
    </div>
  );
}

function noneText({ hasError, isElsewhere }: { hasError: boolean; isElsewhere: boolean }) {
  if (hasError) return 'product.storesFailed';
  return isElsewhere ? 'product.noStoresThere' : 'product.noStores';
}

type Stocked = StoreProduct['stores'];
type Order = { known: readonly Store[] | undefined; mine: string | undefined; isPlaced: boolean };

/** Around a place the nearest first; else the shopper's own store. */
function inOrder(found: Stocked, { known, mine, isPlaced }: Order): Stocked {
  if (isPlaced && known) return known.flatMap(({ id }) => found.find(({ storeId }) => storeId === id) ?? []);
  return found.toSorted((a, b) => Number(b.storeId === mine) - Number(a.storeId === mine));
}
