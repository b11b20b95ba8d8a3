import type { Link } from '@selvedge/contract/navigation.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import type { MouseEventHandler } from 'react';
import styles from './call-to-action.module.css';
import { linkTarget } from './link-target.ts';

type CallToActionProps = { link: Link | undefined; text: string | undefined; onClick?: MouseEventHandler };

/** The way on from a block; shows only when there is both a text and a target. */
export function CallToAction({ link, text, onClick }: CallToActionProps) {
  if (!link?.url || !text) return null;
  return (
    <a className={styles.action} href={link.url} {...linkTarget(link)} onClick={onClick}>
      <span className={styles.text}>{text}</span>
      <Icon name="arrow" small flips />
    </a>
  );
}
