import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { text } from '../texts/text.ts';
import { MailBlockFields } from './mail-block-fields.tsx';
import styles from './mailings.module.css';

const kinds = ['heading', 'text', 'picture', 'button', 'products'] as const satisfies readonly MailBlock['kind'][];

type Props = { blocks: readonly MailBlock[]; onChange: (blocks: MailBlock[]) => void };

/** What a mail is laid out from, one below the other. */
export function MailBlocks({ blocks, onChange }: Props) {
  const move = (at: number, step: 1 | -1) => {
    const next = [...blocks];
    const [taken] = next.splice(at, 1);
    if (taken) next.splice(at + step, 0, taken);
    onChange(next);
  };
  return (
    <>
      <ol className={styles.blocks} aria-label={text('mailings.blocks')}>
        {blocks.map((block, at) => (
          <li key={block.id} className={styles.block}>
            <div className={styles.blockHead}>
              <h3>{text(`mailings.block.${block.kind}`)}</h3>
              <button type="button" disabled={at === 0} aria-label={text('mailings.up', { at: at + 1 })} onClick={() => move(at, -1)}>
                ↑
              </button>
              <button
                type="button"
                disabled={at === blocks.length - 1}
                aria-label={text('mailings.down', { at: at + 1 })}
                onClick={() => move(at, 1)}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={text('mailings.remove', { at: at + 1 })}
                onClick={() => onChange(blocks.filter((each) => each !== block))}
              >
                ×
              </button>
            </div>
            <MailBlockFields block={block} onChange={(next) => onChange(blocks.map((each) => (each === block ? next : each)))} />
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <span>{text('mailings.add_block')}</span>
        {kinds.map((kind) => (
          <button key={kind} type="button" onClick={() => onChange([...blocks, newBlock(kind)])}>
            {text(`mailings.block.${kind}`)}
          </button>
        ))}
      </div>
    </>
  );
}

function newBlock(kind: MailBlock['kind']): MailBlock {
  const id = crypto.randomUUID();
  switch (kind) {
    case 'heading':
    case 'text':
      return { id, kind, text: '' };
    case 'picture':
      return { id, kind };
    case 'button':
      return { id, kind, label: '' };
    case 'products':
      return { id, kind, products: [] };
  }
}
