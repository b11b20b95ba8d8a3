import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import { isRichNodes, wordsOfRichText } from '@selvedge/domain/content/words-of-rich-text.ts';
import { text } from '../texts/text.ts';

/** What a field holds, for people. */
export function wordsOfValue(value: unknown): string {
  if (value === undefined) return text('editor.nothing_there');
  return (typeof value === 'string' ? (fieldTexts[value] ?? value) : summary(value)) || text('editor.empty');
}

function summary(value: unknown): string {
  if (typeof value === 'boolean') return text(value ? 'editor.yes' : 'editor.no');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (isRichNodes(value)) return wordsOfRichText(value);
  if (Array.isArray(value)) return value.every((each) => typeof each === 'object') ? listWords(value) : value.map(String).join(', ');
  const { _alias, headline, text: words, alt, url, title } = value as Record<string, unknown>;
  const said = [typeof _alias === 'string' ? (fieldTexts[_alias] ?? text('editor.a_block')) : undefined, headline, words, alt, title, url];
  const known = said
    .map((each) => (isRichNodes(each) ? wordsOfRichText(each) : each))
    .filter((each) => typeof each === 'string' && each !== '');
  return known.length > 0 ? known.join(' · ') : fieldsIn(value);
}

const listWords = (list: readonly unknown[]): string =>
  list.map(summary).filter(Boolean).join(', ') || text('editor.count', { count: list.length });

/** `Size: Large, Colour: Ink`; what has no name for people is left out. */
function fieldsIn(value: object): string {
  const named = Object.entries(value).flatMap(([name, each]) => (fieldTexts[name] ? [`${fieldTexts[name]}: ${wordsOfValue(each)}`] : []));
  return named.join(', ') || text('editor.count', { count: Object.keys(value).length });
}
