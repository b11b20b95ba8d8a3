import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { paths, usePath } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { type Room, roomGroups } from '../rooms.tsx';
import { text } from '../texts.ts';
import { Keys } from './keys.tsx';
import styles from './rail.module.css';
import { roomAddress } from './room-address.ts';
import { useClosedGroups } from './use-closed-groups.ts';

type Props = {
  shown: readonly Room[];
  current: string;
  shortcuts: { isOn: boolean; setOn: (isOn: boolean) => void };
  onFind: () => void;
  onSignOut: () => void;
};

/** Every room that the member may open. A column on a wide screen; elsewhere a bar whose menu holds it. */
export function Rail({ shown, current, shortcuts, onFind, onSignOut }: Props) {
  const { member } = useStudio();
  const [isOpen, setOpen] = useMenu();
  const room = shown.find(({ page }) => page === current);
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
        <a className={styles.brand} href={paths.room('home')}>
          {text('studio.brand')} <span>{text('studio.name')}</span>
        </a>
        {room && <span className={styles.here}>{text(room.title)}</span>}
        <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
          <Icon name="search" small />
          <span>{text('find.open')}</span>
          <span aria-hidden="true">
            <kbd>{findKeys}</kbd>
          </span>
        </button>
      </div>
      <div id="rail-menu" className={styles.panel} data-open={isOpen || undefined}>
        <Rooms shown={shown} current={current} />
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

function Rooms({ shown, current }: Pick<Props, 'shown' | 'current'>) {
  const closed = useClosedGroups();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is the reason to look where it is
  useEffect(() => void nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [current]);
  const link = ({ page, title }: Room) => (
    <li key={page}>
      <a href={roomAddress(page)} aria-current={current === page ? 'page' : undefined}>
        <span>{text(title)}</span>
        <Keys of={page} />
      </a>
    </li>
  );
  return (
    <nav className={styles.navigation} aria-label={text('studio.navigation')} ref={nav}>
      <ul className={styles.first}>{shown.filter(({ group }) => group === 'first').map(link)}</ul>
      {roomGroups.map((group) => {
        const inside = shown.filter((room) => room.group === group);
        const isClosed = closed.has(group);
        if (inside.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <h2 id={`rooms-${group}`}>
              <button type="button" aria-expanded={!isClosed} aria-controls={`rooms-in-${group}`} onClick={() => closed.toggle(group)}>
                {text(`studio.group.${group}`)}
                <Icon name="down" small />
              </button>
            </h2>
            {/* Where one is stays in view, also in a group that is closed. */}
            <ul id={`rooms-in-${group}`} aria-labelledby={`rooms-${group}`}>
              {inside.filter(({ page }) => !isClosed || page === current).map(link)}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

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
