import styles from './form.module.css';

/** What is wrong with all of it. The place is there before the words, so that they are read out. */
export function FormMessage({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={styles.alert}>
      {text && <p className={styles.message}>{text}</p>}
    </div>
  );
}
