import { textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import type { PricePlanRow, SaveProductSent, StaffPrice, StaffProduct } from '@selvedge/contract/studio/products.ts';

export type Texts = StaffProduct['texts'][string];
/** Amounts as they were typed; `from` empty means at once. */
export type PriceDraft = { from: string; list: string; sales: string; member: string };
export type ProductDraft = {
  texts: Readonly<Record<string, Texts>>;
  tags: readonly string[];
  badges: readonly string[];
  pictures: StaffProduct['images']['indexes'];
  facts: StaffProduct['facts'];
  styleFacts: StaffProduct['styleFacts'];
  colourNames: Readonly<Record<string, string>>;
  /** As they are typed, one a line. */
  callouts: Readonly<Record<string, string>>;
  leavesAt: string | null;
  /** By market: what is planned. What has begun is history and nobody's to change. */
  prices: Readonly<Record<string, readonly PriceDraft[]>>;
};

export const noTexts = Object.fromEntries(Object.keys(textFields).map((name) => [name, ''])) as Texts;

export function draftOf(product: StaffProduct, now: Date): ProductDraft {
  const { texts, tags, badges, images, facts, styleFacts, prices, colourNames, leavesAt } = product;
  const callouts = Object.fromEntries(Object.entries(product.callouts).map(([language, list]) => [language, list.join('\n')]));
  const planned = prices.map(({ market, rows }) => [market, rows.filter((row) => new Date(row.from) > now).map(toPriceDraft)] as const);
  const own = { tags, badges, pictures: images.indexes, facts, styleFacts, colourNames, callouts, leavesAt };
  return { texts, ...own, prices: Object.fromEntries(planned) };
}

function toPriceDraft({ from, list, sales, member }: StaffPrice): PriceDraft {
  return { from, list: String(list), sales: String(sales), member: member === undefined ? '' : String(member) };
}

type Fields = Readonly<Record<string, unknown>>;

/** The draft, one entry for each thing that can be changed by itself. */
export function fieldsOf({ texts, prices, ...rest }: ProductDraft): Fields {
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(texts).map(([language, value]) => [`texts:${language}`, value])),
    ...Object.fromEntries(Object.entries(prices).map(([market, value]) => [`price:${market}`, value])),
  };
}

export function withField(draft: ProductDraft, field: string, value: unknown): ProductDraft {
  const [kind = '', of] = field.split(':', 2);
  if (of === undefined) return { ...draft, [kind]: value };
  const name = kind === 'price' ? 'prices' : 'texts';
  const { [of]: _, ...others } = draft[name] as Record<string, unknown>;
  return { ...draft, [name]: value === undefined ? others : { ...others, [of]: value } } as ProductDraft;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function changedFields(before: ProductDraft, after: ProductDraft): string[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((field) => !isSame(from[field], to[field]));
}

export type Clash = { field: string; mine: unknown; theirs: unknown };

/** Somebody saved meanwhile: what only one of us changed is kept as it is; what both changed is for a person to decide. */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): { merged: ProductDraft; clashes: Clash[] } {
  const theirFields = fieldsOf(theirs);
  const myFields = fieldsOf(mine);
  const baseFields = fieldsOf(base);
  const changed = changedFields(base, mine);
  const clashes = changed
    .filter((field) => !isSame(theirFields[field], baseFields[field]) && !isSame(theirFields[field], myFields[field]))
    .map((field) => ({ field, mine: myFields[field], theirs: theirFields[field] }));
  const merged = changed.reduce((draft, field) => withField(draft, field, myFields[field]), theirs);
  return { merged, clashes };
}

export function readAmount(typed: string): number | undefined {
  const found = /^\d{1,9}(?:[.,]\d{1,3})?$/.exec(typed.trim());
  return found ? Number(typed.trim().replace(',', '.')) : undefined;
}

export type ToSave = { save: SaveProductSent } | { errors: Record<string, string[]> };

/** What the shop is sent: only what is another. Amounts that cannot be read are told at their field. */
export function toSave(product: StaffProduct, before: ProductDraft, draft: ProductDraft): ToSave {
  const changed = new Set(changedFields(before, draft));
  const errors: Record<string, string[]> = {};
  const texts = [...changed].flatMap((field) => (field.startsWith('texts:') ? [field.slice(6)] : []));
  const markets = [...changed].flatMap((field) => (field.startsWith('price:') ? [field.slice(6)] : []));
  for (const language of texts) if (draft.texts[language]?.name.trim() === '') errors[`texts.${language}.name`] = ['products.name_missing'];
  if (changed.has('colourNames') && !draft.colourNames.en?.trim()) errors['colourNames.en'] = ['validation.english_missing'];
  const callouts = Object.entries(draft.callouts).map(([language, typed]) => [language, linesOf(typed)] as const);
  for (const [language, lines] of callouts) if (lines.length > 5) errors[`callouts.${language}`] = ['products.callouts_many'];
  const prices = markets.map(
    (market) => [market, (draft.prices[market] ?? []).map((row, at) => readRow(row, `prices.${market}.${at}`, errors))] as const,
  );
  if (Object.keys(errors).length > 0) return { errors };
  return {
    save: {
      basedOn: { product: product.version, style: product.styleVersion },
      ...(texts.length > 0 && { texts: Object.fromEntries(texts.map((language) => [language, draft.texts[language] ?? null])) }),
      ...(changed.has('tags') && { tags: [...draft.tags] }),
      ...(changed.has('badges') && { badges: [...draft.badges] }),
      ...(changed.has('pictures') && { pictures: draft.pictures.map(withoutEmpty) }),
      ...(changed.has('colourNames') && { colourNames: said(draft.colourNames) }),
      ...(changed.has('callouts') && { callouts: Object.fromEntries(callouts) }),
      ...(changed.has('leavesAt') && { leavesAt: draft.leavesAt }),
      ...(changed.has('facts') && { facts: draft.facts }),
      ...(changed.has('styleFacts') && { styleFacts: draft.styleFacts }),
      ...(prices.length > 0 && { prices: Object.fromEntries(prices) }),
    },
  };
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A name that was emptied is none. */
const said = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));

function withoutEmpty({ alts = {}, ...picture }: ProductDraft['pictures'][number]): ProductDraft['pictures'][number] {
  const written = said(alts);
  return { ...picture, ...(Object.keys(written).length > 0 && { alts: written }) };
}

function readRow({ from, list, sales, member }: PriceDraft, field: string, errors: Record<string, string[]>): PricePlanRow {
  const read = (name: string, typed: string): number => {
    const amount = readAmount(typed);
    if (amount === undefined) errors[`${field}.${name}`] = ['products.amount_wrong'];
    return amount ?? 0;
  };
  const asked = read('list', list);
  return {
    ...(from && { from }),
    list: asked,
    sales: sales.trim() === '' ? asked : read('sales', sales),
    ...(member.trim() !== '' && { member: read('member', member) }),
  };
}
