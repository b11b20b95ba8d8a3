import type { AssortmentLine } from '@selvedge/contract/catalogue/assortment.ts';
import { demoCategories } from '../content/categories.ts';
import { wordLanguages, wordsOf } from '../content/words/words.ts';
import { en } from './goods-words/en.ts';
import { inLanguages } from './goods-words/in-languages.ts';
import { places } from './places.ts';
import { sizeScales } from './sizes.ts';

/** Everything that styles name: categories, the names of facet values, badges and places. */
export function* referenceLines(): Generator<AssortmentLine> {
  yield* categoryLines();
  yield* attributeLines();
  yield* badgeLines();
  for (const place of places) yield { type: 'location', ...place };
}

export function categoryId(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

function* categoryLines(): Generator<AssortmentLine> {
  for (const [position, { path, name }] of demoCategories.entries()) {
    // The nearest category above it: `/women/edits` is only a step in a path.
    const parent = demoCategories.filter((other) => path.startsWith(`${other.path}/`)).at(-1);
    const names = Object.fromEntries(wordLanguages.map((language) => [language, wordsOf(language).category[name]]));
    yield {
      type: 'category',
      id: categoryId(path),
      ...(parent && { parent: categoryId(parent.path) }),
      position,
      names,
      listsGiftCards: path === '/gift-cards',
    };
  }
}

const named = ['fit', 'material', 'sustainability', 'colour'] as const;

function* attributeLines(): Generator<AssortmentLine> {
  for (const facet of named) {
    for (const [position, id] of Object.keys(en[facet]).entries()) {
      const names = inLanguages((words) => (words[facet] as Record<string, string>)[id]!);
      yield { type: 'attribute', facet, id, position, names };
    }
  }
  const sizes = new Map<string, string>();
  const lengths = new Set<string>();
  for (const scale of Object.values(sizeScales)) {
    for (const { size, length } of scale as readonly { size: { id: string; name: string }; length?: { id: string } }[]) {
      sizes.set(size.id, size.name);
      if (length) lengths.add(length.id);
    }
  }
  for (const [position, id] of [...sizes.keys()].sort(bySize).entries()) {
    const names = id === 'ONE' ? inLanguages(({ oneSize }) => oneSize) : { en: sizes.get(id)! };
    yield { type: 'attribute', facet: 'size', id, position, names };
  }
  for (const [position, id] of [...lengths].sort().entries()) yield { type: 'attribute', facet: 'length', id, position, names: { en: id } };
}

const letters = ['ONE', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Letters from small to large, then numbers. */
function bySize(a: string, b: string): number {
  const rank = (id: string) => (letters.includes(id) ? letters.indexOf(id) : 100 + Number(id));
  return rank(a) - rank(b);
}

const chip = (textColor: string, backgroundColor: string) => {
  const display = { isChip: true, textColor, backgroundColor, textSize: 11 };
  return {
    plp: display,
    productCarousel: display,
    wishlist: display,
    searchSuggestion: display,
    notifyMe: display,
    pdp: { ...display, textSize: 12 },
    psp: { ...display, textSize: 12 },
    basket: display,
    miniBasket: display,
    checkout: display,
  };
};

function* badgeLines(): Generator<AssortmentLine> {
  yield {
    type: 'badge',
    id: 'new',
    titles: inLanguages(({ badge }) => badge.new),
    locations: chip('#1c1b1d', '#f1ede5'),
  };
  yield {
    type: 'badge',
    id: 'last-chance',
    titles: inLanguages(({ badge }) => badge['last-chance']),
    locations: chip('#ffffff', '#a5512c'),
  };
  yield {
    type: 'badge',
    id: 'members',
    titles: inLanguages(({ badge }) => badge.members),
    locations: chip('#ffffff', '#24402f'),
  };
  yield {
    type: 'badge',
    id: 'back-in-stock',
    titles: inLanguages(({ badge }) => badge['back-in-stock']),
    locations: chip('#1c1b1d', '#cddae3'),
  };
  yield {
    type: 'badge',
    id: 'lower-impact',
    titles: inLanguages(({ badge }) => badge['lower-impact']),
    locations: chip('#24402f', '#e3e9dd'),
  };
}
