import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './tag-list.module.css';

type Tag = readonly [text: string, href: string];

export const toTag = (...tag: Tag): Tag => tag;

/** What narrows a listing, each a link to the same listing without it. */
export function TagList({ label, tags, children }: { label: string; tags: readonly Tag[]; children?: ReactNode }) {
  const t = useT();
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(([text, href]) => (
        <li key={href}>
          <a className={styles.tag} href={href}>
            <VisuallyHidden>{t('listing.remove')} </VisuallyHidden>
            <bdi>{text}</bdi>
            <Icon name="close" small />
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
