import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedContent, EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createDraftSaver } from '../../drafts/create-draft-saver.ts';
import { EditorPageContext } from '../../fields/editor-context.ts';
import { errorText } from '../../lib/error-text.ts';
import { guardLeaving } from '../../lib/router.ts';
import { useRight, useStudio } from '../../lib/studio-context.tsx';
import { StateNote } from '../../shell/state-note.tsx';
import { text } from '../../texts/text.ts';
import { PageDraftBar } from './page-draft-bar.tsx';
import { useSteps } from './use-steps.ts';

type Work = {
  content: EditedContent;
  onChange: (next: EditedContent) => void;
  readOnly: boolean;
};

type Props = {
  market: string;
  path: string;
  title: string;
  /** Whose page it is, to be changed. */
  scope: ReactNode;
  /** Where there is no such page yet: what it is called when somebody begins it. */
  begin?: { label: string; title: string };
  children: (work: Work) => ReactNode;
};

/** A part of a page that has a screen of its own: it is worked on in the page's draft, and is versioned and published with the page. */
export function PageDraft({ market, path, title, scope, begin, children }: Props) {
  const { call } = useStudio();
  const canWrite = useRight('content.write');
  const [isMissing, setMissing] = useState(false);
  const [page, setPage] = useState<EditedPage>();
  const [problem, setProblem] = useState('');
  const [turn, setTurn] = useState(0);
  const load = useCallback(async () => {
    const answer = await call(editing.getPage, { query: { market, path } });
    setMissing(answer.hasError && answer.error.status === 404);
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setPage(answer.data);
    setTurn((before) => before + 1);
  }, [call, market, path]);
  async function create(): Promise<void> {
    const answer = await call(editing.createPage, { body: { market, path, title: begin?.title ?? title } });
    if (answer.hasError) setProblem(errorText(answer.error));
    else await load();
  }
  useEffect(() => {
    setPage(undefined);
    void load();
  }, [load]);
  if (isMissing && begin && canWrite) {
    const start = (
      <button type="button" onClick={() => void create()}>
        {begin.label}
      </button>
    );
    return <StateNote title={text('banners.no_page')} action={start} />;
  }
  if (problem) return <StateNote isError title={text('banners.failed')} advice={problem} onRetry={() => void load()} />;
  if (page?.path !== path || page.market !== market) return <StateNote title={text('studio.loading')} />;
  return (
    <Opened key={`${market} ${path} ${turn}`} page={page} title={title} scope={scope} onReload={load}>
      {children}
    </Opened>
  );
}

type OpenedProps = Pick<Props, 'title' | 'scope' | 'children'> & { page: EditedPage; onReload: () => Promise<void> };

function Opened({ page, title, scope, onReload, children }: OpenedProps) {
  const { call } = useStudio();
  const canWrite = useRight('content.write');
  const [first] = useState(page);
  const { value, put, undo, redo } = useSteps(first.content);
  const saver = useMemo(() => {
    const { market, path, content, version, state, changedAt } = first;
    return createDraftSaver({
      ...{ content, version, state, savedAt: changedAt, explain: errorText },
      save: (draft) => call(editing.saveDraft, { body: { market, path, ...draft } }),
    });
  }, [first, call]);

  useEffect(() => saver.change(value), [saver, value]);
  useEffect(() => {
    const release = guardLeaving(() => !saver.isDirty() || confirm(text('editor.leave')));
    const warn = (event: BeforeUnloadEvent) => saver.isDirty() && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
      void saver.flush();
    };
  }, [saver]);

  const { market, path } = first;
  const context = useMemo(() => ({ market, path, call, variants: [] }), [market, path, call]);
  return (
    <EditorPageContext value={context}>
      <PageDraftBar {...{ page: first, title, scope, saver, undo, redo, onReload }} />
      {children({ content: value, onChange: put, readOnly: !canWrite })}
    </EditorPageContext>
  );
}
