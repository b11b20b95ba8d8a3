import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import type { EditedContent, EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { editing } from '@selvedge/contract/studio/pages.ts';
import type { Call } from '../lib/studio-context.tsx';
import { text } from '../texts.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { EditSource } from './edit-source.ts';

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
    publish: (version) => call(editing.publishPage, { body: { ...key, version } }),
    toRelease: (version) => ({ pages: [{ ...key, version }] }),
    ...(page.live && {
      withdraw: {
        label: text('editor.withdraw'),
        done: text('editor.withdrawn'),
        send: () => call(editing.withdrawPage, { body: key }),
      },
    }),
    placeOf: (at) => placeOf(at, saver.wanted()),
  };
}

/** `rows.top.0.blocks.1.images.mobile`: the block by its name and number, then the field. Ids are left out, nobody knows them. */
function placeOf(at: string, content: EditedContent): string {
  const [, variant, row, , place, ...field] = at.split('.');
  if (!at.startsWith('rows.') || !/^\d+$/.test(row ?? '')) return wordsOf(at);
  const rows = content.rows as Record<string, { blocks: { _alias: string }[] }[] | undefined>;
  const block = rows[variant ?? '']?.[Number(row)]?.blocks[Number(place)];
  const line = text('editor.row_number', { number: Number(row) + 1 });
  if (!block) return line;
  return [line, fieldTexts[block._alias] ?? block._alias, ...field.map((name) => fieldTexts[name] ?? name)].join(' › ');
}

function wordsOf(at: string): string {
  const known = at
    .split('.')
    .flatMap((part) => fieldTexts[part] ?? (/^(rows|top|bottom|blocks|heading|intro|seo|order)$/.test(part) ? part : []));
  return known.join(' › ') || at;
}
