import type { Address } from '@selvedge/contract/address.ts';
import { addressBook, mostAddresses } from '@selvedge/contract/address-book.ts';
import type { Attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { callIn } from '../../session/call-in.ts';
import { useToast } from '../../toast/toast-context.ts';
import { AddressCard } from './address-card.tsx';
import styles from './addresses.module.css';
import { SavedAddressEditor } from './saved-address-editor.tsx';

/** ACC-017..022 the addresses that a shopper keeps, the preferred one first. One of them is open for change at a time. */
export function Addresses() {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const [addresses, setAddresses] = useState<readonly Address[]>();
  const [hasFailed, setFailed] = useState(false);
  const [edited, setEdited] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const call = callIn(market);

  async function load(): Promise<void> {
    const answer = await call(addressBook.list);
    setFailed(answer.hasError);
    if (!answer.hasError) setAddresses(answer.data);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a market
  useEffect(() => void load(), [market]);

  /** Whichever of several calls it is, it answers all that are left. */
  async function change(called: Promise<Attempt<Address[]>>): Promise<void> {
    const answer = await called;
    if (!answer.hasError) setAddresses(answer.data);
    else {
      toast.showNow('danger', failureKey(answer, 'feedback.error_address_update'));
      // Another tab may have been faster.
      void load();
    }
  }

  if (hasFailed && !addresses)
    return (
      <div role="alert" className={styles.empty}>
        <p>{t('address.book_failed')}</p>
        <Button look="secondary" onClick={() => void load()}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  if (!addresses)
    return (
      <div aria-busy="true">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  const close = () => {
    setEdited(undefined);
    requestAnimationFrame(() => add.current?.focus());
  };
  const onSaved = async () => {
    await load();
    toast.show('success', 'account.saved');
    close();
  };
  return (
    <div className={styles.screen}>
      {addresses.length === 0 && edited === undefined && <p>{t('address.book_empty')}</p>}
      <ul className={styles.book}>
        {addresses.map((address) => (
          <li key={address.id}>
            {edited === address.id ? (
              <SavedAddressEditor address={address} onSaved={onSaved} onCancel={close} />
            ) : (
              <AddressCard
                address={address}
                onEdit={() => setEdited(address.id)}
                onPrefer={() => change(call(addressBook.setPreferred, { params: { addressId: address.id } }))}
                onRemove={() => change(call(addressBook.remove, { params: { addressId: address.id } }))}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === '' ? (
        <SavedAddressEditor onSaved={onSaved} onCancel={close} />
      ) : addresses.length < mostAddresses ? (
        <div>
          <button ref={add} type="button" className={styles.add} onClick={() => setEdited('')}>
            {t('address.add')}
          </button>
        </div>
      ) : (
        <p>{t('address.book_full', { count: mostAddresses })}</p>
      )}
    </div>
  );
}
