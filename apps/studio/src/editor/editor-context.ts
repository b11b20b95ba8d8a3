import { createContext, use } from 'react';
import type { Call } from '../lib/studio-context.tsx';
import type { RowVariant } from './puck-page.ts';

/** What the inputs of the editor need to know of the page around them. */
export type EditorPage = { market: string; path: string; call: Call; variants: readonly RowVariant[]; blocksPerRow?: number };

export const EditorPageContext = createContext<EditorPage | undefined>(undefined);

export function useEditorPage(): EditorPage {
  const page = use(EditorPageContext);
  if (!page) throw new Error('useEditorPage is for inputs inside the page editor.');
  return page;
}
