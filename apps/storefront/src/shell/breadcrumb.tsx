import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './breadcrumb.module.css';

export function Breadcrumb() {
  const { breadcrumb } = usePage().content;
  const t = useT();
  if (breadcrumb.length < 2) return null;
  return (
    <nav aria-label={t('shell.breadcrumb')}>
      <ol className={styles.crumbs}>
        {breadcrumb.map(({ title, url }, index) => (
          <li key={url} className={styles.crumb}>
            {index < breadcrumb.length - 1 ? <a href={url}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
