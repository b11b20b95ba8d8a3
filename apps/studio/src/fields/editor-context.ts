import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { createContext, use } from 'react';
import type { Call } from '../lib/studio-context.tsx';

/** What the inputs of the editor need to know of the page around them. */
export type EditorPage = {
  market: string;
  path: string;
  call: Call;
  variants: readonly (keyof EditedContent['rows'])[];
  blocksPerRow?: number;
};

export const EditorPageContext = createContext<EditorPage | undefined>(undefined);

export function useEditorPage(): EditorPage {
  const page = use(EditorPageContext);
  if (!page) throw new Error('useEditorPage is for inputs inside the page editor.');
  return page;
}
