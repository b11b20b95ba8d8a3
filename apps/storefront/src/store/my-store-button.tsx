import { account } from '@selvedge/contract/account.ts';
import type { Store } from '@selvedge/contract/store.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import { useSession } from '../session/use-session.ts';
import { chooseMyStore, useMyStore } from './my-store.ts';
import styles from './store-row.module.css';

/** Makes it the shopper's own: remembered on this device, and in the account of who is signed in. */
export function MyStoreButton({ store: { id, name } }: { store: Pick<Store, 'id' | 'name'> }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const isSignedIn = useSession().status === 'signedIn';
  const isMine = useMyStore(market)?.id === id;
  const choose = () => {
    chooseMyStore(isMine ? undefined : { id, name, market });
    if (isSignedIn) void callIn(market)(account.updateAccountDetails, { body: { favoriteStoreId: isMine ? null : id } });
  };
  return (
    <button type="button" className={styles.mine} aria-pressed={isMine} onClick={choose}>
      {t(isMine ? 'store.mine' : 'store.makeMine')}
    </button>
  );
}
