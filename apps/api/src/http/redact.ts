const longest = 4_000;
const word = /[^\s"'<>()=,;:/?&]+/g;

/**
 * What an error says, without what it quotes: the values of a failed query, words in quotation marks (databases and parsers repeat
 * there what a caller sent) and e-mail addresses. Each part is read once, so that a long text takes no longer than its length.
 */
export function redactText(text: string): string {
  const [said = '', params] = text.slice(0, longest).split('\nparams: ', 2);
  const shown = said.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '[quoted]').replace(word, (each) => (/@|%40/i.test(each) ? '[email]' : each));
  return params === undefined ? shown : `${shown}\nparams: [redacted]`;
}

/** Where an error arose. Its first lines repeat the message. */
export function framesOf(stack: string): string {
  return stack
    .slice(0, 4 * longest)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** A text without anything that stands in `values`: no bug may write into the log what a caller typed. */
export function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((shown, value) => shown.replaceAll(value, '[sent]'), text.slice(0, longest));
}
