import type { Usp } from '@selvedge/contract/content/widgets/usp.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import type { BlockProps } from '../block-props.ts';
import { Headline } from '../headline.tsx';
import { linkTarget } from '../link-target.ts';
import { Painted } from '../painted.tsx';
import { Popup } from '../popup.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './usp.module.css';

export function UspBlock({ block, heading }: BlockProps<Usp>) {
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor} words={block.textColor}>
      <Headline as={heading} className={styles.headline} text={block.headline} settings={block.headlineSettings} size="medium" />
      <ul className={styles.items}>
        {block.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Painted>
  );
}

/** CMS-050 an item with its alias or block type 'advanced' has a popup or a link; a simple one is words. */
function Item({ item }: { item: Usp['items'][number] }) {
  const isAdvanced = /advanced/i.test(item.alias) || item.popupContent !== undefined || item.link !== undefined;
  const words = (
    <>
      {isIconName(item.itemIcon) && <Icon name={item.itemIcon} />}
      <span>
        {item.itemText}
        {item.linkText && <span className={styles.more}> {item.linkText}</span>}
      </span>
    </>
  );
  if (isAdvanced && item.popupContent?.length)
    return (
      <Popup className={styles.content} title={item.itemText} label={words}>
        <RichText nodes={item.popupContent} />
      </Popup>
    );
  if (isAdvanced && item.link)
    return (
      <a className={styles.content} href={item.link.url} {...linkTarget(item.link)}>
        {words}
      </a>
    );
  return <p className={styles.content}>{words}</p>;
}
