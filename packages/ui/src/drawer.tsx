import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';

export type DrawerSide = 'start' | 'end' | 'top' | 'bottom' | 'corner';

type DrawerProps = {
  label: string;
  /** `corner`: from the top on a small screen, beside the end of the header on a wide one. */
  side: DrawerSide;
  closing: boolean;
  /** Otherwise it lies beside the page, which stays in use. */
  isModal?: boolean;
  /** A click beside it closes it. */
  closesOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser traps focus, makes the page behind it inert, listens to Escape and gives
 * focus back. It leaves the page only when its owner unmounts it, so that the way out can be animated.
 */
export function Drawer({ label, side, closing, isModal = true, closesOutside = true, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !isModal) {
      // `show()` would take the focus along.
      element.open = true;
      const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && leave.current();
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('keydown', onKeyDown);
        element.close();
      };
    }
    if (element && !element.open) element.showModal();
    // Not the close button: who reads on starts at the top, and Enter must not close what has just opened.
    panel.current?.focus({ preventScroll: true });
    return () => {
      element?.close();
      // React takes the element away before the browser would give focus back.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isModal]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a click beside it does
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-side={side}
      data-closing={closing || undefined}
      data-quiet={!isModal || undefined}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => closesOutside && event.target === dialog.current && onClose()}
    >
      <div ref={panel} className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}
