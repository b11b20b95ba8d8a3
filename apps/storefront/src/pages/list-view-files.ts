import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import type { ComponentType } from 'react';
import { loadView } from './load-view.ts';

const modules = import.meta.glob<{ View: ComponentType }>('./*/*-page.tsx');

/**
 * The source file of each page's view, by which the build's manifest knows its chunk and styles. For the server alone: in a browser,
 * forty names would be loaded with every page and read by nobody.
 */
export async function listViewFiles(): Promise<Map<PageAlias, string>> {
  const files = new Map<ComponentType, string>();
  for (const [path, load] of Object.entries(modules)) files.set((await load()).View, path.replace('./', 'src/pages/'));
  const rows = (Object.keys(pages) as PageAlias[]).map(async (alias) => [alias, fileOf((await loadView(alias)).View, files)] as const);
  return new Map(await Promise.all(rows));
}

function fileOf(view: ComponentType, files: ReadonlyMap<ComponentType, string>): string {
  const file = files.get(view);
  if (file === undefined) throw new Error(`The view ${view.name} is in no file of pages/*/*-page.tsx: its styles would not be found.`);
  return file;
}
