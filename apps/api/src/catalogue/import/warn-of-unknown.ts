import type { ImportWarning } from '@selvedge/contract/studio/import.ts';
import type pg from 'pg';
import type { CheckedLine } from './check-record.ts';

const most = 200;

/** Notes what styles name, to say at the end what of it nobody has described. It may still come with a later file. */
export function nameWatcher(): { watch(line: CheckedLine): void; list(client: pg.PoolClient): Promise<ImportWarning[]> } {
  const categories = new Map<string, number>();
  const badges = new Map<string, number>();
  const note = (names: Map<string, number>, ids: readonly string[], line: number) => {
    for (const id of ids) if (!names.has(id)) names.set(id, line);
  };
  return {
    watch({ value, line }) {
      if (value.type === 'category' && value.parent) note(categories, [value.parent], line);
      if (value.type !== 'style') return;
      note(categories, value.categories, line);
      for (const option of value.options) note(badges, option.badges, line);
    },
    async list(client) {
      const unknown = async (names: Map<string, number>, table: 'category' | 'badge', warning: string) => {
        const { rows } = await client.query<{ id: string }>(
          `select id from unnest($1::text[]) as id where not exists (select from ${table} where ${table}.id = id.id)`,
          [[...names.keys()]],
        );
        return rows.map(({ id }) => ({ line: names.get(id) ?? 0, warning, id }));
      };
      return [
        ...(await unknown(categories, 'category', 'validation.unknown_category')),
        ...(await unknown(badges, 'badge', 'validation.unknown_badge')),
      ].slice(0, most);
    },
  };
}
