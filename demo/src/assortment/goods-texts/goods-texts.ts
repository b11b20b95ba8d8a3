import type { en } from './en.ts';

export type NounId = keyof typeof en.nouns;
export type ClothId = keyof typeof en.cloths;
export type CutId = keyof typeof en.cutSays;
export type AlsoId = keyof typeof en.alsoSays;

/**
 * Names and descriptions of the demo's goods in one language. `Form` is what its adjectives follow: 'm' | 'f', or never.
 * docs/how-to/translate-the-demo.md says how a file of it is written.
 */
export type GoodsTexts<Form extends string = string> = {
  /** `{goods}` is the noun with its cloth, `{given}` the style's own name. */
  name: string;
  /** Where names aren't written in Latin letters: what stands for each of them. `^a` at the start, `a$` at the end, longest first. */
  letters?: Readonly<Record<string, string>>;
  nouns: Readonly<Record<NounId, string | Noun<Form>>>;
  /** Around `{noun}`, or `{-noun}` where the two become one word. */
  cloths: Readonly<Record<ClothId, Worded<Form>>>;
  fabricSays: Sentences<(typeof en)['fabricSays'], Form>;
  cutSays: Sentences<(typeof en)['cutSays'], Form>;
  alsoSays: Sentences<(typeof en)['alsoSays'], Form>;
  sets: { names: AsMany<(typeof en)['sets']['names'], string>; description: string };
  giftCards: Readonly<Record<keyof (typeof en)['giftCards'], { name: string; description: string }>>;
  leatherCream: { name: string; description: string };
};

export type Noun<Form extends string> = {
  word: string;
  form: Form;
  /** At the end of a compound, where that is not the word with a small letter: `-T-Shirt`. */
  joined?: string;
  /** What stands around the noun and its cloth together: `weite {goods}`. */
  around?: string;
  /** Cloths that join this noun in another way than others. */
  cloths?: Partial<Record<ClothId, string>>;
};

/** The same for every noun, or one for each form: of a cloth for all of them, of a sentence for those that the nouns of its group have. */
export type Worded<Form extends string> = string | ([Form] extends [never] ? never : Readonly<Record<Form, string>>);
export type Sentence<Form extends string> = string | ([Form] extends [never] ? never : Readonly<Partial<Record<Form, string>>>);

type Sentences<Groups extends Readonly<Record<string, readonly string[]>>, Form extends string> = {
  readonly [Id in keyof Groups]: AsMany<Groups[Id], Sentence<Form>>;
};

type AsMany<List extends readonly string[], Each> = { readonly [At in keyof List]: Each };
