import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { paths, usePath } from '../lib/router.ts';
import type { Screen } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './rail.module.css';
import { RailScreens } from './rail-screens.tsx';

type Props = {
  shown: readonly Screen[];
  current: string;
  shortcuts: { isOn: boolean; setOn: (isOn: boolean) => void };
  onFind: () => void;
  onSignOut: () => void;
};

/** Every screen that the member may open. A column on a wide screen; elsewhere a bar whose menu holds it. */
export function Rail({ shown, current, shortcuts, onFind, onSignOut }: Props) {
  const { member } = useStudio();
  const [isOpen, setOpen] = useMenu();
  const screen = shown.find(({ page }) => page === current);
  return (
    <header className={styles.rail}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="rail-menu"
          aria-label={text('studio.menu')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <a className={styles.brand} href={paths.screen('home')}>
          {text('studio.brand')} <span>{text('studio.name')}</span>
        </a>
        {screen && <span className={styles.here}>{text(screen.title)}</span>}
        <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
          <Icon name="search" small />
          <span>{text('find.open')}</span>
          <span aria-hidden="true">
            <kbd>{findKeys}</kbd>
          </span>
        </button>
      </div>
      <div id="rail-menu" className={styles.panel} data-open={isOpen || undefined}>
        <RailScreens shown={shown} current={current} />
        <div className={styles.account}>
          <p className={styles.member}>
            <span>{member.name}</span>
            <span>{member.role}</span>
          </p>
          <button type="button" onClick={onSignOut}>
            {text('sign_in.out')}
          </button>
          <label className={styles.keyboard}>
            <input type="checkbox" checked={shortcuts.isOn} onChange={(event) => shortcuts.setOn(event.target.checked)} />
            {text('studio.shortcuts')}
          </label>
        </div>
      </div>
    </header>
  );
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
const findKeys = isApple ? '⌘ K' : 'Ctrl K';

/** Closes when one has gone somewhere, and with Escape. */
function useMenu(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const path = usePath();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === path;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(undefined);
      document.querySelector<HTMLElement>('[aria-controls="rail-menu"]')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  return [isOpen, (next) => setOpenAt(next ? path : undefined)];
}
