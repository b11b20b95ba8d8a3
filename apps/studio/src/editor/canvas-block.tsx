import { fillEmpty } from '@selvedge/blocks/fill-empty.ts';
import { missingFields } from '@selvedge/blocks/missing-fields.ts';
import { RenderBlock } from '@selvedge/blocks/render-rows.tsx';
import { text } from '../texts/text.ts';
import type { EditedBlock } from './block-list.ts';
import styles from './canvas.module.css';
import { UnfinishedBoundary } from './unfinished-boundary.tsx';

type Props = { block: { id: string } & Record<string, unknown>; edited: EditedBlock };

/** A block as shoppers will see it, or what it still needs before they can. */
export function CanvasBlock({ block, edited: { alias, label, fields } }: Props) {
  const missing = missingFields(fields, block);
  if (missing.length > 0) return <p className={styles.goods}>{text('editor.needs', { block: label, fields: missing.join(', ') })}</p>;
  return (
    <UnfinishedBoundary key={JSON.stringify(block)} label={label}>
      <RenderBlock block={{ ...fillEmpty(fields, block), id: block.id, _alias: alias }} inRow={1} isFirst={false} heading="h2" />
    </UnfinishedBoundary>
  );
}
