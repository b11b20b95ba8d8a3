import { type BasketAnswer, type StockLocation, takeNowId } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ShipmentChoice } from '@selvedge/contract/shipping.ts';
import { goesTo, isAtLeast, reachedStep } from '@selvedge/domain/checkout/step-of.ts';
import type { BasketContent, ChosenShipment } from '../basket/basket-content.ts';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { changeBasket } from '../basket/change-basket.ts';
import { findBasket, shopperOf } from '../basket/find-basket.ts';
import { refuseUnorderable } from '../basket/refuse-unorderable.ts';
import { showBasket } from '../basket/show-basket.ts';
import type { Ctx } from '../shop/ctx.ts';
import { chooseWay } from './choose-way.ts';

/** CHK-061 How the parcels travel. One choice may be for all of them. */
export async function setShipment(ctx: Ctx, key: BasketKey, choices: readonly ShipmentChoice[]): Promise<BasketAnswer> {
  const row = await findBasket(ctx, key);
  await refuseUnorderable(ctx, row);
  const { basket } = await showBasket(ctx, row);
  const step = reachedStep({ basket, isSignedIn: shopperOf(ctx) !== undefined });
  if (step === 'customerLogin') throw new ShopError('wrong_step', { step: [step], email: ['validation.required'] });
  // CHK-012
  const to = goesTo(basket);
  if (!to || !isAtLeast(step, 'shippingMethods')) throw new ShopError('address_needed', { shippingAddress: ['checkout.address_first'] });
  const parcels = basket.shipments.map(({ id }) => id).filter((id): id is StockLocation => id !== 'online' && id !== takeNowId);
  const chosen: ChosenShipment[] = [];
  for (const choice of choices) {
    const wanted = parcels.filter((id) => choice.id === undefined || choice.id === id);
    if (wanted.length === 0) throw new ShopError('shipping_refused', { shipments: ['shipping.parcel_gone'] });
    const way = await chooseWay(ctx, choice, to);
    chosen.push(...wanted.map((id) => ({ id, ...way })));
  }
  return changeBasket(ctx, key, (content) => ({ ...content, shipments: mergeChoices(content, chosen) }));
}

/** The last word on a parcel counts; the others stay as they are. */
function mergeChoices({ shipments = [] }: BasketContent, chosen: readonly ChosenShipment[]): ChosenShipment[] {
  return [...new Map([...shipments, ...chosen].map((each) => [each.id, each])).values()];
}
