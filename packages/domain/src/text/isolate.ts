/** A text whose own direction says nothing of the line that it stands in. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
