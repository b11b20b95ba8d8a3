import type { MenuItem } from '@selvedge/contract/navigation.ts';
import { visibleMenuItems } from '@selvedge/domain/navigation/menu.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type FocusEvent, useId } from 'react';
import { useKept } from '../../lib/kept.ts';
import { usePath, useSite, useT } from '../../lib/shop-context.tsx';
import styles from './main-menu.module.css';
import { MegaPanel } from './mega-panel.tsx';
import { type MenuState, useMainMenu } from './use-main-menu.ts';

/** Without scripts panels follow pointer and focus by style alone; with them they open on intent, click and keys. */
export function MainMenu() {
  const { navigation, t } = useSite();
  const menu = useMainMenu();
  return (
    <nav
      id="site-menu"
      className={styles.menu}
      aria-label={t('shell.mainMenu')}
      data-live={menu.live || undefined}
      onKeyDown={menu.onKeyDown}
    >
      <a className={styles.leave} href="#top" data-native="">
        <Icon name="close" />
        <VisuallyHidden>{t('shell.closeMenu')}</VisuallyHidden>
      </a>
      <ul className={styles.items}>
        {visibleMenuItems(navigation.mainMenu).map((item, index) => (
          <Item key={item.title} item={item} index={index} menu={menu} />
        ))}
      </ul>
    </nav>
  );
}

function Item({ item, index, menu }: { item: MenuItem; index: number; menu: MenuState }) {
  const t = useT();
  const id = useId();
  const kept = useKept();
  const path = usePath();
  const url = item.link?.url;
  const active = url !== undefined && (path === url || path.startsWith(`${url}/`));
  const hasPanel = item.sections.length > 0;
  const open = menu.open === index;
  const onBlur = (event: FocusEvent<HTMLLIElement>) => open && !event.currentTarget.contains(event.relatedTarget) && menu.close();
  return (
    <li className={styles.item} data-open={open || undefined} onBlur={onBlur} {...(hasPanel && menu.hover(index))}>
      <a
        className={styles.link}
        href={url ?? '#site-menu'}
        aria-current={active ? (path === url ? 'page' : 'true') : undefined}
        data-active={active || undefined}
        data-color={item.color}
        data-font={item.font}
        data-top=""
        {...(hasPanel && menu.tap(item))}
      >
        {item.title}
        {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
      </a>
      {hasPanel && (
        <>
          <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => menu.toggle(index)}>
            <Icon name="down" small />
            <VisuallyHidden>{t('shell.showMore', { title: item.title })}</VisuallyHidden>
          </button>
          <div
            id={id}
            className={styles.panel}
            {...kept(
              () => `panel ${index}`,
              () => <MegaPanel item={item} />,
            )}
          />
        </>
      )}
    </li>
  );
}
