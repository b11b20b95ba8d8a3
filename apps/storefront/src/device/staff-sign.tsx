import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import { useEffect } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useToast } from '../toast/toast-context.ts';
import styles from './device-bar.module.css';
import { noteStaff } from './staff-state.ts';
import { useDeviceStaff } from './use-device-staff.ts';

/** In the bar of a device: who of the staff is signed in, or what the scanner is for. */
export function StaffSign() {
  const t = useT();
  const toast = useToast();
  const { staff, signOut } = useDeviceStaff();
  const answer = useAnswer(deviceStaff.look, {});
  useEffect(() => {
    if (answer?.hasError === false) noteStaff(answer.data.staff);
  }, [answer]);
  if (!staff) return <span>{t('device.scan_hint')}</span>;
  const leave = async () => {
    if (await signOut()) toast.showNow('success', 'device.staff_out');
    else toast.showNow('warning', 'feedback.error_lost');
  };
  return (
    <span className={styles.staff}>
      {t('device.staff_name', { name: staff.name })}
      <button type="button" onClick={() => void leave()}>
        {t('device.staff_sign_out')}
      </button>
    </span>
  );
}
