import type { AddressInput } from '@selvedge/contract/address.ts';
import { order as orders } from '@selvedge/contract/order.ts';
import type { OrderAnswer, OrderDetail } from '@selvedge/contract/order-shape.ts';
import { isCollected } from '@selvedge/domain/shipping/usual-way.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { CancelForm, type ChangePart } from './cancel-form.tsx';
import { isTooLate } from './is-too-late.ts';
import { mailToken } from './mail-token.ts';
import styles from './order-page.module.css';

const AddressEditor = lazy(async () => ({ default: (await import('../address/address-editor.tsx')).AddressEditor }));

type Props = {
  order: OrderDetail;
  onChange: (answer: OrderAnswer) => void;
  /** Somebody has begun to pack meanwhile. */
  onStale: () => void;
};

/** What the buyer can do until somebody packs: cancel pieces, or have it sent elsewhere. */
export function ChangeOrder({ order, onChange, onStale }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'cancel' | 'address'>();
  const [said, setSaid] = useState('');
  // The fields of an address are those of the page's own country.
  const isHere = useMarket()?.id === order.market;
  const hasAddress = isHere && !order.isDigital && !isCollected(order.shipments);
  const done = (text: string) => {
    setSaid(text);
    setOpen(undefined);
  };
  const toggle = (what: 'cancel' | 'address') => {
    setSaid('');
    setOpen(open === what ? undefined : what);
  };
  const onTooLate = () => {
    done(t('order.already_packed'));
    onStale();
  };
  const parts = { order, onChange, onDone: done, onCancel: () => setOpen(undefined), onTooLate };
  return (
    <>
      {order.canBeChanged && (
        <>
          <Button look="quiet" aria-expanded={open === 'cancel'} onClick={() => toggle('cancel')}>
            {t('order.cancel')}
          </Button>
          {hasAddress && (
            <Button look="quiet" aria-expanded={open === 'address'} onClick={() => toggle('address')}>
              {t('order.change_address')}
            </Button>
          )}
          {open === 'cancel' && <CancelForm {...parts} />}
          {open === 'address' && <OtherAddress {...parts} />}
        </>
      )}
      <div role="status" className={said ? styles.said : undefined}>
        {said && <p>{said}</p>}
      </div>
    </>
  );
}

function OtherAddress({ order: { orderId, shippingAddress }, onChange, onDone, onCancel, onTooLate }: ChangePart) {
  const t = useT();
  const call = useCall();
  async function save(sent: AddressInput) {
    const body = { shippingAddress: sent, token: mailToken() };
    const answer = await call(orders.changeAddress, { params: { orderId }, body });
    if (!answer.hasError) {
      onChange(answer.data);
      onDone(t('order.address_changed'));
    } else if (isTooLate(answer.response?.result?.errors)) onTooLate();
    return answer;
  }
  return (
    <div className={styles.change}>
      <Suspense fallback={<Skeleton />}>
        <AddressEditor label={t('order.change_address')} address={shippingAddress} save={save} onCancel={onCancel} />
      </Suspense>
    </div>
  );
}
