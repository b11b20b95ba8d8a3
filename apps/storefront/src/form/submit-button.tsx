import { Button } from '@selvedge/ui/button.tsx';
import styles from './form.module.css';

type SubmitButtonProps = { busy: boolean; children: string; look?: 'primary' | 'secondary' };

/** Stays pressable for the keyboard while it works: a disabled button would lose its focus. */
export function SubmitButton({ busy, children, look = 'primary' }: SubmitButtonProps) {
  return (
    <Button type="submit" wide look={look} className={styles.submit} aria-disabled={busy || undefined} data-busy={busy || undefined}>
      {children}
    </Button>
  );
}
