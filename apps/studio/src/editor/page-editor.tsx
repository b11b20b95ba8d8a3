import '@puckeditor/core/no-external.css';
import './puck-theme.css';
import { Puck } from '@puckeditor/core';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedContent, EditedPage, PageState } from '@selvedge/contract/studio/page-edit.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { EditorPageContext } from '../fields/editor-context.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { BlockPanel } from './block-panel.tsx';
import { CanvasFrame } from './canvas-frame.tsx';
import { EditorBar } from './editor-bar.tsx';
import styles from './page-editor.module.css';
import { puckConfig } from './puck-config.tsx';
import { fromPuck, toPuck } from './puck-page.ts';
import { variantsOf } from './variants-of.ts';

type Props = {
  page: EditedPage;
  /** The market that is shown; the first one for a page of every market. */
  market: MarketSettings | undefined;
  markets: readonly MarketSettings[];
  /** How many blocks the brand lets stand beside each other. */
  blocksPerRow: number;
  onReload: () => Promise<void>;
};

const viewports = [
  { width: 390, height: 'auto', label: text('preview.mobile'), icon: 'Smartphone' },
  { width: 820, height: 'auto', label: text('preview.tablet'), icon: 'Tablet' },
  { width: 1440, height: 'auto', label: text('preview.desktop'), icon: 'Monitor' },
] as const;

export function PageEditor({ page, market, markets, blocksPerRow, onReload }: Props) {
  const { call } = useStudio();
  const canWrite = useRight('content.write');
  const [first] = useState(page);
  const { path, alias } = first;
  const variants = useMemo(() => variantsOf(alias), [alias]);
  const config = useMemo(
    () => puckConfig(variants, { hasListing: alias === 'categoryPage', blocksPerRow }),
    [variants, alias, blocksPerRow],
  );
  const data = useMemo(() => toPuck(first.content, variants), [first, variants]);
  // What the editor does not show is as it was saved last, by whomever.
  const base = useRef(first.content);
  const { saver } = useDraft<EditedContent, PageState>(
    () => {
      const { version, state, changedAt, content } = first;
      return { content: fromPuck(toPuck(content, variants), content, variants), version, state, savedAt: changedAt };
    },
    { send: (draft) => call(editing.saveDraft, { body: { market: first.market, path: first.path, ...draft } }) },
  );
  const onMerged = useCallback(
    (content: EditedContent) => {
      base.current = content;
      return toPuck(content, variants);
    },
    [variants],
  );

  const editorPage = useMemo(
    () => ({ market: first.market, path, call, variants, blocksPerRow }),
    [first.market, path, call, variants, blocksPerRow],
  );
  return (
    <EditorPageContext value={editorPage}>
      <div className={styles.editor}>
        <Puck
          config={config}
          data={data}
          viewports={viewports as never}
          ui={{ viewports: { current: { width: 1440, height: 'auto' }, controlsVisible: true, options: viewports as never } }}
          permissions={canWrite ? {} : { drag: false, delete: false, duplicate: false, insert: false, edit: false }}
          iframe={{ enabled: true }}
          height="100%"
          onChange={(next) => saver.change(fromPuck(next, base.current, variants))}
          overrides={{
            header: () => (
              <EditorBar page={first} market={market} markets={markets} saver={saver} onMerged={onMerged} onReload={onReload} />
            ),
            fields: BlockPanel,
            iframe: ({ children }) => <CanvasFrame market={market}>{children}</CanvasFrame>,
          }}
        />
      </div>
    </EditorPageContext>
  );
}
