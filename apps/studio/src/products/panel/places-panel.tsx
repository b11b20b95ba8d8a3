import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { paths } from '../../lib/router.ts';
import { text } from '../../texts/text.ts';
import panel from './panel.module.css';

/** Where it appears, and why; and what it belongs to. */
export function PlacesPanel({ product: { categories, relations } }: { product: StaffProduct }) {
  const of = (kind: 'look' | 'set' | 'colour') => relations.filter((each) => each.kind === kind);
  return (
    <section className={panel.panel} aria-label={text('products.appears')}>
      <h2>{text('products.appears')}</h2>
      {categories.length === 0 && <p className={panel.quiet}>{text('products.appears_nowhere')}</p>}
      <ul>
        {categories.map(({ id, name, why }) => (
          <li key={id}>
            <a href={`${paths.screen('products')}?category=${encodeURIComponent(id)}`}>{name}</a>{' '}
            <span className={panel.quiet}>{text(`products.why.${why}`)}</span>
          </li>
        ))}
      </ul>
      {(['colour', 'look', 'set'] as const).map((kind) =>
        of(kind).length === 0 ? null : (
          <div key={kind}>
            <h3>{text(`products.related.${kind}`)}</h3>
            <ul>
              {of(kind).map(({ id, name }) => (
                <li key={id}>
                  <a href={paths.screen('products', id)}>{name}</a> <code>{id}</code>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}
