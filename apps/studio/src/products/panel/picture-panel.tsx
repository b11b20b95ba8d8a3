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
import { PictureItem } from './picture-item.tsx';

/** The pictures in their order: dragged, moved with their arrows, or with Alt and the arrow keys. The first is the front, the second the back. */
export function PicturePanel({ work: { product, draft, errors, put } }: { work: ProductWork }) {
  const { pictures } = draft;
  const images = { ...product.images, indexes: pictures };
  const left = product.images.indexes.filter(
    (each) => !pictures.some(({ index, format, media }) => index === each.index && (format === each.format || media !== undefined)),
  );
  const problem = errors.pictures?.[0];
  const { ids, drag, said, move } = usePictureOrder(pictures, (next) => put('pictures', next));
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
        {pictures.map((picture, at) => (
          <PictureItem
            key={ids[at]}
            id={ids[at]!}
            {...{ picture, at, drag }}
            src={thumbSource(showPicture(images, at)?.src)}
            isLast={at === pictures.length - 1}
            onMove={(to) => move(at, to)}
            onKind={(format) => put('pictures', pictures.with(at, { ...picture, format }))}
            onRemove={() => put('pictures', pictures.toSpliced(at, 1))}
          />
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

type Pictures = ProductWork['draft']['pictures'];

/** The order by hand and by keys, and the sentence that says it. */
function usePictureOrder(pictures: Pictures, onChange: (pictures: Pictures) => void) {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    const next = pictures.toSpliced(from, 1);
    onChange(next.toSpliced(to, 0, pictures[from]!));
    setSaid(text('products.picture_moved', { number: from + 1, place: to + 1, count: pictures.length }));
  };
  const ids = pictures.map(({ index, format, media }) => media ?? `${index} ${format}`);
  const drag = useDragAndDrop({
    onDrop: ({ id, onto }) => move(ids.indexOf(id), ids.indexOf(onto)),
    onStep(id, step) {
      const from = ids.indexOf(id);
      move(from, from + (step === 'left' || step === 'up' ? -1 : 1));
      return id;
    },
  });
  return { ids, drag, said, move };
}
