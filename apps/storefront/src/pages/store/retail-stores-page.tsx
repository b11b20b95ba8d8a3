import { usePage } from '../../lib/shop-context.tsx';
import { StoreDirectory } from '../../store/store-directory.tsx';
import { StoreFrame } from './store-frame.tsx';

export function View() {
  const { stores = { stores: [], total: 0 } } = usePage().content;
  return (
    <StoreFrame>
      <StoreDirectory found={stores} />
    </StoreFrame>
  );
}
