import type { ReactNode } from 'react';
import { text } from '../texts/text.ts';
import styles from './state-note.module.css';

type Props = {
  title: string;
  advice?: string;
  onRetry?: () => void;
  action?: ReactNode;
  isPage?: boolean;
  isHeading?: boolean;
  isError?: boolean;
};

/** Nothing to show, or something went wrong: what it is, and a way on. */
export function StateNote({ title, advice, onRetry, action, isPage = false, isHeading = isPage, isError = false }: Props) {
  const Title = isHeading ? 'h1' : 'p';
  const Box = isPage ? 'main' : 'div';
  return (
    <Box className={styles.note} data-page={isPage || undefined}>
      <div role={isError ? 'alert' : undefined}>
        <Title className={styles.title}>{title}</Title>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
      {onRetry && (
        <button type="button" className={styles.action} onClick={onRetry}>
          {text('studio.retry')}
        </button>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </Box>
  );
}
