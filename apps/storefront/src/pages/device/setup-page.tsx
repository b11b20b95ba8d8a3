import { type Device, device } from '@selvedge/contract/device.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import styles from '../../device/setup.module.css';
import { SetupForm } from '../../device/setup-form.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';

/** RTE-044, ISO-002 makes this browser a device of a store, or says which one it is. */
export function View() {
  const { content, inStore } = usePage();
  const call = useCall();
  const [known, setKnown] = useState<Device>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (inStore) void call(device.look).then((answer) => !answer.hasError && setKnown(answer.data));
  }, []);
  return (
    <section className={styles.setup}>
      <h1 className={styles.title}>{content.heading}</h1>
      {known ? <Enrolled device={known} /> : <p className={styles.note}>{content.intro}</p>}
      <SetupForm onEnrolled={setKnown} />
    </section>
  );
}

function Enrolled({ device: { name, storeName, terminalId, market } }: { device: Device }) {
  const t = useT();
  return (
    <>
      <p role="status">{t('device.is_set_up')}</p>
      <dl className={styles.facts}>
        <dt>{t('device.name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('device.store')}</dt>
        <dd>
          <bdi>{storeName}</bdi>
        </dd>
        <dt>{t('device.till')}</dt>
        <dd>
          <bdi>{terminalId ?? t('device.no_till')}</bdi>
        </dd>
      </dl>
      {/* A new document: from the next one on the server knows this browser as the store's. */}
      <Button wide onClick={() => location.replace(`/${market}`)}>
        {t('device.open_shop')}
      </Button>
      <p className={styles.note}>{t('device.again')}</p>
    </>
  );
}
