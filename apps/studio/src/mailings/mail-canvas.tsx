import type { MailBlock, MailingContent } from '@selvedge/contract/mailing.ts';
import { isUnfinished } from '@selvedge/domain/mailing/is-unfinished.ts';
import { useRef, useState } from 'react';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { useWidth } from '../shell/use-width.ts';
import { text } from '../texts/text.ts';
import { blockName } from './block-name.ts';
import styles from './mail-canvas.module.css';
import { type BlockBox, useBlockBoxes } from './use-block-boxes.ts';
import { useDrawnMail } from './use-drawn-mail.ts';

type Props = {
  content: MailingContent;
  market: string;
  /** Of the screen on which it is read. */
  width: number;
  drag: DragAndDrop;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

const blank = '<!doctype html><html><head></head><body></body></html>';

/** The mail itself in a frame, made by what will send it. Over each of its blocks lies a button that chooses it, and by which it is dragged. */
export function MailCanvas({ content, market, width, drag, chosen, onChoose }: Props) {
  const { html, problem } = useDrawnMail(market, content);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { boxes, height } = useBlockBoxes({ frame, html: isLoaded ? html : undefined, width });
  const { stage, space } = useWidth();
  const scale = space > 0 ? Math.min(1, space / width) : 1;
  return (
    <div ref={stage} className={styles.stage}>
      <p role="alert" className={styles.problem}>
        {problem && text('mailings.not_drawn', { problem })}
      </p>
      <div className={styles.sheet} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <div className={styles.mail} style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}>
          <iframe ref={frame} inert tabIndex={-1} title={text('mailings.mail')} srcDoc={blank} onLoad={() => setLoaded(true)} />
          <ol aria-label={text('mailings.mail')}>
            {content.blocks.map((block) => {
              const box = boxes.get(block.id);
              return box && <Cover key={block.id} {...{ block, box, drag }} isChosen={block.id === chosen} onChoose={onChoose} />;
            })}
          </ol>
        </div>
      </div>
      {content.blocks.length === 0 && <p className={styles.none}>{text('mailings.no_blocks')}</p>}
    </div>
  );
}

type CoverProps = { block: MailBlock; box: BlockBox; drag: DragAndDrop; isChosen: boolean; onChoose: (id: string) => void };

function Cover({ block, box, drag, isChosen, onChoose }: CoverProps) {
  const { id } = block;
  const { top, left, width, height, isEmpty } = box;
  const note = isUnfinished(block) ? text('mailings.unfinished') : isEmpty ? text('mailings.not_here') : '';
  return (
    <li
      className={styles.cover}
      style={{ insetBlockStart: top, insetInlineStart: left, inlineSize: width, blockSize: height }}
      {...drag.item(id)}
    >
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(id)} {...drag.handle(id)}>
        <span className={note ? styles.note : styles.name}>{note ? `${blockName(block)}. ${note}` : blockName(block)}</span>
      </button>
    </li>
  );
}
