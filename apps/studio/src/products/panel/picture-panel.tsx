import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { useState } from 'react';
import { Announcement } from '../../shell/announcement.tsx';
import { useDragAndDrop } from '../../shell/drag/use-drag-and-drop.ts';
import { findText, text } from '../../texts/text.ts';
import styles from '../product-editor.module.css';
import { thumbSource } from '../thumb-source.ts';
import type { ProductWork } from '../use-product-work.ts';
import { AddPicture } from './add-picture.tsx';
import panel from './panel.module.css';

/** What the picture of the library is of: said in words where it has none of its own, and chosen by lists that want one kind first. */
const kinds = ['front', 'back', 'look', 'detail'] as const;

/** The pictures in their order: dragged, moved with their arrows, or with Alt and the arrow keys. The first is the front, the second the back. */
export function PicturePanel({ work: { product, draft, errors, put } }: { work: ProductWork }) {
  const { pictures } = draft;
  const images = { ...product.images, indexes: pictures };
  const left = product.images.indexes.filter(
    (each) => !pictures.some(({ index, format, media }) => index === each.index && (format === each.format || media !== undefined)),
  );
  const problem = errors.pictures?.[0];
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    const next = pictures.toSpliced(from, 1);
    put('pictures', next.toSpliced(to, 0, pictures[from]!));
    setSaid(text('products.picture_moved', { number: from + 1, place: to + 1, count: pictures.length }));
  };
  const ids = pictures.map(({ index, format, media }) => media ?? `${index} ${format}`);
  const drag = useDragAndDrop({
    onDrop: ({ id, onto }) => move(ids.indexOf(id), ids.indexOf(onto)),
    onStep(id, step) {
      const from = ids.indexOf(id);
      move(from, from + (step === 'left' || step === 'up' ? -1 : 1));
      return undefined;
    },
  });
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
        {pictures.map(({ format, media }, at) => (
          <li key={ids[at]} {...drag.item(ids[at]!)} {...drag.keys(ids[at]!)}>
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
      <Announcement words={said} />
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
