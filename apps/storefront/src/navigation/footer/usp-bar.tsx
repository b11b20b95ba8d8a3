import type { UspItem } from '@selvedge/contract/navigation.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useId } from 'react';
import { useSite, useT } from '../../lib/shop-context.tsx';
import styles from './usp-bar.module.css';

/** What the shop promises. An item with more to say says it in a popover, which needs no script. */
export function UspBar() {
  const items = useSite().navigation.uniqueSellingPoints;
  const t = useT();
  if (items.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('shell.promises')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: UspItem }) {
  const id = useId();
  const t = useT();
  const words = (
    <>
      {isIconName(item.itemIcon) && <Icon name={item.itemIcon} />}
      <span>
        {item.itemText}
        {item.linkText && <span className={styles.more}> {item.linkText}</span>}
      </span>
    </>
  );
  if (item.popupContent)
    return (
      <>
        <button type="button" className={styles.content} popoverTarget={id}>
          {words}
        </button>
        <div id={id} popover="auto" className={styles.popup}>
          <p className={styles.popupTitle}>{item.itemText}</p>
          <p>{item.popupContent}</p>
          <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" />
            <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
          </button>
        </div>
      </>
    );
  if (item.link)
    return (
      <a className={styles.content} href={item.link.url}>
        {words}
      </a>
    );
  return <p className={styles.content}>{words}</p>;
}
