/** A piece of rich text: words, or an element of the allow-list with what it holds. */
export type RichNode = { text?: string; tag?: RichTag; url?: string; children?: RichNode[] };

export type RichTag = (typeof richTags)[number];

/** The only elements that content can bring. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
] as const;

/** Nobody writes so much or so deep; a text that does wants to break what shows it. */
export const richLimits = { characters: 200_000, nodes: 20_000, depth: 32 } as const;

/** The address of a link, if it can do nothing but lead somewhere. `javascript:` and its disguises would run with the shop's rights. */
export function safeUrl(url: string): string | undefined {
  // Browsers skip control characters and blanks inside a scheme; so that none hides one, they are skipped here first.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant
  const bare = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^(https?:\/\/[^/\\]|mailto:|tel:|#|\?|\/(?![/\\]))/i.test(bare) ? bare : undefined;
}
