import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { findText, text } from '../texts/text.ts';

type Entry = { id?: string; _alias?: string; blocks?: Entry[] };

/**
 * A place of a page in words: `rows.top.0.blocks.1.images.mobile` by number, or `rows.top.hero.blocks.picture.headline` by id.
 * What is known by an id is named by where it stands, in the first of the contents that has it.
 */
export function placeInPage(at: string, contents: readonly EditedContent[]): string {
  const parts = at.split('.');
  const [first = '', second = ''] = parts;
  if (first === 'rows') return join([placeName(second), ...inRows(parts.slice(2), contents.map(rowsAt(second)))]);
  if (first === 'fixedWidgets') return join([text('editor.fixed'), ...inBlocks(parts.slice(1), contents.map(fixedOf))]);
  const whole = findText(`editor.at_${first}_${second}`);
  if (whole) return join([whole, ...words(parts.slice(2))]);
  return join([findText(`editor.at_${first}`) ?? text('editor.at_settings'), ...words(parts.slice(1))]);
}

const rowsAt =
  (variant: string) =>
  ({ rows }: EditedContent): Entry[] =>
    ((rows as Record<string, Entry[] | undefined>)[variant] ?? []) as Entry[];
const fixedOf = ({ fixedWidgets = [] }: EditedContent): Entry[] => fixedWidgets;

export const placeName = (variant: string): string => findText(`editor.place_${variant}`) ?? text('editor.place_top');

function inRows([row = '', , ...block]: string[], lists: Entry[][]): string[] {
  if (row === '') return [];
  if (row === 'order') return [text('editor.at_order')];
  const found = find(lists, row);
  // Where nothing is known of the page, no number is better than the wrong one.
  const line = found ? [text('editor.row_number', { number: found.index + 1 })] : [];
  return [...line, ...inBlocks(block, found ? [found.entry.blocks ?? []] : [])];
}

function inBlocks([block = '', ...fields]: string[], lists: Entry[][]): string[] {
  if (block === '') return [];
  if (block === 'order') return [text('editor.at_order')];
  const alias = find(lists, block)?.entry._alias ?? '';
  return [fieldTexts[alias] ?? text('editor.a_block'), ...words(fields)];
}

function find(lists: Entry[][], key: string): { entry: Entry; index: number } | undefined {
  for (const list of lists) {
    const index = /^\d+$/.test(key) ? Number(key) : list.findIndex(({ id }) => id === key);
    const entry = list[index];
    if (entry) return { entry, index };
  }
  return undefined;
}

/** Numbers as one counts; ids are left out, nobody knows them. */
function words(parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    if (/^\d+$/.test(part)) return [String(Number(part) + 1)];
    return part === 'order' ? [text('editor.at_order')] : (fieldTexts[part] ?? []);
  });
}

const join = (parts: readonly string[]): string => parts.filter(Boolean).join(' › ');
