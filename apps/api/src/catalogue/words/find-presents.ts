import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { findConcepts, type NamedConcept } from './find-concepts.ts';

/** What a present is called whatever it is; alone it is a gift card, which goes with everything. */
const words: Readonly<Record<string, string>> = {
  ...{
    ar: 'هدية هدايا',
    bg: 'подарък подаръци',
    bs: 'poklon',
    ca: 'regal',
    cs: 'dárek dárky',
    da: 'gave gaveidé',
    de: 'Geschenk Geschenkidee',
  },
  ...{ el: 'δώρο δώρα', en: 'gift present', es: 'regalo', et: 'kingitus kink', fi: 'lahja lahjaidea', fr: 'cadeau', hr: 'poklon dar' },
  ...{ hu: 'ajándék ajándékötlet', hy: 'նվեր', it: 'regalo', lt: 'dovana', lv: 'dāvana', mk: 'подарок', nl: 'cadeau kado geschenk' },
  ...{ no: 'gave presang gaveidé', pl: 'prezent podarunek', pt: 'presente prenda', ro: 'cadou cadouri', sk: 'darček', sl: 'darilo' },
  ...{ sq: 'dhuratë', sr: 'poklon', sv: 'present presenttips gåva', tr: 'hediye', uk: 'подарунок' },
};
const known = new Map<string, ReadonlySet<string>>();

/** Places of words that say only that something is a present: beside a garment, or somebody to give it to. */
export function findPresents(query: readonly string[], language: string): number[] {
  const stems = stemsOf(language);
  const named = findConcepts(query, language);
  // In Estonian 'king' is a shoe.
  const isPresent = ({ at, length }: NamedConcept) =>
    length === 1 && stems.has(stemWord(query[at]!, language)) && named.every((each) => each.at !== at || each.id === 'gift-card');
  const others = named.filter((each) => !isPresent(each));
  const isFor = others.some(({ kind, id }) => kind === 'gender' || (kind === 'garment' && id !== 'gift-card'));
  const places = named.filter(isPresent).map(({ at }) => at);
  return isFor && !others.some(({ id }) => id === 'gift-card') ? places : [];
}

function stemsOf(language: string): ReadonlySet<string> {
  const read = () => new Set(wordsOf(words[language] ?? '', language).map((word) => stemWord(word, language)));
  const stems = known.get(language) ?? read();
  known.set(language, stems);
  return stems;
}
