import { type Source, walk } from './list-sources.ts';

/** Every regular expression that a source writes down. */
export function findPatterns({ module }: Source): RegExp[] {
  const found: RegExp[] = [];
  walk(module, ({ type, pattern, flags }) => {
    if (type === 'RegExpLiteral') found.push(new RegExp(String(pattern), String(flags)));
  });
  return found;
}
