import type { MailBlock } from '@selvedge/contract/mailing.ts';
import { useRef, useState } from 'react';
import type { Step } from '../shell/drag/step-of-key.ts';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import type { Drop } from '../shell/drag/use-held.ts';
import { text } from '../texts/text.ts';
import { blockName } from './block-name.ts';
import { moveBlock } from './move-block.ts';
import { newBlock } from './new-block.ts';

type Options = { blocks: readonly MailBlock[]; readOnly: boolean; onChange: (blocks: MailBlock[]) => void };
type Arrival = 'fields' | 'outline' | undefined;

const most = 30;

/** What can be done to the blocks of a mail: one of them chosen, moved, added, doubled, taken away. */
export function useMailBlocks({ blocks, readOnly, onChange }: Options) {
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  /** Where the focus goes next. */
  const arrival = useRef<Arrival>(undefined);

  const drag = useDragAndDrop({
    readOnly,
    isLifted: false,
    whereOf: ({ id, onto, down }) => (id === onto ? undefined : down < 0.5 ? 'before' : 'after'),
    onDrop: (drop) => void move(drop),
    onStep: (id, direction) => (step(id, direction) ? id : undefined),
  });

  function move(drop: Drop): boolean {
    const next = moveBlock(blocks, drop);
    if (next === blocks) return false;
    onChange([...next]);
    setChosen(drop.id);
    const place = next.findIndex(({ id }) => id === drop.id);
    setSaid(text('settings.item_moved', { title: blockName(next[place]!), place: place + 1, count: next.length }));
    return true;
  }

  function step(id: string, direction: Step): boolean {
    const at = blocks.findIndex((block) => block.id === id);
    const onto = direction === 'up' ? blocks[at - 1] : direction === 'down' ? blocks[at + 1] : undefined;
    return onto !== undefined && move({ id, onto: onto.id, where: direction === 'up' ? 'before' : 'after' });
  }

  function choose(id: string | undefined, next?: Arrival): void {
    arrival.current = next;
    setChosen(id);
  }

  function insert(block: MailBlock, at: number): void {
    onChange(blocks.toSpliced(at, 0, block));
    choose(block.id, 'fields');
  }

  return {
    ...{ chosen, said, arrival, drag, step, choose },
    isFull: blocks.length >= most,
    change: (next: MailBlock) => onChange(blocks.map((block) => (block.id === next.id ? next : block))),
    add: (kind: MailBlock['kind'], at: number) => insert(newBlock(kind), at),
    duplicate: (block: MailBlock) => insert({ ...structuredClone(block), id: crypto.randomUUID() }, blocks.indexOf(block) + 1),
    remove(id: string): void {
      onChange(blocks.filter((block) => block.id !== id));
      choose(undefined, 'outline');
    },
  };
}

export type MailBlocks = ReturnType<typeof useMailBlocks>;
