type Words = readonly (readonly [word: RegExp, meant: string])[];

const northAmerican: Words = [
  [/\bvest(s?)\b(?!\s+tops?\b)/giu, 'gilet$1'],
  [/\bundershirt(s?)\b/giu, 'tank top$1'],
  [/\bsuspenders\b/giu, 'braces'],
];
const swissGerman: Words = [
  [/(?<!\p{L})jupes?(?!\p{L})/giu, 'Rock'],
  [/(?<!\p{L})vestons?(?!\p{L})/giu, 'Sakko'],
  [/(?<!\p{L})(?:leibchen|leiberl)(?!\p{L})/giu, 'T-Shirt'],
];

/** What a word of a country is called elsewhere in its language, where the language has another meaning for it or none. */
const words: Readonly<Record<string, Words>> = {
  'en-US': northAmerican,
  'en-CA': northAmerican,
  'de-CH': swissGerman,
  'de-AT': [
    [/(?<!\p{L})(?:leiberl|leibchen)(?!\p{L})/giu, 'T-Shirt'],
    [/(?<!\p{L})hauben?(?!\p{L})/giu, 'Mütze'],
  ],
  'nl-BE': [
    [/(?<!\p{L})kleed(?:jes?)?(?!\p{L})/giu, 'jurk'],
    [/(?<!\p{L})pulls?(?!\p{L})/giu, 'trui'],
    [/(?<!\p{L})frak(?:ken)?(?!\p{L})/giu, 'mantel'],
  ],
  'fr-CA': [
    [/(?<!\p{L})espadrilles?(?!\p{L})/giu, 'baskets'],
    [/(?<!\p{L})camisoles?(?!\p{L})/giu, 'débardeur'],
    [/(?<!\p{L})bourses?(?!\p{L})/giu, 'sac à main'],
    [/(?<!\p{L})coton(?:s)? ouaté(?:s)?(?!\p{L})/giu, 'sweat'],
  ],
  'fr-CH': [
    [/(?<!\p{L})trainings?(?!\p{L})/giu, 'jogging'],
    [/(?<!\p{L})jaquettes?(?!\p{L})/giu, 'cardigan'],
  ],
  'fr-BE': [
    [/(?<!\p{L})trainings?(?!\p{L})/giu, 'jogging'],
    [/(?<!\p{L})singlets?(?!\p{L})/giu, 'débardeur'],
  ],
};

/** A query as the rest of its language would type it: what American shoppers call a vest is no tank top. Quotation marks keep a word. */
export function inWordsOfLanguage(market: string, query: string): string {
  const table = words[market];
  if (!table || /["“”„«»]/.test(query)) return query;
  return table.reduce((before, [word, meant]) => before.replace(word, meant), query);
}
