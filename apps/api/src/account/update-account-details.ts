import type { AccountDetails, UserMetadata } from '@selvedge/contract/account.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import { isAllowedAge } from '@selvedge/domain/account/is-allowed-age.ts';
import { isAllowedDueDate } from '@selvedge/domain/account/is-allowed-due-date.ts';
import { isSubBrandOption } from '@selvedge/domain/account/is-sub-brand-option.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { collapseWhitespace } from '@selvedge/domain/text/collapse-whitespace.ts';
import { chooseBrands } from '../club/find-member.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findStore } from './favorite-store.ts';
import { getUserMetadata } from './get-user-metadata.ts';
import { shopperProfileTable } from './tables.ts';

/** Answers the whole profile, so that a screen shows what was kept and not what was sent. */
export async function updateAccountDetails(ctx: Ctx, details: AccountDetails): Promise<UserMetadata> {
  const { shopperId, email, isClubMember } = getShopperSession(ctx);
  const errors = await findProblems(ctx, details);
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', errors);
  const changes = { ...definedOnly(tidied(ctx, details)), updatedAt: ctx.now };
  await ctx.db
    .insert(shopperProfileTable)
    .values({ shopperId, ...changes })
    .onConflictDoUpdate({ target: shopperProfileTable.shopperId, set: changes });
  if (isClubMember && changes.subBrands) await chooseBrands(ctx.db, { email, subBrands: changes.subBrands });
  return getUserMetadata(ctx);
}

async function findProblems(ctx: Ctx, { birthdate, dueDate, favoriteStoreId }: AccountDetails): Promise<FieldErrors> {
  const today = utcDay(ctx.now);
  const errors: FieldErrors = {};
  if (birthdate && !isAllowedAge(birthdate, today)) errors.birthdate = ['validation.age'];
  if (dueDate && !isAllowedDueDate(dueDate, today)) errors.dueDate = ['validation.due_date'];
  if (favoriteStoreId && !(await findStore(ctx, favoriteStoreId))) errors.favoriteStoreId = ['validation.invalid_value'];
  return errors;
}

function tidied(ctx: Ctx, { firstName, lastName, preferences, subBrands, ...rest }: AccountDetails) {
  const offered = offeredOptions(ctx);
  const keep = (keys: string[] | undefined, isBrand: boolean) =>
    keys && [...new Set(keys)].filter((key) => offered.some((option) => option.key === key && isSubBrandOption(option) === isBrand));
  return {
    ...rest,
    firstName: firstName === undefined ? undefined : collapseWhitespace(firstName),
    lastName: lastName === undefined ? undefined : collapseWhitespace(lastName),
    // What an editor has taken away meanwhile is dropped: it could never be unticked again.
    preferences: keep(preferences, false),
    subBrands: keep(subBrands, true),
  };
}

function offeredOptions({ content, market }: Ctx) {
  const page = market && content.byMarket.get(market.id)?.pages.get('/account/preferences');
  return (page?.userPreferences ?? []).flatMap(({ userOptions }) => userOptions);
}

function definedOnly<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
