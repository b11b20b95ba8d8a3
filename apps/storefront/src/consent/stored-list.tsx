import { type StoredName, storedNames } from '@selvedge/contract/stored-names.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './stored-list.module.css';

/** What a category keeps in this browser: each thing by its name, with what it is for and how long it stays. */
export function StoredList({ category }: { category: string }) {
  const t = useT();
  const names = (Object.keys(storedNames) as StoredName[]).filter((name) => storedNames[name].category === category);
  if (names.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('consent.stored', { count: names.length })}</summary>
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name} className={styles.item}>
            <dt className={styles.name}>
              <bdi>{name}</bdi>
            </dt>
            <dd>{t(`consent.stored.${name}`)}</dd>
            <dd className={styles.life}>{lifetime(name, t)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function lifetime(name: StoredName, t: ReturnType<typeof useT>): string {
  const stored: { place: string; seconds?: number } = storedNames[name];
  if (stored.seconds === undefined) return t(stored.place === 'sessionStorage' ? 'consent.lifetime.visit' : 'consent.lifetime.kept');
  const days = stored.seconds / daySeconds;
  return days >= 1 ? t('consent.lifetime.days', { count: days }) : t('consent.lifetime.minutes', { count: stored.seconds / 60 });
}
