import { pages } from '@selvedge/contract/page.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { PageSummary } from '@selvedge/contract/studio/page-edit.ts';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { type TextKey, text } from '../texts/text.ts';

/** Pages that stand around every product: they are written once, at the pattern of their addresses. */
const shared: readonly { path: string; title: TextKey }[] = [
  { path: pages.productPage.paths[0], title: 'pages.products' },
  { path: pages.productSetPage.paths[0], title: 'pages.sets' },
];

export function nameOfShared(path: string): string | undefined {
  const found = shared.find((each) => each.path === path);
  return found && text(found.title);
}

type Wanted = { known: readonly PageSummary[]; query: string };

/** Those that nobody has begun in this market yet, as far as they are looked for. */
export function findUnbegun({ known, query }: Wanted): typeof shared {
  const words = query.trim().toLowerCase();
  return shared.filter(
    ({ path, title }) => !known.some((page) => page.path === path) && `${text(title)} ${path}`.toLowerCase().includes(words),
  );
}

export function UnbegunSharedPages({ market, ...wanted }: Wanted & { market: string }) {
  const { call, notices } = useStudio();
  const canWrite = useRight('content.write');
  if (!canWrite) return null;
  async function begin(path: string, title: string): Promise<void> {
    const answer = await call(editing.createPage, { body: { market, path, title } });
    // The list may show part of the pages: one that there is already is opened.
    if (answer.hasError && answer.error.status !== 409) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    navigate(paths.edit(market, path));
  }
  return findUnbegun(wanted).map(({ path, title }) => (
    <tr key={path}>
      <th scope="row" data-column="page">
        <button type="button" onClick={() => void begin(path, text(title))}>
          {text(title)}
        </button>{' '}
        <code>{path}</code>
      </th>
      <td data-column="kind">{text('pages.kind_shared')}</td>
      <td data-column="state">{text('pages.state_unbegun')}</td>
      <td data-column="changed" />
      <td data-column="open" />
    </tr>
  ));
}
