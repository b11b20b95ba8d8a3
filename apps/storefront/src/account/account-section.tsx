import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

type Props = { title: string; text?: string; children: ReactNode /** What a link may lead to. */; id?: string };

/** One matter of an account page: its name at the side, what can be done about it beside that. */
export function AccountSection({ title, text, children, id: anchor }: Props) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {text && <p className={styles.sectionText}>{text}</p>}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  );
}
