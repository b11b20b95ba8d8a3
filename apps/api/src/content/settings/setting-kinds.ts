import type { Right } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { Navigation } from '@selvedge/contract/navigation.ts';
import type { SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { ZodType } from 'zod';
import type { Ctx } from '../../http/ctx.ts';
import { documentSchemas } from '../document-schemas.ts';
import { checkMarket } from '../editing/who.ts';

/** The site settings have a table of their own; every other setting is a document. */
export const navigation = 'navigation';

/** Settings that may also be written and published with another right than those for content. */
const settingRights: Readonly<Record<string, Right | undefined>> = {
  badges: 'catalogue.write',
  'product-set': 'catalogue.write',
  'search-configurations': 'catalogue.write',
  'shop-the-look': 'catalogue.write',
  'size-guide-settings': 'catalogue.write',
  synonyms: 'catalogue.write',
  'basket-settings': 'market.write',
  'free-freight-value': 'market.write',
  'shipping-methods': 'market.write',
};

export const listSettingNames = (): string[] => [navigation, ...Object.keys(documentSchemas)];

export function getSchema(name: string): ZodType {
  const schema = name === navigation ? Navigation : Object.hasOwn(documentSchemas, name) && documentSchemas[name];
  if (!schema) throw new ShopError('not_found');
  return schema;
}

export const nameOfSetting = ({ name, market }: SettingKey): string => `${market} ${name}`;

/** Refuses a setting that there is not, and a market that there is not. */
export function checkSettingKey(ctx: Pick<Ctx, 'content'>, { name, market }: SettingKey): void {
  getSchema(name);
  checkMarket(ctx, { market });
}

/** An endpoint lets in whoever may write any setting: which one it is, is known only here. */
export function checkSettingRight({ session }: Pick<Ctx, 'session'>, name: string, right: 'content.write' | 'content.publish'): void {
  if (session?.kind !== 'staff') throw new ShopError('unauthorized');
  const own = settingRights[name];
  if (!session.rights.includes(right) && !(own && session.rights.includes(own))) throw new ShopError('not_found');
}
