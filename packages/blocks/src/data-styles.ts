import type { Colour } from '@selvedge/contract/content/colour.ts';
import { readableOn } from '@selvedge/domain/content/readable-on.ts';

/**
 * Colours and measures of content stand in `data-` attributes, because the policy forbids inline styles in a document. Browsers that
 * read typed attributes in styles need nothing else; the others get their styles by script: `data-paint` becomes `--paint`.
 */
export function applyDataStyles(element: HTMLElement | null): void {
  if (!element || CSS.supports('color', 'attr(data-paint type(<color>), red)')) return;
  for (const [name, value] of Object.entries(element.dataset)) {
    if (value && styled.test(name)) element.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
}

const styled = /^(paint|px)/;

type Painted = { 'data-tone'?: string; 'data-paint'?: string; 'data-paint-text'?: string; 'data-text'?: string };

/** The ground and the words of a block. Words that were given no colour take the one that is read on that ground. */
export function paintOf(ground: Colour | undefined, words?: Colour): Painted {
  const isNamed = ground && !ground.startsWith('#');
  const chosen = words ?? (ground && !isNamed ? readableOn(ground) : undefined);
  return {
    ...(ground && (isNamed ? { 'data-tone': ground } : { 'data-paint': ground })),
    ...(chosen && (chosen.startsWith('#') ? { 'data-paint-text': chosen } : { 'data-text': chosen })),
  };
}

/** Measures by name, as lengths or percentages: `{ gap: '8px' }` becomes `data-px-gap="8px"`. */
export function measuresOf(measures: Record<string, string | undefined>): Record<`data-px-${string}`, string> {
  return Object.fromEntries(Object.entries(measures).flatMap(([name, value]) => (value === undefined ? [] : [[`data-px-${name}`, value]])));
}
