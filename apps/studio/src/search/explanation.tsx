import type { ExplainedProduct, ExplainedSearch } from '@selvedge/contract/studio/search.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { text } from '../texts/text.ts';
import styles from './explanation.module.css';
import search from './search.module.css';

/** What a search understood, what it found, and why in this order. */
export function Explanation({ found, isShort = false }: { found: ExplainedSearch; isShort?: boolean }) {
  const { parts, understood, leftOut, total, results, redirect, categories } = found;
  return (
    <div className={styles.explanation}>
      {redirect && <p className={styles.leads}>{text('search.leads_to', { target: redirect.target })}</p>}
      <ul className={styles.understood} aria-label={text('search.understood')}>
        {parts.map(({ typed, meanings }) => (
          <li key={typed}>
            <b>{typed}</b>{' '}
            {meanings.length === 0
              ? text('search.means_nothing')
              : meanings.map(({ words, how, products }) => (
                  <span key={words} data-how={how}>
                    {words} <small>{`${text(`search.how_${how}`)} · ${products}`}</small>
                  </span>
                ))}
          </li>
        ))}
        {understood.map(({ kind, typed, label }) => (
          <li key={`${kind} ${label}`} className={search.note}>
            {text('search.is_filter', { typed, kind: text(`search.filter_${kind}`), label })}
          </li>
        ))}
        {leftOut.length > 0 && <li className={search.note}>{text('search.left_out', { words: leftOut.join(', ') })}</li>}
        {categories.length > 0 && (
          <li className={search.note}>
            {text('search.names_categories', { names: categories.map(({ name, count }) => `${name} (${count})`).join(', ') })}
          </li>
        )}
      </ul>
      <p role="status">{text('search.found', { count: total })}</p>
      <ol className={styles.results}>
        {results.map((product) => (
          <li key={product.id}>
            <ProductLine product={product} isShort={isShort} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function ProductLine({ product, isShort = false }: { product: ExplainedProduct; isShort?: boolean }) {
  const { id, name, colourName, images, place, score, parts, pairs, order } = product;
  const picture = showPicture(images, 0);
  return (
    <>
      <span className={styles.place}>{place ?? '–'}</span>
      {picture && <img src={`${picture.src}.w160`} alt="" width={36} height={48} loading="lazy" />}
      <div className={styles.why}>
        <p>
          <b>{name}</b> {colourName} <code>{id}</code>
        </p>
        <ul>
          {parts.map((part) => (
            <li key={part.typed}>
              {text('search.part', { typed: part.typed, field: text(`search.field_${part.field}`), how: text(`search.how_${part.how}`) })}
              {part.means !== part.typed && <i> {part.means}</i>}
              <small>{part.sure === 1 ? `+${part.points}` : `${part.weight} × ${part.sure} = +${part.points}`}</small>
            </li>
          ))}
          {pairs.map(({ words, points }) => (
            <li key={words}>
              {text('search.pair', { words })} <small>+{points}</small>
            </li>
          ))}
        </ul>
        {!isShort && (
          <p className={search.note}>
            {text('search.then_by', {
              stock: text(order.inStock ? 'search.in_stock' : 'search.sold_out'),
              rank: order.rank,
              popularity: order.popularity,
              day: order.newFrom.slice(0, 10),
            })}
          </p>
        )}
      </div>
      <span className={styles.score}>
        <b>{score}</b> {text('search.points')}
      </span>
    </>
  );
}
