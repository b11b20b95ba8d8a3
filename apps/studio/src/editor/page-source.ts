import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedContent, EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import type { DraftSaver } from '../drafts/create-draft-saver.ts';
import type { EditSource } from '../drafts/edit-source.ts';
import type { Call } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { placeInPage } from './place-in-page.ts';

/** A page, as the panels of the editor see it. */
export function pageSource(call: Call, { page, saver }: { page: EditedPage; saver: DraftSaver }): EditSource<EditedContent> {
  const key = { market: page.market, path: page.path };
  return {
    key: `page ${key.market} ${key.path}`,
    title: page.title || page.path,
    live: page.live,
    read: () => call(editing.getPage, { query: key }),
    listVersions: () => call(editing.listVersions, { query: key }),
    getVersion: (number) => call(editing.getVersion, { query: { ...key, number } }),
    restore: (version) => call(editing.restoreVersion, { body: { ...key, ...version } }),
    check: async () => {
      const answer = await call(editing.checkPage, { query: key });
      return answer.hasError ? [] : answer.data;
    },
    warn: async () => {
      const answer = await call(editing.warnOfPage, { query: key });
      return answer.hasError ? [] : answer.data;
    },
    publish: (version, decided = []) => call(editing.publishPage, { body: { ...key, version, decided } }),
    toRelease: (version) => ({ pages: [{ ...key, version }] }),
    ...(page.live && {
      withdraw: {
        label: text('editor.withdraw'),
        sure: text('editor.withdraw_sure', { title: page.title || page.path || '/' }),
        done: text('editor.withdrawn'),
        send: () => call(editing.withdrawPage, { body: key }),
        undo: () => call(editing.putPageBack, { body: key }),
      },
    }),
    placeOf: (at) => placeInPage(at, [saver.wanted(), page.content, ...(page.live ? [page.live] : [])]),
  };
}
