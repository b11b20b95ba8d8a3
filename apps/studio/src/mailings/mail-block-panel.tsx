import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { useEffect, useRef } from 'react';
import styles from '../editor/block-panel.module.css';
import { text } from '../texts/text.ts';
import { blockName } from './block-name.ts';
import { MailBlockFields } from './mail-block-fields.tsx';
import own from './mail-editor.module.css';
import { blockKinds } from './new-block.ts';
import type { MailBlocks } from './use-mail-blocks.ts';

type Props = { blocks: readonly MailBlock[]; work: MailBlocks; readOnly: boolean };

/** Beside the canvas: what the mail is made of, or the inputs of the block that was chosen. */
export function MailBlockPanel({ blocks, work, readOnly }: Props) {
  const { chosen, change, choose } = work;
  const at = blocks.findIndex(({ id }) => id === chosen);
  const block = blocks[at];
  const fields = useRef<HTMLFieldSetElement>(null);
  const outline = useRef<HTMLElement>(null);
  // Who chose a block on the canvas stays there; who added or removed one here would otherwise be left without a place.
  const { arrival } = work;
  useEffect(() => {
    if (arrival.current === 'fields') fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    if (arrival.current === 'outline') outline.current?.focus();
    arrival.current = undefined;
  });
  if (!block) {
    return (
      <nav ref={outline} tabIndex={-1} className={styles.panel} aria-label={text('mailings.blocks')}>
        <h3 className={styles.title}>{text('mailings.blocks')}</h3>
        <ol className={styles.list}>
          {blocks.map((each) => (
            <li key={each.id}>
              <button type="button" className={styles.choice} onClick={() => choose(each.id, 'fields')}>
                {blockName(each)}
              </button>
            </li>
          ))}
        </ol>
        {!readOnly && <AddBlock work={work} at={blocks.length} />}
      </nav>
    );
  }
  return (
    <section className={styles.panel} aria-label={text('mailings.block')}>
      <BlockTools {...{ work, block, at, readOnly }} isLast={at === blocks.length - 1} />
      <fieldset ref={fields} key={block.id} className={own.fields} disabled={readOnly}>
        <legend className={styles.title}>{text(`mailings.block.${block.kind}`)}</legend>
        <MailBlockFields block={block} onChange={change} />
      </fieldset>
      {!readOnly && <AddBlock work={work} at={at + 1} />}
    </section>
  );
}

type ToolsProps = { work: MailBlocks; block: MailBlock; at: number; isLast: boolean; readOnly: boolean };

/** What dragging does, as buttons. */
function BlockTools({ work: { choose, step, remove, duplicate }, block, at, isLast, readOnly }: ToolsProps) {
  return (
    <div className={styles.tools} role="toolbar" aria-label={text('editor.block_tools')}>
      <button type="button" onClick={() => choose(undefined, 'outline')}>
        {text('mailings.all_blocks')}
      </button>
      {!readOnly && (
        <>
          <button type="button" aria-disabled={at === 0} onClick={() => step(block.id, 'up')}>
            {text('editor.move_up')}
          </button>
          <button type="button" aria-disabled={isLast} onClick={() => step(block.id, 'down')}>
            {text('editor.move_down')}
          </button>
          <button type="button" onClick={() => duplicate(block)}>
            {text('mailings.duplicate')}
          </button>
          <button type="button" onClick={() => remove(block.id)}>
            {text('editor.delete')}
          </button>
        </>
      )}
    </div>
  );
}

function AddBlock({ work, at }: { work: MailBlocks; at: number }) {
  if (work.isFull) return <p className={styles.full}>{text('mailings.full')}</p>;
  return (
    <fieldset className={styles.add}>
      <legend>{text(work.chosen ? 'mailings.add_below' : 'mailings.add_block')}</legend>
      {blockKinds.map((kind) => (
        <button key={kind} type="button" onClick={() => work.add(kind, at)}>
          {text(`mailings.block.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}
