import { groupOf } from './view-groups.ts';

/** The source files of the views of these blocks, from the root of the repository: a document brings their styles. */
export function viewFiles(aliases: Iterable<string>): string[] {
  const groups = new Set([...aliases].flatMap((alias) => groupOf(alias) ?? []));
  return groups.size > 0
    ? ['frame.tsx', ...[...groups].sort().map((group) => (group === 'extras' ? 'extras/extras.tsx' : `${group}-views.ts`))].map(
        (file) => `packages/blocks/src/${file}`,
      )
    : [];
}
