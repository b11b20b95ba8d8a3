import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type ReactNode, useId } from 'react';
import { useBlockHost } from './block-host.ts';
import styles from './popup.module.css';

type PopupProps = { title: string; label: ReactNode; className?: string | undefined; children: ReactNode };

/** More to say than there is room for, in a native popover: it needs no script. */
export function Popup({ title, label, className, children }: PopupProps) {
  const { t } = useBlockHost();
  const id = useId();
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className={styles.popup} role="dialog" aria-label={title}>
        <p className={styles.title}>{title}</p>
        {children}
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
        </button>
      </div>
    </>
  );
}
