import { content } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { rowLimit } from '@selvedge/domain/content/row-limit.ts';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { PageEditor } from './page-editor.tsx';

type Props = { market: string; markets: readonly MarketSettings[] | undefined };

/** Loads a page once and hands it to the editor: a page that reloads by itself would take the work away under somebody's hands. */
export function EditorScreen({ market, markets }: Props) {
  const { call } = useStudio();
  const path = useQuery('path');
  const [page, setPage] = useState<EditedPage>();
  const [problem, setProblem] = useState('');
  const [turn, setTurn] = useState(0);

  const load = useCallback(async () => {
    const answer = await call(editing.getPage, { query: { market, path } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setPage(answer.data);
    setTurn((before) => before + 1);
  }, [call, market, path]);

  useEffect(() => {
    setPage(undefined);
    document.title = text('studio.title', { page: text('editor.title') });
    void load();
  }, [load]);

  const own = markets?.find(({ id }) => id === market) ?? markets?.[0];
  const site = useLoad(`navigation ${own?.id}`, () => call(content.navigation, { params: { market: own?.id ?? '' }, query: {} }));

  if (problem) {
    return (
      <StateNote
        isPage
        isError
        title={text('editor.failed')}
        advice={problem}
        onRetry={() => void load()}
        action={<a href={paths.screen('pages', market)}>{text('editor.back')}</a>}
      />
    );
  }
  // The canvas takes its language and direction when it opens, and keeps them.
  if (!page || !markets || site.isLoading) return <StateNote isPage title={text('studio.loading')} />;
  const blocksPerRow = rowLimit(site.data?.blocksPerRow);
  return <PageEditor key={`${turn}`} {...{ page, markets, blocksPerRow }} market={own} onReload={load} />;
}
