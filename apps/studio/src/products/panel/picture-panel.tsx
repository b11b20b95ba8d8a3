import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { findText, text } from '../../texts/text.ts';
import styles from '../product-editor.module.css';
import { thumbSource } from '../thumb-source.ts';
import type { ProductWork } from '../use-product-work.ts';
import { AddPicture } from './add-picture.tsx';
import panel from './panel.module.css';

/** What the picture of the library is of: said in words where it has none of its own, and chosen by lists that want one kind first. */
const kinds = ['front', 'back', 'look', 'detail'] as const;

/** The pictures in their order: dragged, or moved with the arrows. The first is the front, the second the back. */
export function PicturePanel({ work: { product, draft, errors, put } }: { work: ProductWork }) {
  const { pictures } = draft;
  const images = { ...product.images, indexes: pictures };
  const left = product.images.indexes.filter(
    (each) => !pictures.some(({ index, format, media }) => index === each.index && (format === each.format || media !== undefined)),
  );
  const problem = errors.pictures?.[0];
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length) return;
    const next = pictures.toSpliced(from, 1);
    put('pictures', next.toSpliced(to, 0, pictures[from]!));
  };
  return (
    <section className={panel.panel} aria-label={text('products.field.pictures')}>
      <h2>{text('products.field.pictures')}</h2>
      {problem && (
        <p role="alert" className={panel.problem}>
          {findText(problem) ?? problem}
        </p>
      )}
      {pictures.length === 0 && <p className={panel.quiet}>{text('products.no_picture')}</p>}
      <ol className={styles.pictures}>
        {pictures.map(({ index, format, media }, at) => (
          <li
            key={media ?? `${index} ${format}`}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              move(Number(event.dataTransfer.getData('text/plain')), at);
            }}
          >
            <img
              src={thumbSource(showPicture(images, at)?.src)}
              alt={text('products.picture', { number: at + 1, format })}
              width="96"
              height="128"
              loading="lazy"
            />
            <p>
              <span>{at === 0 ? text('products.front') : at === 1 ? text('products.back_picture') : format}</span>
              <button
                type="button"
                aria-label={text('products.picture_earlier', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                ←
              </button>
              <button
                type="button"
                aria-label={text('products.picture_later', { number: at + 1 })}
                disabled={at === pictures.length - 1}
                onClick={() => move(at, at + 1)}
              >
                →
              </button>
              <button
                type="button"
                aria-label={text('products.picture_remove', { number: at + 1 })}
                onClick={() => put('pictures', pictures.toSpliced(at, 1))}
              >
                ×
              </button>
            </p>
            {media !== undefined && (
              <select
                aria-label={text('products.picture_kind', { number: at + 1 })}
                value={format}
                onChange={(event) => put('pictures', pictures.with(at, { ...pictures[at]!, format: event.target.value }))}
              >
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {text(`products.picture_kind.${kind}`)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      {left.map((picture) => (
        <button
          key={`${picture.index} ${picture.format}`}
          type="button"
          className={panel.plain}
          onClick={() => put('pictures', [...pictures, picture])}
        >
          {text('products.picture_return', { format: picture.format })}
        </button>
      ))}
      <AddPicture
        urlTemplate={product.images.urlTemplate}
        pictures={pictures}
        onAdd={(picture) => put('pictures', [...pictures, picture])}
      />
    </section>
  );
}
