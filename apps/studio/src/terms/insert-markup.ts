type Selected = { value: string; start: number; end: number };
export type Markup = 'heading' | 'bold' | 'list' | 'link';

/** Puts the shop's light markup around what is selected, and keeps it selected. */
export function insertMarkup({ value, start, end }: Selected, markup: Markup, words: string): Selected {
  const chosen = value.slice(start, end);
  if (markup === 'bold') return around({ value, start, end }, '**', '**', chosen || words);
  if (markup === 'link') return around({ value, start, end }, '[', '](/{market}/)', chosen || words);
  const mark = markup === 'heading' ? '## ' : '- ';
  // A line begins with its mark: from the beginning of the first one to the end of the last.
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next < 0 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const marked = lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : mark + line)).join('\n');
  return { value: value.slice(0, from) + marked + value.slice(to), start: from, end: from + marked.length };
}

function around({ value, start, end }: Selected, before: string, after: string, words: string): Selected {
  const next = value.slice(0, start) + before + words + after + value.slice(end);
  return { value: next, start: start + before.length, end: start + before.length + words.length };
}
