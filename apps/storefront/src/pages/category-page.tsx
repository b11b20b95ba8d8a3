import { RenderRows } from '@selvedge/blocks/render-rows.tsx';
import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './category-page.module.css';
import { EmptyShelf } from './empty-shelf.tsx';
import { PageHead } from './page-head.tsx';
import { subCategories } from './sub-categories.ts';

export function View() {
  const { content, navigation } = usePage();
  const t = useT();
  const { url } = content._meta;
  const others = subCategories(navigation.mainMenu, url);
  return (
    <>
      <PageHead>
        {others.length > 0 && (
          <nav aria-label={t('category.more')}>
            <ul className={styles.others}>
              {others.map((other) => (
                <li key={other.url}>
                  <a className={styles.other} href={other.url} aria-current={other.url === url ? 'page' : undefined}>
                    {other.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      <div className={styles.top}>
        <RenderRows rows={content.rows.top} />
      </div>
      <EmptyShelf />
      <RenderRows rows={content.rows.bottom} />
    </>
  );
}
