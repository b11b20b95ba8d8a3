import { type ComponentData, createUsePuck } from '@puckeditor/core';
import { Fragment, type Ref } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import { text } from '../texts/text.ts';
import { AddBlock } from './add-block.tsx';
import { blockList } from './block-list.ts';
import styles from './block-panel.module.css';
import { summaryOf } from './fields/summary-of.ts';
import { placeName } from './place-in-page.ts';
import { fixedSlot, rowType } from './puck-page.ts';

const usePuck = createUsePuck();

/** Everything on the page in its order: the way to a block for whoever does not point at it. */
export function PageOutline({ arrive, onChoose }: { arrive: Ref<HTMLElement>; onChoose: () => void }) {
  const props = usePuck((puck) => puck.appState.data.root.props) as Record<string, unknown> | undefined;
  const { variants } = useEditorPage();
  // In the order of the page: Puck puts the place that was changed last at the end.
  const itemsOf = (name: string) => (props?.[name] ?? []) as ComponentData[];
  const [first] = variants;
  return (
    <nav ref={arrive} tabIndex={-1} className={styles.panel} aria-label={text('editor.on_page')}>
      <h3 className={styles.title}>{text('editor.on_page')}</h3>
      {[fixedSlot, ...variants].map((name) => (
        <Fragment key={name}>
          {itemsOf(name).length > 0 && variants.length > 1 && (
            <h4 className={styles.place}>{name === fixedSlot ? text('editor.fixed') : placeName(name)}</h4>
          )}
          <ItemList items={itemsOf(name)} onChoose={onChoose} />
        </Fragment>
      ))}
      {first && <AddBlock zone={`root:${first}`} index={itemsOf(first).length} onAdd={onChoose} />}
    </nav>
  );
}

function ItemList({ items, onChoose }: { items: readonly ComponentData[]; onChoose: () => void }) {
  const { dispatch, getSelectorForId } = usePuck((puck) => puck);
  if (items.length === 0) return null;
  const choose = (id: string) => {
    onChoose();
    dispatch({ type: 'setUi', ui: { itemSelector: getSelectorForId(id) ?? null } });
  };
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={item.props.id}>
          <button type="button" className={styles.choice} onClick={() => choose(item.props.id)}>
            {nameOf(item, index)}
          </button>
          {item.type === rowType && <ItemList items={(item.props.blocks ?? []) as ComponentData[]} onChoose={onChoose} />}
        </li>
      ))}
    </ol>
  );
}

function nameOf({ type, props }: ComponentData, index: number): string {
  if (type === rowType) return text('editor.row_number', { number: index + 1 });
  const block = blockList.find(({ alias }) => alias === type);
  if (!block) return text('editor.a_block');
  const words = summaryOf(props, block.fields);
  return words ? `${block.label}: ${words}` : block.label;
}
