/** What joins the parts of a word, by language: 'Damen-hose', 'Arbeits-hemd', 'herre-skjorte'. Folded; the empty join is tried first. */
const joins: Readonly<Record<string, readonly string[]>> = {
  de: ['', 's', 'es', 'n', 'en', 'e', 'er', 'ens'],
  nl: ['', 's', 'en', 'n', 'e', 'er'],
  da: ['', 's', 'e', 'er'],
  no: ['', 's', 'e', 'er'],
  sv: ['', 's', 'e', 'a', 'o', 'u'],
  fi: ['', 'n', 'en', 'in'],
  et: ['', 'e', 'a', 'i', 'u', 'se'],
  hu: [''],
};
const written = [''];
const shortestPart = 3;

/** Whether the language glues words together. */
export function isCompounding(language: string): boolean {
  return language in joins;
}

/** Whether this stands before the head of a word as its parts do: known words, each perhaps with a joint. */
export function isJoint(modifier: string, language: string, isKnown: (part: string) => boolean): boolean {
  const between = joins[language] ?? written;
  return (
    modifier.length >= shortestPart &&
    (isPart(modifier, between, isKnown) || split(modifier, between, (part) => isKnown(part) || undefined) !== undefined)
  );
}

function isPart(text: string, between: readonly string[], isKnown: (part: string) => boolean): boolean {
  return between.some(
    (join) => text.endsWith(join) && text.length - join.length >= shortestPart && isKnown(text.slice(0, text.length - join.length)),
  );
}

/**
 * The parts of a word that was glued together, the head last; undefined where it is none. `toPart` knows the words that
 * may be parts. The longest head comes first: 'Strickjacke' is a Strickjacke before it is a Jacke. Elsewhere than in languages
 * that glue words together, only where a space was forgotten.
 */
export function splitCompound<T>(word: string, language: string, toPart: (part: string) => T | undefined): T[] | undefined {
  return split(word, joins[language] ?? written, toPart);
}

function split<T>(word: string, between: readonly string[], toPart: (part: string) => T | undefined): T[] | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const head = toPart(word.slice(at));
    if (head === undefined) continue;
    for (const join of between) {
      const rest = word.slice(0, at);
      if (!rest.endsWith(join) || rest.length - join.length < shortestPart) continue;
      const modifier = rest.slice(0, rest.length - join.length);
      const known = toPart(modifier);
      const parts = known === undefined ? split(modifier, between, toPart) : [known];
      if (parts) return [...parts, head];
    }
  }
  return undefined;
}
