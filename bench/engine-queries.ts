import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import { type SearchRequest, sortings } from '@selvedge/contract/catalogue/search.ts';
import { idOf, materials, nouns } from './search-source.ts';

const adjectives = 'washed pleated quilted striped tailored cropped oversized hooded'.split(' ');
const german = 'hose kleid mantel jacke hemd rock leinenhemd wollmantel lederjacke'.split(' ');
const french = 'robe manteau chemise jupe pantalon veste'.split(' ');
const refined =
  'wool coat,leather jacket,hooded jumper,quilted coat,denim skirt,jeansrock,damenhose,wintermantel,robe en jean,veste en cuir'.split(',');
const genders = ['women', 'men'];

/** Random numbers that are the same every time. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]!, happens: (chance: number) => next() < chance };
}
type Random = ReturnType<typeof randomFrom>;

/** One of everything that shoppers do: listings, filters of all kinds, words with and without meaning, numbers, misspellings, too many words. */
export function randomRequest(random: Random, products: number): SearchRequest {
  const { below, pick, happens } = random;
  const request: SearchRequest = { from: pick([0, 0, 0, 24, 48]), size: 24, sorting: pick(sortings) };
  const hasTerms = happens(0.6);
  if (hasTerms) {
    request.searchTerms = terms(random, products);
    if (happens(0.7)) request.sorting = 'relevance';
  }
  if (!hasTerms || happens(0.15)) request.category = happens(0.3) ? pick(genders) : `${pick(genders)}-${pick(nouns)}`;
  if (happens(0.4)) request.facets = Array.from({ length: 1 + below(3) }, () => facet(random));
  if (happens(0.25)) {
    const lowerBoundingValue = below(300);
    request.priceRange = { lowerBoundingValue, ...(happens(0.8) && { upperBoundingValue: lowerBoundingValue + below(200) }) };
  }
  if (happens(0.05)) request.tags = [`season-${below(8)}`];
  if (happens(0.05)) request.storeId = String(1000 + below(20));
  if (happens(0.05)) request.daysToTreatAsNew = below(120);
  if (happens(0.03)) request.limitProductsByMaximumAvailabilityInDays = below(400);
  if (happens(0.3)) request.onePerStyle = true;
  if (happens(0.05)) request.customSorting = Array.from({ length: 3 }, () => idOf(below(products)));
  return request;
}

function facet({ pick, below }: Random): { id: string; values: string[] } {
  const some = (list: readonly string[]) => [...new Set(Array.from({ length: 1 + below(2) }, () => pick(list)))];
  switch (below(9)) {
    case 0:
      return { id: 'colour', values: some(facetColours) };
    case 1:
      return { id: 'size', values: some(['XS', 'S', 'M', 'L', 'XL']) };
    case 2:
      return { id: 'length', values: some(['30', '32', '34']) };
    case 3:
      return { id: 'material', values: some(materials) };
    case 4:
      return { id: 'brand', values: some(Array.from({ length: 30 }, (_, at) => `Brand ${at}`)) };
    case 5:
      return { id: 'fit', values: some(['slim', 'regular', 'relaxed', 'wide', 'tapered']) };
    case 6:
      return { id: 'availability', values: some(['online', 'store']) };
    case 7:
      return { id: pick(['new', 'sale', 'member']), values: ['true'] };
    default:
      return { id: 'category', values: [`${pick(genders)}-${pick(nouns)}`] };
  }
}

function terms(random: Random, products: number): string {
  const { below, pick } = random;
  switch (below(18)) {
    case 0:
      return `${pick(materials)} ${pick(nouns)}`;
    case 1:
      return `${pick(facetColours)} ${pick(nouns)}`;
    case 2:
      return `${pick(adjectives)} ${pick(materials)} ${pick(nouns)}`;
    case 3:
      return `${pick(facetColours)} ${pick(nouns)} size ${pick(['S', 'M', 'L'])} under ${50 + below(200)}`;
    case 4:
      return misspelt(pick(nouns), below);
    case 5:
      return pick(german);
    case 6:
      return pick(french);
    case 7:
      return idOf(below(products))
        .split('_')[0]!
        .slice(0, 6 + below(3));
    case 8:
      return `"${pick(adjectives)} ${pick(materials)}" ${pick(nouns)}`;
    case 9:
      return `${pick(nouns)} ${pick(['for women', 'for men', 'sale', 'new', 'zzyzx'])}`;
    case 10:
      return pick(nouns).slice(0, 3 + below(3));
    case 11:
      return `winter ${pick(nouns)}`;
    case 12:
      return `${pick(nouns)} with ${pick(['buttons', 'hood', 'collar', 'lace'])} ${pick(facetColours)}`;
    case 13:
      return `${pick(facetColours)} ${misspelt(pick(nouns), below)} ${pick(['', pick(materials)])}`.trim();
    case 14:
      return pick(refined);
    case 15:
      return `${pick(adjectives)} ${pick(adjectives)} ${pick(materials)} ${pick(facetColours)} ${pick(nouns)}`;
    case 16:
      return misspelt(pick(german), below);
    default:
      return `brand ${below(30)} ${pick(nouns)} ${pick(['collar', 'seams', 'everyday'])}`;
  }
}

function misspelt(word: string, below: (most: number) => number): string {
  const at = 1 + below(Math.max(1, word.length - 2));
  return word.slice(0, at) + word.slice(at + 1);
}
