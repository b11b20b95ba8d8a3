/** A text without the characters at its end that are among `dropped`. Patterns such as /0+$/ begin anew at every zero of a long row. */
export function dropEnd(text: string, dropped: string): string {
  let end = text.length;
  while (end > 0 && dropped.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
