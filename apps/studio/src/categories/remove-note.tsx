import { categories } from '@selvedge/contract/studio/categories.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './category-tree.module.css';

type Props = { id: string; title: string; market: string; onRemove: () => void; onCancel: () => void };

/** What taking a category away means, said before it is done. */
export function RemoveNote({ id, title, market, onRemove, onCancel }: Props) {
  const { call } = useStudio();
  const { data: ties, error } = useLoad(`ties ${market} ${id}`, () => call(categories.ties, { params: { market }, query: { id } }));
  return (
    <section className={styles.ties} aria-label={text('categories.remove_of', { title })}>
      <h3>{text('categories.remove_title', { title })}</h3>
      {error && <p role="alert">{errorText(error)}</p>}
      {!ties && !error && <p role="status">{text('studio.loading')}</p>}
      {ties && (
        <ul>
          <li>{text('categories.tie_products', { count: ties.products })}</li>
          {ties.pages.length === 0 && <li>{text('categories.tie_no_page')}</li>}
          {ties.pages.map(({ path, title: heading }) => (
            <li key={path}>
              {text('categories.tie_page', { path })} <a href={paths.edit(market, path)}>{heading || path}</a>
            </li>
          ))}
          {ties.menus.length > 0 && (
            <li>{text('categories.tie_menus', { count: ties.menus.length, menus: ties.menus.slice(0, 6).join('; ') })}</li>
          )}
          {ties.searches.length > 0 && <li>{text('categories.tie_searches', { terms: ties.searches.slice(0, 6).join(', ') })}</li>}
          {ties.below.length > 0 && <li>{text('categories.tie_below', { names: ties.below.join(', ') })}</li>}
          {ties.rules.length > 0 && <li>{text('categories.tie_rules', { names: ties.rules.join(', ') })}</li>}
          <li>{text('categories.tie_moment')}</li>
        </ul>
      )}
      <div className={styles.buttons}>
        <Button onClick={onRemove}>{text('categories.remove')}</Button>
        <Button look="secondary" onClick={onCancel}>
          {text('studio.cancel')}
        </Button>
      </div>
    </section>
  );
}
