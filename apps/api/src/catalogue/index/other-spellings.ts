/** Letters that are typed as two where a keyboard lacks them: 'Maenner', 'groen' for 'grøn', 'djak' for 'đak'. Folded. */
const written: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/ue/g, 'u'],
  ],
  da: [
    [/aa/g, 'a'],
    [/oe/g, 'o'],
    [/ae/g, 'a'],
  ],
  sv: [
    [/aa/g, 'a'],
    [/ae/g, 'a'],
    [/oe/g, 'o'],
  ],
  hr: [[/dj/g, 'd']],
  hu: [[/oe/g, 'o']],
};
const like: Readonly<Record<string, string>> = { no: 'da', fi: 'sv', et: 'sv', sr: 'hr', bs: 'hr', sl: 'hr' };

/** A folded word as it would be if its two letters stood for one. */
export function otherSpellings(word: string, language: string): string[] {
  const rules = written[language] ?? written[like[language] ?? ''] ?? [];
  const other = rules.reduce((changed, [from, to]) => changed.replace(from, to), word);
  return other === word ? [] : [other];
}
