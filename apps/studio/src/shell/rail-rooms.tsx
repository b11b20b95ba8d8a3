import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { type Room, roomGroups } from '../rooms.tsx';
import { text } from '../texts.ts';
import { Keys } from './keys.tsx';
import styles from './rail-rooms.module.css';
import { roomAddress } from './room-address.ts';
import { useClosedGroups } from './use-closed-groups.ts';

/** The rooms, in groups that can be closed. */
export function RailRooms({ shown, current }: { shown: readonly Room[]; current: string }) {
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
