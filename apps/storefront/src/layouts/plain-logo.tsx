import styles from './error-layout.module.css';

export function PlainLogo() {
  return (
    <a className={styles.logo} href="/" data-native="">
      Selvedge
    </a>
  );
}
