import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useRef } from 'react';
import { useOpenFlyout } from '../../flyout/use-open-flyout.ts';
import { usePending, useSite, useT } from '../../lib/shop-context.tsx';
import { Logo } from '../../shell/logo.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import styles from './header.module.css';
import { HeaderActions } from './header-actions.tsx';
import type { heroTone } from './hero-tone.ts';
import { useHeaderScroll } from './use-header-scroll.ts';

const menu = <MainMenu />;
const actions = <HeaderActions />;

export function Header({ tone }: { tone: ReturnType<typeof heroTone> }) {
  const header = useRef<HTMLElement>(null);
  const { navigation } = useSite();
  const pending = usePending();
  const t = useT();
  const opensMenu = useOpenFlyout('burgerMenu');
  useHeaderScroll(header);
  return (
    <header ref={header} className={styles.header} data-over={tone} data-menu={navigation.menuPosition}>
      <div className={styles.thread} data-pending={pending || undefined} />
      {/* Without scripts the address opens the menu itself. */}
      <a className={styles.burger} href="#site-menu" aria-haspopup="dialog" data-native="" {...opensMenu}>
        <Icon name="menu" />
        <VisuallyHidden>{t('shell.menu')}</VisuallyHidden>
      </a>
      <div className={styles.brand}>
        <Logo />
      </div>
      {menu}
      {actions}
    </header>
  );
}
