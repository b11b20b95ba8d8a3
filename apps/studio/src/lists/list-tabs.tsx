import { text } from '../texts/text.ts';
import styles from './list-tabs.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

type Tab<Name> = {
  name: Name;
  title: string;
  count: number | undefined;
  /** Somebody must look at it. */
  isUrgent?: boolean;
};
type Props<Name> = { tabs: readonly Tab<Name>[]; shown: Name | undefined; screen: string };

/** The lists of a desk with how many wait on each. Which one is open stands in the address. */
export function ListTabs<Name extends string>({ tabs, shown, screen }: Props<Name>) {
  const row = useCurrentInView(shown ?? '');
  return (
    <nav ref={row} className={styles.lists} aria-label={text('desk.lists')} data-filters>
      {tabs.map(({ name, title, count, isUrgent = false }) => (
        <a
          key={name}
          href={listAddress(screen, name)}
          aria-current={name === shown ? 'page' : undefined}
          data-waits={(isUrgent && Boolean(count)) || undefined}
        >
          {title} {count !== undefined && <b>{count}</b>}
        </a>
      ))}
    </nav>
  );
}

function listAddress(screen: string, list: string): string {
  const query = new URLSearchParams(location.search);
  query.set('list', list);
  return `${screen}?${query}`;
}
