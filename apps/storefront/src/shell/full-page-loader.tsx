import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './full-page-loader.module.css';

/** While it isn't known yet whether a page may be shown at all. */
export function FullPageLoader({ title }: { title?: string }) {
  const t = useT();
  return (
    <div className={styles.loader} role="status">
      {title && <h1>{title}</h1>}
      <span className={styles.thread} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </div>
  );
}
