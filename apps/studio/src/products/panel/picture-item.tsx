import type { DragAndDrop } from '../../shell/drag/use-drag-and-drop.ts';
import { text } from '../../texts/text.ts';
import type { ProductWork } from '../use-product-work.ts';

type Props = {
  id: string;
  picture: ProductWork['draft']['pictures'][number];
  src: string | undefined;
  at: number;
  isLast: boolean;
  drag: DragAndDrop;
  onMove: (to: number) => void;
  onKind: (kind: string) => void;
  onRemove: () => void;
};

/** What the picture of the library is of: said in words where it has none of its own, and chosen by lists that want one kind first. */
const kinds = ['front', 'back', 'folded', 'look', 'detail'] as const;

/** One picture of a product, with the buttons that move it and take it away. */
export function PictureItem({ id, picture: { format, media }, src, at, isLast, drag, onMove, onKind, onRemove }: Props) {
  const number = at + 1;
  return (
    <li {...drag.item(id)} {...drag.keys(id)}>
      <img src={src} alt={text('products.picture', { number, format })} width="96" height="128" loading="lazy" />
      <p>
        <span>{at === 0 ? text('products.front') : at === 1 ? text('products.back_picture') : format}</span>
        <button type="button" aria-label={text('products.picture_earlier', { number })} disabled={at === 0} onClick={() => onMove(at - 1)}>
          ←
        </button>
        <button type="button" aria-label={text('products.picture_later', { number })} disabled={isLast} onClick={() => onMove(at + 1)}>
          →
        </button>
        <button type="button" aria-label={text('products.picture_remove', { number })} onClick={onRemove}>
          ×
        </button>
      </p>
      {media !== undefined && (
        <select aria-label={text('products.picture_kind', { number })} value={format} onChange={(event) => onKind(event.target.value)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`products.picture_kind.${kind}`)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
