import { ShopError } from '@selvedge/contract/error.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import { rightOfSetting } from '@selvedge/contract/studio/settings.ts';
import type { ZodType } from 'zod';
import type { Ctx } from '../../shop/ctx.ts';
import { documentSchemas, findDocumentSchema } from '../document-schemas.ts';
import { checkMarket } from '../editing/who.ts';

export const listSettingNames = (): string[] => Object.keys(documentSchemas);

export function getSchema(name: string): ZodType {
  const schema = findDocumentSchema(name);
  if (!schema) throw new ShopError('not_found');
  return schema;
}

export const isSetting = (name: string): boolean => findDocumentSchema(name) !== undefined;

export const nameOfSetting = ({ name, market }: SettingKey): string => `${market} ${name}`;

/** Refuses a setting that there is not, and a market that there is not. */
export function checkSettingKey(ctx: Pick<Ctx, 'content'>, { name, market }: SettingKey): void {
  getSchema(name);
  checkMarket(ctx, { market });
}

/** An endpoint lets in whoever may write any setting: which one it is, is known only here. */
export function checkSettingRight({ session }: Pick<Ctx, 'session'>, name: string, right: 'content.write' | 'content.publish'): void {
  if (session?.kind !== 'staff') throw new ShopError('unauthorized');
  const own = rightOfSetting(name);
  if (!session.rights.includes(right) && !(own && session.rights.includes(own))) throw new ShopError('not_found');
}
