import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** By what a wording is chosen: `{ kind: 'plural', name: 'count', value: 'few' }`, or `=0`; `{ kind: 'select', name: 'gender', value: 'female' }`. */
export type Choice = { kind: 'plural' | 'select'; name: string; value: string };
/** One of the things that a text says, whole: what stands around a choice is part of each. */
export type Wording = { choices: readonly Choice[]; text: string };
export type MessageFault = 'braces' | 'form_twice' | 'unsupported';
export type Message = { wordings: readonly Wording[]; fault?: MessageFault };

/** Of two thousand texts some fifty choose; the others are what they say, and no parser need look at them. */
export const hasChoice = (text: string): boolean => text.includes('{') && text.includes(',') && /\{\s*\w+\s*,/.test(text);

/** Every wording of a text in ICU MessageFormat. A text that chooses nothing has one. */
export function parseMessage(text: string): Message {
  if (!hasChoice(text)) return { wordings: [{ choices: [], text }] };
  try {
    const wordings = expand(text, elementsOf(text));
    return { wordings: wordings.some(isChosenTwice) ? refuse('unsupported') : inEveryNumber(wordings) };
  } catch (error) {
    return { wordings: [], fault: faultOf(error) };
  }
}

/** Where the gaps of a text stand, from and to: what a translator's program must not touch. */
export function listGaps(text: string): [from: number, to: number][] {
  if (!hasChoice(text)) return plainGaps(text);
  try {
    return gapsIn(elementsOf(text));
  } catch {
    return [];
  }
}

const plainGaps = (text: string): [number, number][] =>
  [...text.matchAll(/\{\w+\}/g)].map(({ index, 0: gap }) => [index, index + gap.length]);

/**
 * An apostrophe is an apostrophe: to the parser it would begin a quotation and swallow the brace behind it ("l'{brand}"), so it is shown
 * another letter of the same length there. What a wording says is cut from the text itself.
 */
function elementsOf(text: string): MessageFormatElement[] {
  return parse(text.replaceAll("'", '’'), { ignoreTag: true, requiresOtherClause: false, captureLocation: true });
}

function expand(text: string, elements: readonly MessageFormatElement[], number = ''): Wording[] {
  return elements.reduce<Wording[]>(
    (before, element) => {
      const next = wordingsOf(text, element, number);
      return before.flatMap((a) => next.map((b) => ({ choices: [...a.choices, ...b.choices], text: a.text + b.text })));
    },
    [{ choices: [], text: '' }],
  );
}

function wordingsOf(text: string, element: MessageFormatElement, number: string): Wording[] {
  if (element.type === TYPE.literal) return says(text.slice(element.location!.start.offset, element.location!.end.offset));
  if (element.type === TYPE.argument) return says(`{${element.value}}`);
  if (element.type === TYPE.pound) return says(`{${number}}`);
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return refuse('unsupported');
  const { value: name, options } = element;
  const kind = element.type === TYPE.plural ? 'plural' : 'select';
  if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== 'cardinal' || name !== 'count'))
    return refuse('unsupported');
  return Object.entries(options).flatMap(([value, option]) =>
    expand(text, option.value, kind === 'plural' ? name : number).map((each) => ({
      choices: [{ kind, name, value } as const, ...each.choices],
      text: each.text,
    })),
  );
}

const says = (text: string): Wording[] => [{ choices: [], text }];

/** Two numbers or two words in one text would be as many wordings as the one times the other: nobody translates them. */
function isChosenTwice({ choices }: Wording): boolean {
  return new Set(choices.map(({ kind }) => kind)).size < choices.length;
}

/** A wording that does not count, beside others that do, holds for every number. */
function inEveryNumber(wordings: readonly Wording[]): readonly Wording[] {
  const numbers = new Map(
    wordings.flatMap(({ choices }) => choices.filter(({ kind }) => kind === 'plural').map((each) => [each.value, each])),
  );
  if (numbers.size === 0) return wordings;
  return wordings.flatMap((each) =>
    each.choices.some(({ kind }) => kind === 'plural')
      ? [each]
      : [...numbers.values()].map((number) => ({ choices: [number, ...each.choices], text: each.text })),
  );
}

function gapsIn(elements: readonly MessageFormatElement[]): [number, number][] {
  return elements.flatMap((element): [number, number][] => {
    if (element.type === TYPE.argument || element.type === TYPE.pound) {
      return [[element.location!.start.offset, element.location!.end.offset]];
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap((option) => gapsIn(option.value));
  });
}

class Unsupported extends Error {}

function refuse(fault: 'unsupported'): never {
  throw new Unsupported(fault);
}

/** The parser's fifty ways to be displeased, in three. */
function faultOf(error: unknown): MessageFault {
  if (error instanceof Unsupported || !(error instanceof Error)) return 'unsupported';
  if (/DUPLICATE/.test(error.message)) return 'form_twice';
  return /INVALID_ARGUMENT_TYPE|STYLE|SKELETON|OFFSET/.test(error.message) ? 'unsupported' : 'braces';
}
