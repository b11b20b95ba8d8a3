import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../texts/text.ts';
import styles from './panel.module.css';

/** Beside the canvas, which stays in sight and in use. */
export function Panel({ title, onClose, children }: { title: string; onClose?: () => void; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside ref={box} className={styles.panel} aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        {onClose && (
          <button type="button" onClick={onClose}>
            {text('studio.close')}
          </button>
        )}
      </header>
      {children}
    </aside>
  );
}
