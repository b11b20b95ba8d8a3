import type { AnyBlock } from '@selvedge/contract/content/any-block.ts';
import { blockSchemas, isBlockAlias } from '@selvedge/contract/content/blocks.ts';
import type { EditedContent, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import type { ZodType } from 'zod';
import { issueKey } from '../../http/read-input.ts';
import { checkPreferences } from './check-preferences.ts';

/** What stands in the way of showing a page. A draft may be unfinished; what shoppers see may not. */
export function checkContent(content: EditedContent): PageProblem[] {
  const problems = new Map<string, string[]>();
  const note = (at: string, key: string) => problems.set(at, [...(problems.get(at) ?? []), key]);
  if (!content.seo.title.trim()) note('seo.title', 'validation.required');
  const ids = new Set<string>();
  const checkAt = (where: string, block: AnyBlock) => {
    // Two blocks of one id would be taken for one when a page changes in the browser.
    if (ids.has(block.id)) note(where, 'studio.id_twice');
    ids.add(block.id);
    for (const [field, keys] of checkBlock(block)) for (const key of keys) note(field ? `${where}.${field}` : where, key);
  };
  for (const [variant, rows] of Object.entries(content.rows)) {
    for (const [index, row] of (rows ?? []).entries()) {
      const at = `rows.${variant}.${index}`;
      if (row.blocks.length === 0) note(`${at}.blocks`, 'studio.row_empty');
      for (const [place, block] of row.blocks.entries()) checkAt(`${at}.blocks.${place}`, block);
    }
  }
  for (const [place, block] of (content.fixedWidgets ?? []).entries()) checkAt(`fixedWidgets.${place}`, block);
  for (const [place, { block }] of (content.promotionalSpots ?? []).entries()) checkAt(`promotionalSpots.${place}.block`, block);
  for (const [at, key] of checkPreferences(content.userPreferences ?? [])) note(at, key);
  return [...problems].map(([at, keys]) => ({ at, keys }));
}

function checkBlock(block: { _alias: string }): [string, string[]][] {
  const schema: ZodType | undefined = isBlockAlias(block._alias) ? blockSchemas[block._alias] : undefined;
  if (!schema) return [['', ['studio.block_unknown']]];
  const result = schema.safeParse(block);
  if (result.success) return [];
  return result.error.issues.map((issue) => [issue.path.map(String).join('.'), [issueKey(issue)]]);
}
