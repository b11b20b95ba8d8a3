import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useRef } from 'react';
import { useOpenFlyout } from '../flyout/use-open-flyout.ts';
import { usePage, usePending, useT } from '../lib/shop-context.tsx';
import styles from './header.module.css';
import { HeaderActions } from './header-actions.tsx';
import { heroTone } from './hero-tone.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { useHeaderScroll } from './use-header-scroll.ts';

export function Header() {
  const header = useRef<HTMLElement>(null);
  const { navigation, content } = usePage();
  const pending = usePending();
  const t = useT();
  const opensMenu = useOpenFlyout('burgerMenu');
  useHeaderScroll(header);
  return (
    <header ref={header} className={styles.header} data-over={heroTone(content)} data-menu={navigation.menuPosition}>
      <div className={styles.thread} data-pending={pending || undefined} />
      {/* Without scripts the address opens the menu itself. */}
      <a className={styles.burger} href="#site-menu" aria-haspopup="dialog" data-native="" {...opensMenu}>
        <Icon name="menu" />
        <VisuallyHidden>{t('shell.menu')}</VisuallyHidden>
      </a>
      <div className={styles.brand}>
        <Logo />
      </div>
      <MainMenu items={navigation.mainMenu} />
      <HeaderActions />
    </header>
  );
}
