import type { AnchorHTMLAttributes } from 'react';
import styles from './text-link.module.css';

/** A link whose thread draws itself under the pointer. `rest` shows the line at rest, too. */
export function TextLink({ rest = true, className, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { rest?: boolean }) {
  return <a className={[styles.link, className].filter(Boolean).join(' ')} data-rest={rest || undefined} {...props} />;
}
