import type { TextProblem } from '@selvedge/domain/translation/check-text.ts';
import { findText, text } from '../texts/text.ts';

/** What is wrong with a text, in words that say what to do. */
export function problemText(problem: TextProblem): string {
  const placeholders = 'placeholders' in problem ? problem.placeholders.join(' ') : '';
  const forms = 'forms' in problem ? problem.forms.join(', ') : '';
  return text(`texts.problem.${problem.code}`, { placeholders, forms });
}

/** The same for a line of a file, whose problems the shop names by key. */
export function refusalText(key: string, names: readonly string[]): string {
  const code = key.replace(/^studio\.text_/, '');
  const known = findText(`texts.problem.${code}`) ?? findText(key) ?? key;
  return known.replace('{placeholders}', names.join(' ')).replace('{forms}', names.join(', '));
}
