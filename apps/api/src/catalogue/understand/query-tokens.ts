import { foldText, wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import type { Token } from '@selvedge/domain/search/measure.ts';

/** What stands between two spaces. */
export type QueryToken = Token & { raw: string; isQuoted: boolean };
export type TokenQuery = { tokens: readonly QueryToken[]; words: readonly string[] };

const longestQuery = 200;

/** A query with every word of it in its place: what is understood of it can be taken out of it again. */
export function queryTokens(terms: string, language: string): TokenQuery {
  const words: string[] = [];
  const tokens: QueryToken[] = [];
  let isOpen = false;
  for (const raw of terms.slice(0, longestQuery).split(/\s+/)) {
    if (raw === '') continue;
    const marks = raw.match(/["“”„«»]/g)?.length ?? 0;
    const own = wordsOf(raw, language);
    tokens.push({ raw, text: foldText(raw), at: words.length, length: own.length, isQuoted: isOpen || marks > 0 });
    words.push(...own);
    if (marks % 2 === 1) isOpen = !isOpen;
  }
  return { tokens, words };
}

/** The tokens that hold some of the words: from `from`, up to and without `to`. */
export function tokensOf({ tokens }: TokenQuery, at: number, length: number): { from: number; to: number } {
  const holds = (token: QueryToken) => token.length > 0 && token.at < at + length && token.at + token.length > at;
  return { from: tokens.findIndex(holds), to: tokens.findLastIndex(holds) + 1 };
}

export function typedText({ tokens }: TokenQuery, { from, to }: { from: number; to: number }): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');
}
