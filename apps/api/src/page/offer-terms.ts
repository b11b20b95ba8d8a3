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
export function returnPolicy(content: MarketContent, product?: Pick<ProductDetail, 'categories' | 'isDigital'>): Data {
  const { market, documents, featureToggles } = content;
  const { returnDays = 30 } = (documents.get('basket-settings') ?? {}) as Partial<BasketSettings>;
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: market.country.code };
  if (product && isKept(content, product)) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${featureToggles.returns ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
}

/** How something of a price is sent home, and what that costs. */
export function homeDeliveries({ documents }: MarketContent, amount: number): (ContentShippingMethod & { price: number })[] {
  const methods = (documents.get('shipping-methods') ?? []) as readonly ContentShippingMethod[];
  const { freightValue = 0 } = (documents.get('free-freight-value') ?? {}) as Partial<FreeFreight>;
  const isFree = freightValue > 0 && amount >= freightValue;
  return methods
    .filter(({ deliveryType, isOff, price }) => deliveryType === 'home' && !isOff && price !== undefined)
    .map((method) => ({ ...method, price: isFree ? 0 : (method.price ?? 0) }));
}

/** Whether it may not go back: it is digital, or of a category that is kept. */
export function isKept({ documents }: MarketContent, product: Pick<ProductDetail, 'categories' | 'isDigital'>): boolean {
  const { keptCategories = [] } = (documents.get('basket-settings') ?? {}) as Partial<BasketSettings>;
  return product.isDigital || product.categories.some((id) => keptCategories.includes(id));
}

function shippingDetailsOf(content: MarketContent, amount: number): Data[] {
  const { market } = content;
  return homeDeliveries(content, amount).map(({ price, delivery }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency: market.currency },
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
