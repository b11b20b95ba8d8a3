import { Address } from '@selvedge/contract/address.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';

/** The store where a line is taken along at once. Only for who calls from a device of that very store: from home nothing is on its shelf. */
export function takenAt({ device }: Pick<Ctx, 'device'>, { takeNowAt }: Pick<StoredLine, 'takeNowAt'>): string | undefined {
  return takeNowAt !== undefined && takeNowAt === device?.storeId ? takeNowAt : undefined;
}

export function storeAddress({ content }: Pick<Ctx, 'content'>, storeId: string): Address | undefined {
  const store = content.stores.find(({ id }) => id === storeId);
  if (!store) return undefined;
  const { name, street, city, postalCode, country } = store;
  return Address.parse({ organizationName: name, line1: street, city, postalCode, country, carrierVariant: 'store' });
}

/** Who takes everything along need not say where they live: the goods change hands in the store. */
export function addressesOf(ctx: Pick<Ctx, 'content' | 'device'>, content: BasketContent): Pick<BasketContent, 'shippingAddress'> {
  const { lines, shippingAddress, billingAddress, useBillingAddressForShipping } = content;
  const known = shippingAddress ?? (useBillingAddressForShipping ? billingAddress : undefined);
  if (known || lines.length === 0 || !lines.every((line) => takenAt(ctx, line) !== undefined)) return { shippingAddress };
  return { shippingAddress: storeAddress(ctx, ctx.device!.storeId) };
}
