import { type ComponentData, createUsePuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { useEditorPage } from '../fields/editor-context.ts';
import { rowType } from './puck-page.ts';

const usePuck = createUsePuck();

/** A row goes when the last block is dragged out of it. One that was laid empty, to be filled, stays. */
export function useRemoveEmptiedRows(): void {
  const root = usePuck((puck) => puck.appState.data.root.props) as Record<string, ComponentData[] | undefined> | undefined;
  const isDragging = usePuck((puck) => puck.appState.ui.isDragging);
  const dispatch = usePuck((puck) => puck.dispatch);
  const { variants } = useEditorPage();
  const before = useRef(new Map<string, number>());
  useEffect(() => {
    if (isDragging) return;
    const counts = new Map<string, number>();
    let emptied: { index: number; zone: string } | undefined;
    for (const variant of variants)
      for (const [index, { type, props }] of (root?.[variant] ?? []).entries()) {
        if (type !== rowType) continue;
        const count = ((props.blocks ?? []) as unknown[]).length;
        counts.set(props.id, count);
        if (count === 0 && (before.current.get(props.id) ?? 0) > 0) emptied = { index, zone: `root:${variant}` };
      }
    before.current = counts;
    if (emptied) dispatch({ type: 'remove', ...emptied });
  }, [root, isDragging, variants, dispatch]);
}
