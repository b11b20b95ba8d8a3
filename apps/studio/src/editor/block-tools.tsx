import { type ComponentData, createUsePuck } from '@puckeditor/core';
import type { Ref } from 'react';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { AddBlock } from './add-block.tsx';
import styles from './block-panel.module.css';
import { rowType } from './puck-page.ts';

const usePuck = createUsePuck();

type Props = { id: string; arrive: Ref<HTMLButtonElement>; onLeave: () => void };

/** What dragging does, as buttons. A block that stands alone moves with its row, and takes it along when it goes. */
export function BlockTools({ id, arrive, onLeave }: Props) {
  const { appState, dispatch, getItemById, getParentById, getSelectorForId } = usePuck((puck) => puck);
  const canWrite = useRight('content.write');
  const parent = getParentById(id);
  const isAlone = parent?.type === rowType && (parent.props.blocks as unknown[]).length === 1;
  const place = getSelectorForId(isAlone ? parent.props.id : id);
  if (!place) return null;
  const { index, zone } = place;
  const [owner, slot] = zone.split(':') as [string, string];
  const slots = (owner === 'root' ? appState.data.root.props : getItemById(owner)?.props) as Record<string, ComponentData[]> | undefined;
  const last = (slots?.[slot]?.length ?? 1) - 1;

  const leave = () => {
    onLeave();
    dispatch({ type: 'setUi', ui: { itemSelector: null } });
  };
  function move(to: number): void {
    if (to < 0 || to > last) return;
    dispatch({ type: 'move', sourceIndex: index, sourceZone: zone, destinationIndex: to, destinationZone: zone });
    if (!isAlone) dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } });
  }
  function remove(): void {
    leave();
    dispatch({ type: 'remove', index, zone });
  }
  return (
    <div className={styles.panel}>
      <div className={styles.tools} role="toolbar" aria-label={text('editor.block_tools')}>
        <button type="button" ref={arrive} onClick={leave}>
          {text('editor.on_page')}
        </button>
        {canWrite && (
          <>
            <button type="button" aria-disabled={index === 0} onClick={() => move(index - 1)}>
              {text('editor.move_up')}
            </button>
            <button type="button" aria-disabled={index === last} onClick={() => move(index + 1)}>
              {text('editor.move_down')}
            </button>
            <button type="button" onClick={remove}>
              {text('editor.delete')}
            </button>
          </>
        )}
      </div>
      <AddBlock zone={zone} index={index + 1} onAdd={onLeave} />
    </div>
  );
}
