import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Attack } from './grows-too-fast.ts';

const endings = ['', '\0', '\n'];

/**
 * Texts that a backtracking matcher may stumble over, made from the expression itself: what each part without an upper limit repeats,
 * many times, behind what leads to it; and the beginning up to there, many times.
 */
export function attacksOn(pattern: RegExp): Attack[] {
  const { source, flags } = pattern;
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, Attack>();
  const add = (before: string, repeated: string) => {
    if (repeated !== '') for (const after of endings) found.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
  };
  for (const alternative of tree.alternatives) attackElements(alternative.elements, '', add);
  return [...found.values()];
}

function attackElements(elements: readonly AST.Element[], before: string, add: (before: string, repeated: string) => void): void {
  let read = before;
  for (const element of elements) {
    if (element.type === 'Quantifier') {
      if (element.max > 50) {
        const words = wordsOf(element.element);
        for (const word of new Set([...words, words.join('')])) {
          add(read, word);
          add('', word);
          add('', read + word);
          add(read + word, read + word);
        }
        add('', read);
      }
      attackElements([element.element], read, add);
    } else if (element.type === 'Group' || element.type === 'CapturingGroup') {
      for (const { elements: inner } of element.alternatives) attackElements(inner, read, add);
    } else if (element.type === 'Assertion' && 'alternatives' in element) {
      for (const { elements: inner } of element.alternatives) attackElements(inner, read, add);
    }
    read += wordsOf(element)[0] ?? '';
  }
}

/** Some of what an element matches, the simplest first. */
function wordsOf(element: AST.Element): string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return samples.filter((sample) => new RegExp(`^${element.raw}$`, 'us').test(sample)).slice(0, 4);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap(({ elements }) => combine(elements)).slice(0, 4);
    case 'Quantifier':
      return wordsOf(element.element).map((word) => word.repeat(Math.max(1, Math.min(element.min, 20))));
    default:
      return [''];
  }
}

/** One word of each element, joined: once with the simplest of each, once with the last of each. */
function combine(elements: readonly AST.Element[]): string[] {
  const words = elements.map(wordsOf);
  return [words.map((each) => each[0] ?? '').join(''), words.map((each) => each.at(-1) ?? '').join('')];
}

const samples = [...'a0 -\t\n<>[](){}"\'`*_+.,:;=/\\?!#$%&@^|~AZzé٣中\0'];
