import { Icon } from '@selvedge/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { type Screen, screenGroups } from '../lib/screen.ts';
import { screenAddress } from '../lib/screen-address.ts';
import { Keys } from '../shell/keys.tsx';
import { text } from '../texts/text.ts';
import styles from './rail-screens.module.css';
import { useClosedGroups } from './use-closed-groups.ts';

/** The screens, in groups that can be closed. */
export function RailScreens({ shown, current }: { shown: readonly Screen[]; current: string }) {
  const closed = useClosedGroups();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to look where it is
  useEffect(() => void nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [current]);
  const link = ({ page, title }: Screen) => (
    <li key={page}>
      <a href={screenAddress(page)} aria-current={current === page ? 'page' : undefined}>
        <span>{text(title)}</span>
        <Keys of={page} />
      </a>
    </li>
  );
  return (
    <nav className={styles.navigation} aria-label={text('studio.navigation')} ref={nav}>
      <ul className={styles.first}>{shown.filter(({ group }) => group === 'first').map(link)}</ul>
      {screenGroups.map((group) => {
        const inside = shown.filter((screen) => screen.group === group);
        const isClosed = closed.has(group);
        if (inside.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <h2 id={`screens-${group}`}>
              <button type="button" aria-expanded={!isClosed} aria-controls={`screens-in-${group}`} onClick={() => closed.toggle(group)}>
                {text(`studio.group.${group}`)}
                <Icon name="down" small />
              </button>
            </h2>
            {/* Where one is stays in view, also in a group that is closed. */}
            <ul id={`screens-in-${group}`} aria-labelledby={`screens-${group}`}>
              {inside.filter(({ page }) => !isClosed || page === current).map(link)}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
