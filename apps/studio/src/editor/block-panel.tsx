import { createUsePuck } from '@puckeditor/core';
import { type ReactNode, useRef } from 'react';
import { BlockTools } from './block-tools.tsx';
import { PageOutline } from './page-outline.tsx';
import { useRemoveEmptiedRows } from './use-remove-emptied-rows.ts';

const usePuck = createUsePuck();

/** Beside the canvas: what lies on the page, or what can be done with the block that was chosen, all of it by keyboard too. */
export function BlockPanel({ children }: { children: ReactNode }) {
  const id = usePuck((puck) => puck.selectedItem?.props.id as string | undefined);
  useRemoveEmptiedRows();
  // Who chose a block on the canvas stays there; who chose it here would otherwise be left without a place.
  const takesFocus = useRef(false);
  const goOn = () => {
    takesFocus.current = true;
  };
  const arrive = (button: HTMLElement | null) => {
    if (!button || !takesFocus.current) return;
    takesFocus.current = false;
    button.focus();
  };
  return (
    <>
      {id ? <BlockTools id={id} arrive={arrive} onLeave={goOn} /> : <PageOutline arrive={arrive} onChoose={goOn} />}
      {children}
    </>
  );
}
