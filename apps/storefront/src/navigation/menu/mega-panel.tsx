import { linkTarget } from '@selvedge/blocks/link-target.ts';
import type { MenuItem, MenuLink, MenuSection } from '@selvedge/contract/navigation.ts';
import { menuColumns } from '@selvedge/domain/navigation/menu.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { memo } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from './mega-panel.module.css';

import { MenuPicture } from './menu-picture.tsx';

/** What opens below an item of the main menu: its sections in columns, and a picture. Not drawn anew because another one opens. */
export const MegaPanel = memo(function MegaPanel({ item }: { item: MenuItem }) {
  const t = useT();
  return (
    <div className={styles.panel} data-panel="">
      <div className={styles.columns}>
        {item.link && (
          <a className={styles.all} href={item.link.url}>
            {t('shell.allOf', { title: item.title })}
          </a>
        )}
        {menuColumns(item.sections).map((sections, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          <div key={index} className={styles.column}>
            {sections.map((section) => (
              <Section key={section.title} section={section} />
            ))}
          </div>
        ))}
      </div>
      {item.flyouts.map((flyout) => (
        <a key={flyout.title} className={styles.flyout} href={flyout.link.url}>
          <MenuPicture src={flyout.picture} alt={flyout.pictureAlt} />
          <span className={styles.caption}>{flyout.title}</span>
          <span className={styles.text}>{flyout.text}</span>
        </a>
      ))}
    </div>
  );
});

function Section({ section }: { section: MenuSection }) {
  return (
    <div className={styles.section}>
      {section.title && (
        <p className={styles.title}>
          {isIconName(section.linkIcon) && <Icon name={section.linkIcon} small />}
          {section.title}
          {section.subtitleBadge && <span className={styles.badge}>{section.subtitleBadge}</span>}
        </p>
      )}
      <ul>
        {section.links.map((entry) => (
          <li key={entry.link.url + entry.title}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry }: { entry: MenuLink }) {
  return (
    <a className={styles.link} href={entry.link.url} data-color={entry.linkColor} {...linkTarget(entry.link)}>
      {isIconName(entry.linkIcon) && <Icon name={entry.linkIcon} small />}
      <span className={styles.linkText}>{entry.title}</span>
      {entry.subtitleBadge && <span className={styles.badge}>{entry.subtitleBadge}</span>}
    </a>
  );
}
