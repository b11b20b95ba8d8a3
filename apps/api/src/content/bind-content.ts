import { breakLongWords } from '@selvedge/domain/text/break-long-words.ts';
import { bindShortWords } from '@selvedge/domain/translation/bind-short-words.ts';

/** What is read as words wherever it stands in content. Anything else may be an id or an address, and must stay what it is. */
const words: ReadonlySet<string> = new Set(
  `heading intro headline subHeadline title alternativeTitle subtitle text tagline description cta ctaText ctaTitle linkText itemText buttonText popupLabel
  successMessage launchedText disclaimer`.split(/\s+/),
);
/** Read by machines, or made of texts that are bound already. */
const others: ReadonlySet<string> = new Set(['seo', '_meta', 'structuredData', 'listing', 'product']);

const known = new WeakMap<object, Map<string, object>>();

/**
 * Content as lines show it: what no line ends with keeps to the word that follows, as in texts of the shop. It is stored as it was written. What holds
 * nothing of the kind is the same object.
 */
export function bindContent<T extends object>(content: T, language: string): T {
  const bound = known.get(content) ?? new Map<string, object>();
  known.set(content, bound);
  const found = bound.get(language) ?? (bind(content, language, '') as T);
  bound.set(language, found);
  return found as T;
}

function bind(value: unknown, language: string, name: string): unknown {
  if (typeof value === 'string') return words.has(name) ? breakLongWords(language, bindShortWords(language, value)) : value;
  if (typeof value !== 'object' || value === null || others.has(name)) return value;
  if (Array.isArray(value))
    return changed(
      value,
      value.map((each) => bind(each, language, name)),
    );
  const inner = Object.entries(value).map(([key, each]) => [key, bind(each, language, key)] as const);
  return inner.some(([key, each]) => each !== (value as Record<string, unknown>)[key]) ? Object.fromEntries(inner) : value;
}

function changed(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.some((each, at) => each !== before[at]) ? after : before;
}
