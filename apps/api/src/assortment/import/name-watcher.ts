import type { ImportWarning } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';
import type { CheckedLine } from './check-record.ts';

const most = 200;

/** Notes what styles name, to say at the end what of it nobody has described. It may still come with a later file. */
export function nameWatcher(): { watch(line: CheckedLine): void; list(client: pg.Client): Promise<ImportWarning[]> } {
  const categories = new Map<string, number>();
  const badges = new Map<string, number>();
  const pictures = new Map<string, number>();
  const note = (names: Map<string, number>, ids: readonly string[], line: number) => {
    for (const id of ids) if (!names.has(id)) names.set(id, line);
  };
  return {
    watch({ value, line }) {
      if (value.type === 'category' && value.parent) note(categories, [value.parent], line);
      if (value.type !== 'style') return;
      note(categories, value.categories, line);
      for (const { badges: named, images } of value.options) {
        note(badges, named, line);
        note(
          pictures,
          images.indexes.flatMap(({ media }) => media ?? []),
          line,
        );
      }
    },
    async list(client) {
      const unknown = async (names: Map<string, number>, column: 'category.id' | 'badge.id' | 'media_upload.key', warning: string) => {
        const { rows } = await client.query<{ id: string }>(
          `select id from unnest($1::text[]) as id where not exists (select from ${column.split('.')[0]} where ${column} = id.id)`,
          [[...names.keys()]],
        );
        return rows.map(({ id }) => ({ line: names.get(id) ?? 0, warning, id }));
      };
      return [
        ...(await unknown(categories, 'category.id', 'validation.unknown_category')),
        ...(await unknown(badges, 'badge.id', 'validation.unknown_badge')),
        ...(await unknown(pictures, 'media_upload.key', 'validation.unknown_picture')),
      ].slice(0, most);
    },
  };
}
