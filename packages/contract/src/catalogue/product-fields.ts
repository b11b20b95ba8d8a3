import { z } from 'zod';
import { attributeFacets, FacetColour } from './facet.ts';
import { Composition } from './fibre.ts';
import { DateTime, Key, Language, Line, named, Text } from './field-values.ts';
import { WrittenNetContent } from './net-content.ts';

/** How the text of a column of a CSV file becomes a value. */
export type CsvValue = 'text' | 'number' | 'boolean' | 'list' | 'images' | 'json' | 'amounts' | 'money' | 'quantity';

/** The type of its column in the database. A moment may be empty there. */
export type StoredAs = PlainlyStored | 'keys' | 'json';
type PlainlyStored = 'text' | 'boolean' | 'integer' | 'moment';

/** What staff read beside it in the Studio, where they change it. */
type Edited = { title: string; hint?: string; rows?: number };

type FieldFacts = {
  /** The name of its column in a CSV file, where it is not the database's; `per` language: one for each. */
  csv?: { name?: string; value?: CsvValue; per?: 'language' };
  /** Copied under its own name into every tile, or into the product's page alone. */
  shown?: 'card' | 'detail';
  /** Shoppers filter, sort or search by it: the catalogue is laid out anew when it changes. */
  indexed?: true;
} & (
  | { stored: PlainlyStored; edited?: Edited & { choices?: never } }
  // Ticked one by one: the Studio has no box in which a list or an object is typed.
  | { stored: 'keys'; edited?: Edited & { choices: readonly string[] } }
  | { stored: 'json'; edited?: never }
);

export type ProductField = FieldFacts & {
  /** As a file of goods brings it. */
  schema: z.ZodType;
};

const field = <const Schema extends z.ZodType, const Rest extends FieldFacts>(schema: Schema, rest: Rest) => ({
  schema,
  ...rest,
});
const text = (most: number) => z.string().max(most).default('');
const flag = (isOn = false) => z.boolean().default(isOn);
const keys = (most: number) => z.array(Key).max(most).default([]);

/** What the label inside a garment says, after ISO 3758: wash, bleach, dry, iron, professional. */
export const careSymbols = [
  ...['wash-30', 'wash-30-gentle', 'wash-40', 'wash-40-gentle', 'wash-60', 'wash-95', 'wash-hand', 'wash-not'],
  ...['bleach', 'bleach-oxygen', 'bleach-not'],
  ...['dry-tumble', 'dry-tumble-low', 'dry-tumble-not', 'dry-line', 'dry-flat', 'dry-drip'],
  ...['iron-low', 'iron-medium', 'iron-high', 'iron-not'],
  ...['professional-dry', 'professional-dry-gentle', 'professional-wet', 'professional-not'],
] as const;
export type CareSymbol = (typeof careSymbols)[number];

/** Of a style: every colour has the same. */
export const styleFields = {
  kind: field(z.enum(['garment', 'set', 'giftCard']).default('garment'), { stored: 'text', indexed: true }),
  brand: field(Line, { stored: 'text', shown: 'card', indexed: true }),
  subBrand: field(text(40), { stored: 'text', shown: 'card', indexed: true }),
  subGroup: field(text(80), { stored: 'text', shown: 'detail', indexed: true }),
  ediCategory: field(text(80), { stored: 'text', shown: 'card', indexed: true }),
  ediSubCategory: field(text(80), { stored: 'text', shown: 'card', indexed: true }),
  /** Ids of categories. A product also belongs to every category above those it names. */
  categories: field(keys(60), { stored: 'keys', indexed: true }),
  /** Of every option of the style, in addition to its own. */
  tags: field(keys(100), { stored: 'keys', csv: { name: 'style_tags' }, indexed: true }),
  /** In a CSV file each facet has a column of its own. */
  attributes: field(z.partialRecord(z.enum(attributeFacets), z.array(Key).max(20)).default({}), { stored: 'json', indexed: true }),
  sustainabilityReasons: field(
    z
      .array(z.strictObject({ id: Key, reason: named(Line), supportText: z.record(Language, Text).default({}) }))
      .max(20)
      .default([]),
    { stored: 'json', csv: {} },
  ),
  /** What it is made of, by codes: the line on the page is written from it in the language of the market. */
  fibres: field(Composition.default(''), {
    stored: 'text',
    edited: { title: 'Fibres', hint: 'As in: shell: 80 cotton organic, 20 polyester recycled; lining: 100 viscose' },
  }),
  animalParts: field(flag(), { stored: 'boolean', edited: { title: 'has non-textile parts of animal origin' } }),
  /** Who made it, where that is another than the maker of its brand: the id of one of the makers in the settings. */
  maker: field(z.union([Key, z.literal('')]).default(''), {
    stored: 'text',
    shown: 'detail',
    edited: { title: 'Maker', hint: 'Its id under Makers, where it is not the maker of the brand.' },
  }),
  /** Of what is sold by measure: the price of a litre, kilogram or metre is told from it. */
  netContent: field(WrittenNetContent.default(''), {
    stored: 'text',
    shown: 'detail',
    edited: { title: 'Net content', hint: 'Of what is sold by measure, as in: 150 ml. Units are ml, l, g, kg, cm, m and m2.' },
  }),
  careSymbols: field(z.array(z.enum(careSymbols)).max(careSymbols.length).default([]), {
    stored: 'keys',
    shown: 'detail',
    edited: { title: 'Care symbols', choices: careSymbols },
  }),
} satisfies Record<string, ProductField>;

/** The words of a style, in every language. */
export const textFields = {
  name: field(Line, { stored: 'text', shown: 'card', edited: { title: 'Name' } }),
  description: field(Text.default(''), { stored: 'text', shown: 'detail', edited: { title: 'Description', rows: 4 } }),
  fabricComposition: field(Text.default(''), {
    stored: 'text',
    shown: 'card',
    edited: { title: 'Composition, where no fibres are coded', rows: 2 },
  }),
  careInstructions: field(Text.default(''), { stored: 'text', shown: 'detail', edited: { title: 'Care', rows: 2 } }),
  sustainabilityText: field(Text.default(''), { stored: 'text', shown: 'detail', edited: { title: 'Sustainability', rows: 2 } }),
  safetyWarnings: field(Text.default(''), { stored: 'text', shown: 'detail', edited: { title: 'Safety warnings', rows: 2 } }),
  disclaimer: field(Text.default(''), { stored: 'text', shown: 'card', edited: { title: 'Disclaimer', rows: 2 } }),
} satisfies Record<string, ProductField>;

/** Of one colour of a style. */
export const optionFields = {
  /** The colour's name by language. */
  colourNames: field(named(Line), { stored: 'json', csv: { name: 'colour_name', value: 'text', per: 'language' } }),
  colourFamily: field(FacetColour, { stored: 'text' }),
  colourBase: field(Line.optional(), { stored: 'text' }),
  colourNuance: field(Line.optional(), { stored: 'text' }),
  pantoneCode: field(Line.optional(), { stored: 'text' }),
  pantoneHexCode: field(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    { stored: 'text' },
  ),
  /** Not sold before this moment, but shown, with notify-me instead of add. */
  comingSoon: field(DateTime.optional(), { stored: 'moment', edited: { title: 'Not sold before' } }),
  isPreorder: field(flag(), { stored: 'boolean', shown: 'detail', edited: { title: 'pre-order' } }),
  /** Never out of stock: always replenished, so that no 'few left' is shown. */
  isNoos: field(flag(), { stored: 'boolean', shown: 'detail', edited: { title: 'always replenished' } }),
  isInDeliverySet: field(flag(), { stored: 'boolean', shown: 'card', edited: { title: 'back in stock soon' } }),
  /** Sold online, sold in stores. Neither: not shown at all. */
  hasEcom: field(flag(true), { stored: 'boolean', shown: 'card', edited: { title: 'sold online' } }),
  hasRetail: field(flag(true), { stored: 'boolean', shown: 'card', edited: { title: 'sold in stores' } }),
  allowInStockNotifications: field(flag(true), {
    stored: 'boolean',
    shown: 'detail',
    edited: { title: 'shoppers may be told when it is back' },
  }),
  tags: field(keys(100), { stored: 'keys' }),
  badges: field(keys(20), { stored: 'keys' }),
  /** Short texts on the tile, by language. */
  callouts: field(z.record(Language, z.array(Line).max(5)).default({}), { stored: 'json', csv: { value: 'list', per: 'language' } }),
  /** Merchandising: higher comes first in the default order. */
  rank: field(z.number().int().min(-1_000_000).max(1_000_000).default(0), {
    stored: 'integer',
    edited: { title: 'Rank', hint: 'Higher comes first in the default order.' },
  }),
} satisfies Record<string, ProductField>;

export type FieldTable = Readonly<Record<string, ProductField>>;

/** What a file says of each field. */
export const schemasOf = <Fields extends FieldTable>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Fields]: Fields[Name]['schema'];
  };

/** What a field is when a file says nothing of it. */
export const defaultsOf = <Fields extends FieldTable>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { schema }]) => (schema instanceof z.ZodDefault ? [[name, schema.parse(undefined)]] : [])),
  ) as { [Name in NamesWith<Fields, { schema: z.ZodDefault }>]: z.output<Fields[Name]['schema']> };

/** A value as it is stored: nothing is left out any more. */
export type StoredValue<Field extends ProductField> = Field['stored'] extends 'text'
  ? Extract<z.output<Field['schema']>, string>
  : Field['stored'] extends 'moment'
    ? string | null
    : z.output<Field['schema']>;

type NamesWith<Fields extends FieldTable, Fact> = { [Name in keyof Fields]: Fields[Name] extends Fact ? Name : never }[keyof Fields];
type StoredSchemas<Fields extends FieldTable, Names extends keyof Fields> = { [Name in Names]: z.ZodType<StoredValue<Fields[Name]>> };

/** Fields that a tile or a product's page shows, as they cross the wire. */
export const shownSchemas = <Fields extends FieldTable, Where extends 'card' | 'detail'>(fields: Fields, where: Where) =>
  storedSchemas(fields, ({ shown }) => shown === where) as StoredSchemas<Fields, NamesWith<Fields, { shown: Where }>>;

/** Fields that staff change in the Studio, as they cross the wire. */
export const editedSchemas = <Fields extends FieldTable>(fields: Fields) =>
  storedSchemas(fields, ({ edited }) => edited !== undefined) as StoredSchemas<Fields, NamesWith<Fields, { edited: object }>>;

export const shownNames = <Fields extends FieldTable, Where extends 'card' | 'detail'>(fields: Fields, where: Where) =>
  Object.keys(shownSchemas(fields, where)) as NamesWith<Fields, { shown: Where }>[];

export const indexedNames = <Fields extends FieldTable>(fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name]!.indexed) as NamesWith<Fields, { indexed: true }>[];

export const editedNames = <Fields extends FieldTable>(fields: Fields) =>
  Object.keys(editedSchemas(fields)) as NamesWith<Fields, { edited: object }>[];

function storedSchemas(fields: FieldTable, isWanted: (field: ProductField) => boolean): Record<string, z.ZodType> {
  const wanted = Object.entries(fields).filter(([, each]) => isWanted(each));
  return Object.fromEntries(wanted.map(([name, { stored, schema }]) => [name, storedSchema(stored, schema)]));
}

/** Texts that nobody wrote are empty, and a moment that nobody set is none. */
function storedSchema(stored: StoredAs, schema: z.ZodType): z.ZodType {
  if (stored === 'moment') return z.iso.datetime().nullable();
  if (schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType;
  return stored === 'text' ? z.string() : schema;
}
