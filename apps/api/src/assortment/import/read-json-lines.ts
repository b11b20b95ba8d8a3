import type { AssortmentRecord } from './assortment-record.ts';

/** The longest line that is read, in characters: a style with 200 options in 55 markets stays below it. */
const longest = 16 * 1024 * 1024;

/** One record a line; blank lines are skipped. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<AssortmentRecord> {
  let rest = '';
  let line = 0;
  let isTooLong = false;
  const take = (content: string): AssortmentRecord | undefined => {
    line += 1;
    const wasTooLong = isTooLong;
    isTooLong = false;
    if (wasTooLong || content.length > longest) return { line, lines: 1, value: undefined, errors: { line: ['validation.line_too_long'] } };
    return content.trim() === '' ? undefined : { line, lines: 1, ...parse(content) };
  };
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longest) {
      isTooLong = true;
      rest = '';
    }
    for (const content of lines) {
      const record = take(content);
      if (record) yield record;
    }
  }
  const last = take(rest);
  if (last) yield last;
}

function parse(content: string): Pick<AssortmentRecord, 'value' | 'errors'> {
  try {
    return { value: JSON.parse(content) };
  } catch {
    return { value: undefined, errors: { line: ['validation.invalid_json'] } };
  }
}
