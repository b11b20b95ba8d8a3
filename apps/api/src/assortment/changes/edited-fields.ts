import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { PricePlanRow, SaveProduct } from '@selvedge/contract/studio/products.ts';
import { isSamePrice, type PlannedPrice, plannedRows, rowAt } from '@selvedge/domain/catalogue/price-plan.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { isSame } from '../../catalogue/is-same.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { priceField, textsField } from './fields.ts';
import type { Current } from './read-current.ts';
import type { PriceValue } from './show-price-value.ts';

export type EditedField = { field: string; before: unknown; after: unknown };
type Edited = { id: string; given: SaveProduct; current: Current };

/** What is another after the edit, field by field. Refuses what makes no sense, at the field where it stands. */
export function editedFields(ctx: Ctx, { id, given, current }: Edited): EditedField[] {
  const errors: FieldErrors = {};
  const values: [string, unknown][] = [
    ...Object.entries(given.texts ?? {}).map(([language, texts]): [string, unknown] => [textsField(language), texts]),
    ['tags', given.tags && [...new Set(given.tags)]],
    ['badges', given.badges && [...new Set(given.badges)]],
    ['pictures', given.pictures],
    ['facts', given.facts],
    ['styleFacts', given.styleFacts],
    ['colourNames', given.colourNames],
    ['callouts', given.callouts && withoutEmpty(given.callouts)],
    ['leavesAt', leaveWish(given.leavesAt, current.valueOf(id, 'leavesAt'), ctx.now)],
  ];
  if (given.texts && 'en' in given.texts && given.texts.en === null) errors['texts.en'] = ['validation.english_missing'];
  if (given.colourNames && !('en' in given.colourNames)) errors['colourNames.en'] = ['validation.english_missing'];
  if (given.pictures && !areKnown(given.pictures, current.valueOf(id, 'pictures'))) errors.pictures = ['validation.invalid_value'];
  const prices = Object.entries(given.prices ?? {}).flatMap(
    ([market, plan]) => editedPlan(ctx, { id, market, plan, current, errors }) ?? [],
  );
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', errors);
  const edited = values.flatMap(([field, after]) => {
    const before = current.valueOf(id, field);
    return after === undefined || isSame(before, after) ? [] : [{ field, before, after }];
  });
  return [...edited, ...prices];
}

/** The product's own pictures are ordered and left out here, and come with the assortment; those of the library were looked up before. */
function areKnown(given: readonly ImageIndex[], known: unknown): boolean {
  const all = known as readonly ImageIndex[];
  return given.every(
    (picture, at) =>
      (picture.media !== undefined || all.some((each) => isSamePicture(each, picture))) &&
      !given.slice(0, at).some((each) => isSamePicture(each, picture)),
  );
}

/** Whatever is said about it. */
function isSamePicture(a: ImageIndex, b: ImageIndex): boolean {
  if (a.media !== undefined || b.media !== undefined) return a.media === b.media;
  return a.index === b.index && a.format === b.format;
}

function withoutEmpty(callouts: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(callouts).filter(([, list]) => list.length > 0));
}

/** What is past means at once; who has left already does not leave again. */
function leaveWish(given: string | null | undefined, before: unknown, now: Date): string | null | undefined {
  if (given === undefined || given === null || new Date(given) > now) return given && new Date(given).toISOString();
  return typeof before === 'string' && new Date(before) <= now ? before : now.toISOString();
}

type EditedPlan = { id: string; market: string; plan: readonly PricePlanRow[]; current: Current; errors: FieldErrors };

function editedPlan({ content, now }: Ctx, { id, market, plan, current, errors }: EditedPlan): EditedField | undefined {
  const settings = content.markets.find((each) => each.id === market);
  if (!settings) {
    errors[`prices.${market}`] = ['validation.unknown_market'];
    return undefined;
  }
  const at = now.getTime();
  const minor = (amount: number) => nearestMinor(amount, settings.currency);
  const moments = new Set<number>();
  const after = plan.map((row, place): PlannedPrice => {
    const validFrom = row.from === undefined || Date.parse(row.from) <= at ? null : Date.parse(row.from);
    const amounts = {
      list: minor(row.list),
      sales: minor(row.sales),
      ...(row.member !== undefined && { member: minor(row.member) }),
    };
    const refuse = (name: string, key: string) => {
      errors[`prices.${market}.${place}.${name}`] = [key];
    };
    if (amounts.sales > amounts.list) refuse('sales', 'validation.sales_above_list');
    if (amounts.member !== undefined && amounts.member > amounts.sales) refuse('member', 'studio.member_above_sales');
    if (moments.has(validFrom ?? 0)) refuse('from', 'validation.repeated');
    if (validFrom !== null && validFrom >= lastMoment) refuse('from', 'validation.date_out_of_range');
    moments.add(validFrom ?? 0);
    return { validFrom, ...amounts };
  });
  const rows = current.pricesOf(id, market);
  const before = plannedRows(rows, at);
  const asked = rowAt(rows, at);
  const wanted = after
    .filter((row) => row.validFrom !== null || !isSamePrice(asked, row))
    .sort((a, b) => (a.validFrom ?? 0) - (b.validFrom ?? 0));
  if (
    isSame(
      wanted,
      before.map((row) => ({ ...row, member: row.member })),
    )
  )
    return undefined;
  const first = wanted[0];
  const value = (side: PriceValue<PlannedPrice>) => side;
  return {
    field: priceField(market),
    before: value({ plan: before, price: asked && { list: asked.list, sales: asked.sales, member: asked.member } }),
    after: value({
      plan: wanted,
      ...(first && { price: { list: first.list, sales: first.sales, member: first.member }, from: first.validFrom }),
    }),
  };
}

const lastMoment = 7_258_118_400_000;
