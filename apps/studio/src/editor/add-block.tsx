import { createUsePuck } from '@puckeditor/core';
import { useId, useState } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import fieldStyles from '../fields/fields.module.css';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { blockList } from './block-list.ts';
import styles from './block-panel.module.css';
import { rowType } from './puck-page.ts';

const usePuck = createUsePuck();
const offered = [...blockList].sort((a, b) => a.label.localeCompare(b.label));

/** Lays a block without dragging it. */
export function AddBlock({ zone, index, onAdd }: { zone: string; index: number; onAdd: () => void }) {
  const dispatch = usePuck((puck) => puck.dispatch);
  const canWrite = useRight('content.write');
  const [type, setType] = useState<string>('text');
  const id = useId();
  const { blocksPerRow } = useEditorPage();
  const [owner] = zone.split(':');
  const row = usePuck((puck) => (owner && owner !== 'root' ? puck.getItemById(owner) : undefined));
  if (!canWrite) return null;
  if (row?.type === rowType && blocksPerRow && (row.props.blocks as unknown[]).length >= blocksPerRow)
    return <p className={styles.full}>{text('editor.row_full', { count: blocksPerRow })}</p>;
  function add(): void {
    onAdd();
    dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone });
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
  }
  return (
    <div className={styles.add}>
      <label className={fieldStyles.label} htmlFor={id}>
        {text('editor.new_block')}
      </label>
      <select id={id} className={fieldStyles.input} value={type} onChange={(event) => setType(event.target.value)}>
        {zone.startsWith('root:') && <option value={rowType}>{text('editor.row')}</option>}
        {offered.map(({ alias, label }) => (
          <option key={alias} value={alias}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" onClick={add}>
        {text('editor.lay')}
      </button>
    </div>
  );
}
