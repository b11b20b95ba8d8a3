import { Wordmark } from '../shell/wordmark.tsx';
import styles from './error-layout.module.css';

export function PlainLogo() {
  return (
    <a className={styles.logo} href="/" data-native="">
      <Wordmark name="Selvedge" />
    </a>
  );
}
