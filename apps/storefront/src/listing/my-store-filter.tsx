import { CheckField } from '@selvedge/ui/check-field.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useMyStore } from '../store/my-store.ts';
import { useListing } from './listing-context.tsx';

/** Only what hangs in the shopper's own store. Nothing where they have chosen none. */
export function MyStoreFilter() {
  const t = useT();
  const { query, choose } = useListing();
  const mine = useMyStore(useMarket()?.id ?? '');
  const isOn = query.storeId !== undefined;
  if (!mine && !isOn) return null;
  const isMine = mine !== undefined && (!isOn || query.storeId === mine.id);
  const { storeId: _, ...others } = query;
  return (
    <CheckField
      label={isMine ? t('listing.inMyStore', { store: mine.name }) : t('listing.inOneStore')}
      checked={isOn}
      onChange={() => choose({ ...others, page: 1, ...(!isOn && mine && { storeId: mine.id }) })}
    />
  );
}
