import { useT } from '../lib/shop-context.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const t = useT();
  return (
    <a className={styles.skip} href="#main" data-native="">
      {t('shell.skip')}
    </a>
  );
}
