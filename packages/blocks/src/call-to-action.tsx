import type { Link } from '@selvedge/contract/navigation.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import styles from './call-to-action.module.css';
import { linkTarget } from './link-target.ts';

/** The way on from a block; shows only when there is both a text and a target. */
export function CallToAction({ link, text }: { link: Link | undefined; text: string }) {
  if (!link?.url || !text) return null;
  return (
    <a className={styles.action} href={link.url} {...linkTarget(link)}>
      <span className={styles.text}>{text}</span>
      <Icon name="arrow" small flips />
    </a>
  );
}
