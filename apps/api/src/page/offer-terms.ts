import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { ContentShippingMethod, FreeFreight } from '@selvedge/contract/content.ts';
import type { Seo } from '@selvedge/contract/page.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

type Data = Seo['structuredData'][number];

/** What holds for everything that is sent to buyers of a market: how a product comes, what that costs, and how it may go back. */
export function offerTerms(market: MarketContent, product: Pick<ProductDetail, 'categories' | 'price' | 'isDigital'>): Data {
  const shippingDetails = product.isDigital ? [] : shippingDetailsOf(market, product.price.salesPrice.amount);
  return {
    seller: { '@type': 'Organization', name: market.market.seller?.name ?? market.navigation.shopName },
    hasMerchantReturnPolicy: returnPolicy(market, product),
    ...(shippingDetails.length > 0 && { shippingDetails }),
  };
}

/** Where pieces are announced as returns the label is the shop's; elsewhere the law's right to withdraw is all there is. */
export function returnPolicy(
  { market, documents, featureToggles }: MarketContent,
  product?: Pick<ProductDetail, 'categories' | 'isDigital'>,
): Data {
  const { returnDays = 30, keptCategories = [] } = (documents.get('basket-settings') ?? {}) as Partial<BasketSettings>;
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: market.country.code };
  const isKept = product && (product.isDigital || product.categories.some((id) => keptCategories.includes(id)));
  if (isKept) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${featureToggles.returns ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
}

function shippingDetailsOf({ market, documents }: MarketContent, amount: number): Data[] {
  const methods = (documents.get('shipping-methods') ?? []) as readonly ContentShippingMethod[];
  const { freightValue = 0 } = (documents.get('free-freight-value') ?? {}) as Partial<FreeFreight>;
  const isFree = freightValue > 0 && amount >= freightValue;
  return methods
    .filter(({ deliveryType, isOff, price }) => deliveryType === 'home' && !isOff && price !== undefined)
    .map(({ price = 0, delivery }) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : price, currency: market.currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.country.code },
      ...(delivery && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          // What is ordered after the cut-off leaves on the next day.
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: {
            ...{ '@type': 'QuantitativeValue', minValue: delivery.workingDays.from, maxValue: delivery.workingDays.to, unitCode: 'DAY' },
          },
        },
      }),
    }));
}
