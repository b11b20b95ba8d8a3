import { type Device, device } from '@selvedge/contract/device.ts';
import { useEffect } from 'react';
import { noteDevice } from '../lib/device-key.ts';
import { useHref, useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import styles from './device-bar.module.css';
import { StaffSign } from './staff-sign.tsx';

/** At the foot of a store's device: where it stands, what the scanner is for, the way home and the way out. */
export function DeviceBar({ onFinish, onFound }: { onFinish: () => void; onFound: (device: Device) => void }) {
  const t = useT();
  const href = useHref();
  const answer = useAnswer(device.look, {});
  const data = answer?.hasError === false ? answer.data : undefined;
  useEffect(() => {
    if (!data) return;
    void noteDevice(data).catch(Boolean);
    onFound(data);
  }, [data, onFound]);
  return (
    <nav className={styles.bar} aria-label={t('device.bar')}>
      <a className={styles.way} href={href('')}>
        {t('device.home')}
      </a>
      <p className={styles.place}>
        <b>{data?.storeName ?? ''}</b>
        <StaffSign />
      </p>
      <button type="button" className={styles.way} onClick={onFinish}>
        {t('device.finish')}
      </button>
    </nav>
  );
}
