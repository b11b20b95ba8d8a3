import { Address } from '@selvedge/contract/address.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import { goesTo, isFilled } from '@selvedge/domain/checkout/step-of.ts';
import { readAddress } from '../address/read-address.ts';
import { rememberAddress } from '../address/save-address.ts';
import { readEmail } from '../identity/email-address.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { findBasket, shopperOf } from './find-basket.ts';
import { refuseUnorderable } from './refuse-unorderable.ts';
import { emailOf } from './show-basket.ts';

export type Addresses = {
  shippingAddress?: Address | undefined;
  billingAddress?: Address | undefined;
  useBillingAddressForShipping: boolean;
  saveInAddressBook: boolean;
};

/** CHK-060 Where it goes and who pays. Where one of the two is missing, the other serves for both. */
export async function setAddress(ctx: Ctx, key: BasketKey, sent: Addresses): Promise<BasketAnswer> {
  const row = await findBasket(ctx, key);
  await refuseUnorderable(ctx, row);
  const email = emailOf(ctx, row!.content) || readEmail(sent.shippingAddress?.email || sent.billingAddress?.email || '');
  if (!email) throw new ShopError('wrong_step', { step: ['customerLogin'], email: ['validation.required'] });
  const { shippingAddress, billingAddress } = readBoth(ctx, sent, email);
  const useBillingAddressForShipping = sent.useBillingAddressForShipping;
  const answer = await changeBasket(ctx, key, (content) => {
    const next = {
      ...{ ...content, shippingAddress, billingAddress, useBillingAddressForShipping },
      ...(shopperOf(ctx) === undefined && { email }),
    };
    return { ...next, shipments: keepChoices(content, next) };
  });
  if (sent.saveInAddressBook && shopperOf(ctx) !== undefined) await rememberAddress(ctx, shippingAddress);
  return answer;
}

function readBoth(ctx: Ctx, sent: Addresses, email: string): { shippingAddress: Address; billingAddress: Address } {
  const shipping = isFilled(sent.shippingAddress) ? sent.shippingAddress : undefined;
  const billing = isFilled(sent.billingAddress) ? sent.billingAddress : undefined;
  const errors: FieldErrors = {};
  const read = (address: Address | undefined, prefix: string) => {
    try {
      return { ...readAddress(ctx, address ?? Address.parse({}), prefix), email };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      Object.assign(errors, error.errors);
      return undefined;
    }
  };
  // The form of both is looked at before either is refused: nobody corrects one to hear of the other.
  const first = sent.useBillingAddressForShipping
    ? read(billing ?? shipping ?? sent.billingAddress, 'billingAddress.')
    : read(shipping ?? sent.shippingAddress ?? billing, 'shippingAddress.');
  const isApart = !sent.useBillingAddressForShipping && billing !== undefined && shipping !== undefined;
  const second = isApart ? read(billing, 'billingAddress.') : first;
  if (!first || !second) throw new ShopError('address_refused', errors);
  return { shippingAddress: first, billingAddress: second };
}

const placeNames = ['postalCode', 'city', 'regionCode', 'district'] as const;

/** A pickup point around the corner is around another corner when the address moves. */
function keepChoices(before: BasketContent, after: BasketContent): BasketContent['shipments'] {
  const [from, to] = [goesTo(before), goesTo(after)];
  const isSamePlace = from !== undefined && to !== undefined && placeNames.every((name) => from[name] === to[name]);
  return isSamePlace ? before.shipments : before.shipments?.filter(({ pickupPointId }) => pickupPointId === '');
}
