import type { PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { foreignNames, storedNames } from '@selvedge/contract/stored-names.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { originOf } from '@selvedge/domain/foreign-scripts/is-host-allowed.ts';
import { scriptCategories } from '@selvedge/domain/foreign-scripts/script-categories.ts';
import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './stored-list.module.css';

type Listed = { category: string; place: string; seconds?: number; script?: keyof PageScripts };

/** What a category lets in: whose scripts, and what is kept in this browser, each thing by its name, with what it is for and how long it stays. */
export function StoredList({ category }: { category: string }) {
  const t = useT();
  const { scripts = {} } = usePage();
  const names = Object.entries<Listed>({ ...storedNames, ...foreignNames }).filter(
    ([, stored]) => stored.category === category && (!stored.script || scripts[stored.script]),
  );
  const hosts = listHosts(scripts, category);
  return (
    <>
      {hosts.length > 0 && <p className={styles.loads}>{t('consent.loads', { hosts: hosts.join(', ') })}</p>}
      {names.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>{t('consent.stored', { count: names.length })}</summary>
          <dl className={styles.list}>
            {names.map(([name, stored]) => (
              <div key={name} className={styles.item}>
                <dt className={styles.name}>
                  <bdi>{name}</bdi>
                </dt>
                <dd>{t(`consent.stored.${name}`)}</dd>
                <dd className={styles.life}>{lifetime(stored, t)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** Of others; what the shop serves itself loads nothing from anybody. */
function listHosts(scripts: PageScripts, category: string): string[] {
  const names = (Object.keys(scripts) as (keyof PageScripts)[]).filter((name) => scriptCategories[name] === category);
  const hosts = names.map((name) => originOf(scripts[name]?.script ?? '').replace(/^https?:\/\//, ''));
  return [...new Set(hosts)].filter(Boolean);
}

function lifetime({ seconds, place }: Listed, t: ReturnType<typeof useT>): string {
  if (seconds === undefined) return t(place === 'sessionStorage' ? 'consent.lifetime.visit' : 'consent.lifetime.kept');
  const days = seconds / daySeconds;
  return days >= 1 ? t('consent.lifetime.days', { count: days }) : t('consent.lifetime.minutes', { count: seconds / 60 });
}
