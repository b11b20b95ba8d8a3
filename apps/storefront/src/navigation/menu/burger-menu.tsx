import { linkTarget } from '@selvedge/blocks/link-target.ts';
import type { MenuItem } from '@selvedge/contract/navigation.ts';
import { burgerSections, visibleMenuItems } from '@selvedge/domain/navigation/menu.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { readShared } from '../../lib/shared.ts';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { usePageLink } from '../../shell/use-page-link.ts';
import { useBrands } from '../header/use-brands.ts';
import { MarketLink } from '../market/market-link.tsx';
import styles from './burger-menu.module.css';

/** The whole menu of a small screen: items unfold in place, so nobody has to remember where they are. */
export function Content({ close }: { close: () => void }) {
  const { navigation, inStore } = usePage();
  const t = useT();
  const link = usePageLink();
  const { burgerMenu } = readShared()?.navigation ?? navigation;
  const items = visibleMenuItems(burgerMenu.length > 0 ? burgerMenu : navigation.mainMenu);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are the interaction; following one also closes the menu
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click, too
    <div className={styles.menu} onClick={(event) => (event.target as Element).closest('a[href]:not([aria-haspopup])') && close()}>
      <Brands />
      <nav className={styles.pages} aria-label={t('shell.mainMenu')}>
        {items.map((item) => (
          <Item key={item.title} item={item} />
        ))}
      </nav>
      <ul className={styles.more}>
        <li>
          <a className={styles.extra} href={link('accountPage', '/account')}>
            <Icon name="account" />
            {t('shell.account')}
          </a>
        </li>
        <li>
          <a className={styles.extra} href={link('wishlistPage', '/wishlist')}>
            <Icon name="wishlist" />
            {t('shell.wishlist')}
          </a>
        </li>
        {!inStore && (
          <li className={styles.market}>
            <Icon name="globe" />
            <MarketLink />
          </li>
        )}
      </ul>
    </div>
  );
}

/** A small screen has no bar of brands above its header. */
function Brands() {
  const t = useT();
  const { brands, active } = useBrands();
  if (brands.length === 0) return null;
  return (
    <nav aria-label={t('shell.brands')}>
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.code}>
            <a className={styles.brand} href={brand.link.url} aria-current={brand === active ? 'true' : undefined}>
              {brand.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ item }: { item: MenuItem }) {
  const t = useT();
  if (item.sections.length === 0)
    return (
      <a className={styles.single} href={item.link?.url} data-color={item.color}>
        {item.title}
      </a>
    );
  return (
    <Accordion title={<span className={styles.title}>{item.title}</span>} name="burger">
      {item.link && (
        <a className={styles.all} href={item.link.url}>
          {t('shell.allOf', { title: item.title })}
        </a>
      )}
      {burgerSections(item.sections).map((section) => (
        <div key={section.title} className={styles.section}>
          {section.title !== item.title && (
            <p className={styles.sectionTitle}>
              {isIconName(section.linkIcon) && <Icon name={section.linkIcon} small />}
              {section.title}
              {section.subtitleBadge && <span className={styles.badge}>{section.subtitleBadge}</span>}
            </p>
          )}
          <ul>
            {section.links.map((entry) => (
              <li key={entry.link.url + entry.title}>
                <a className={styles.link} href={entry.link.url} data-color={entry.linkColor} {...linkTarget(entry.link)}>
                  {isIconName(entry.linkIcon) && <Icon name={entry.linkIcon} small />}
                  {entry.title}
                  {entry.subtitleBadge && <span className={styles.badge}>{entry.subtitleBadge}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Accordion>
  );
}
