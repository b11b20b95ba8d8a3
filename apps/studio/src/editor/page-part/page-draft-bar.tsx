import type { EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { DraftSaver } from '../../drafts/create-draft-saver.ts';
import { DraftBar } from '../../drafts/draft-bar.tsx';
import { navigate, paths } from '../../lib/router.ts';
import { useRight, useStudio } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import { pageSource } from '../page-source.ts';

type Props = {
  page: EditedPage;
  title: string;
  /** Whose page it is. */
  scope: ReactNode;
  saver: DraftSaver;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onReload: () => Promise<void>;
};

/** Above a part of a page: whether the work is kept, and what can be done with it. */
export function PageDraftBar({ page, title, scope, saver, undo, redo, onReload }: Props) {
  const save = useSyncExternalStore(saver.subscribe, saver.read);
  const { call } = useStudio();
  const source = useMemo(() => pageSource(call, { page, saver }), [call, page, saver]);
  const canWrite = useRight('content.write');
  const canPublish = useRight('content.publish');

  async function preview(): Promise<void> {
    if (await saver.flush()) navigate(paths.preview(page.market, page.path));
  }

  return (
    <DraftBar
      {...{ title, scope, source, saver, save, undo, redo, canWrite, canPublish, onReload }}
      state={<span data-state={save.state}>{text(`pages.state_${save.state}`)}</span>}
      onPreview={() => void preview()}
      onPublished={() => saver.note({ state: 'live' })}
    />
  );
}
