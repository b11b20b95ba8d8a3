import { account } from './account.ts';
import { accountOverview } from './account-overview.ts';
import { addressBook, addressLookup } from './address-book.ts';
import { analyticsCollect } from './analytics-collect.ts';
import { auth } from './auth.ts';
import { basket } from './basket.ts';
import { careers } from './careers.ts';
import { carrier } from './carrier.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { recommendation } from './catalogue/recommendation.ts';
import { checkout } from './checkout.ts';
import { club } from './club.ts';
import { consent } from './consent.ts';
import { content } from './content.ts';
import { device } from './device.ts';
import { deviceStaff } from './device-staff.ts';
import type { Endpoint } from './endpoint.ts';
import { handover } from './handover.ts';
import { invoice } from './invoice.ts';
import { linkedProviders } from './linked-providers.ts';
import { loyalty } from './loyalty.ts';
import { mailing } from './mailing.ts';
import { geolocation } from './market.ts';
import { notifyMe } from './notify-me.ts';
import { order } from './order.ts';
import { passkeys } from './passkeys.ts';
import { payment } from './payment.ts';
import { retail } from './retail-transaction.ts';
import { returns } from './returns.ts';
import { secondFactor } from './second-factor.ts';
import { shipping } from './shipping.ts';
import { staffDiscount } from './staff-discount.ts';
import { inventory, retailStock } from './stock.ts';
import { stores } from './store.ts';
import { abTests } from './studio/ab-tests.ts';
import { staffBadges } from './studio/badges.ts';
import { cases } from './studio/cases.ts';
import { categories } from './studio/categories.ts';
import { changes } from './studio/changes.ts';
import { collect } from './studio/collect.ts';
import { customers } from './studio/customers.ts';
import { deviceBadges } from './studio/device-badges.ts';
import { staffDevices } from './studio/devices.ts';
import { draftOrders } from './studio/draft-orders.ts';
import { editing } from './studio/editing.ts';
import { staffFeeds } from './studio/feeds.ts';
import { figures } from './studio/figures.ts';
import { flags } from './studio/flags.ts';
import { fulfilment } from './studio/fulfilment.ts';
import { giftCards } from './studio/gift-cards.ts';
import { home } from './studio/home.ts';
import { imports } from './studio/import.ts';
import { staffLoyalty } from './studio/loyalty.ts';
import { staffMailings } from './studio/mailings.ts';
import { marketHealth } from './studio/market-health.ts';
import { marketEditing } from './studio/markets.ts';
import { library } from './studio/media.ts';
import { waitedFor } from './studio/notify-me.ts';
import { orderMails } from './studio/order-mails.ts';
import { staffOrders } from './studio/orders.ts';
import { staffPoints } from './studio/points.ts';
import { productExport } from './studio/product-export.ts';
import { productPictures } from './studio/product-pictures.ts';
import { staffProducts } from './studio/products.ts';
import { promotions } from './studio/promotions.ts';
import { staffRedirects } from './studio/redirects.ts';
import { staffReturns } from './studio/returns.ts';
import { searchTools } from './studio/search.ts';
import { settings } from './studio/settings.ts';
import { studio } from './studio/staff.ts';
import { staffBaskets } from './studio/staff-baskets.ts';
import { staffCarrier } from './studio/staff-carrier.ts';
import { staffDiscounts } from './studio/staff-discounts.ts';
import { staffInvoices } from './studio/staff-invoices.ts';
import { staffStores } from './studio/stores.ts';
import { studioSearch } from './studio/studio-search.ts';
import { team } from './studio/team.ts';
import { terms } from './studio/terms.ts';
import { translations } from './studio/translations.ts';
import { support } from './support.ts';
import { telemetry } from './telemetry.ts';
import { till } from './till.ts';
import { wishlist } from './wishlist.ts';

/** Every call the shop answers. A server that does not serve one of them does not start. */
export const endpoints = {
  abTests,
  account,
  accountOverview,
  addressBook,
  addressLookup,
  analyticsCollect,
  auth,
  linkedProviders,
  passkeys,
  secondFactor,
  basket,
  careers,
  carrier,
  cases,
  catalogue,
  categories,
  changes,
  checkout,
  consent,
  content,
  club,
  loyalty,
  staffLoyalty,
  mailing,
  staffMailings,
  staffPoints,
  customers,
  device,
  deviceStaff,
  staffDiscount,
  staffDiscounts,
  staffDevices,
  deviceBadges,
  marketHealth,
  editing,
  figures,
  flags,
  fulfilment,
  studioSearch,
  geolocation,
  giftCards,
  handover,
  home,
  imports,
  invoice,
  library,
  inventory,
  marketEditing,
  notifyMe,
  order,
  orderMails,
  payment,
  productExport,
  productPictures,
  promotions,
  recommendation,
  retail,
  retailStock,
  staffStores,
  staffRedirects,
  staffFeeds,
  collect,
  till,
  returns,
  searchTools,
  settings,
  shipping,
  staffBadges,
  staffBaskets,
  stores,
  staffCarrier,
  staffInvoices,
  staffOrders,
  staffProducts,
  draftOrders,
  staffReturns,
  studio,
  support,
  team,
  telemetry,
  terms,
  translations,
  waitedFor,
  wishlist,
} satisfies Record<string, Record<string, Endpoint>>;

export function listEndpoints(): { name: string; definition: Endpoint }[] {
  return Object.entries(endpoints).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, definition]) => ({ name: `${group}.${name}`, definition })),
  );
}
