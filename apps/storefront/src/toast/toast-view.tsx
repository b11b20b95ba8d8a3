import { toastGap } from '@selvedge/domain/constants.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { toastEvent } from './toast-event.ts';
import { type Toast, type ToastAction, toastDuration } from './toast-queue.ts';
import styles from './toast-view.module.css';

type ToastViewProps = { toast: Toast; leaving: boolean; dispatch: (action: ToastAction) => void };

/** One toast. Time stands still while it is pointed at or holds focus. */
export function ToastView({ toast, leaving, dispatch }: ToastViewProps) {
  const t = useT();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const { severity, key } = toast;
    dispatchEvent(new CustomEvent(toastEvent, { detail: { severity, key } }));
  }, [toast]);
  useEffect(() => {
    if (held || leaving) return;
    const timer = setTimeout(() => dispatch({ type: 'leave', id: toast.id }), toastDuration(toast));
    return () => clearTimeout(timer);
  }, [toast, held, leaving, dispatch]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => dispatch({ type: 'left' }), toastGap);
    return () => clearTimeout(timer);
  }, [leaving, dispatch]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast only stops its clock
    <div
      className={styles.toast}
      data-severity={toast.severity}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text}>
        <VisuallyHidden>{t(`toast.${toast.severity}`)} </VisuallyHidden>
        {t(toast.key, toast.values)}
      </p>
      <button type="button" className={styles.close} onClick={() => dispatch({ type: 'leave', id: toast.id })}>
        <Icon name="close" small />
        <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
      </button>
    </div>
  );
}
