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
const shortestPart = 3;

/** Whether the language glues words together. */
export function isCompounding(language: string): boolean {
  return language in joins;
}

/**
 * The parts of a word that was glued together, the head last; undefined where it is none. `toPart` knows the words that
 * may be parts. The longest head comes first: 'Strickjacke' is a Strickjacke before it is a Jacke.
 */
export function splitCompound<T>(word: string, language: string, toPart: (part: string) => T | undefined): T[] | undefined {
  const between = joins[language];
  if (!between) return undefined;
  return split(word, between, toPart);
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
