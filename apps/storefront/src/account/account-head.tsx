import { usePage } from '../lib/shop-context.tsx';
import styles from './account.module.css';

/** The name of an account page; its place is shown by the menu beside it. */
export function AccountHead({ title, text }: { title?: string; text?: string }) {
  const { heading, intro } = usePage().content;
  const words = text ?? intro;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title ?? heading}</h1>
      {words && <p className={styles.intro}>{words}</p>}
    </header>
  );
}
