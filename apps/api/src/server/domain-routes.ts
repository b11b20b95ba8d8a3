import { accountRoutes } from '../account/routes.ts';
import { customerStudioRoutes } from '../account/service/studio-routes.ts';
import { addressRoutes } from '../address/routes.ts';
import { analyticsRoutes } from '../analytics/routes.ts';
import { importStudioRoutes } from '../assortment/import/studio-routes.ts';
import { productStudioRoutes } from '../assortment/products/studio-routes.ts';
import { basketRoutes } from '../basket/routes.ts';
import { basketStudioRoutes } from '../basket/studio-routes.ts';
import { careersRoutes } from '../careers/routes.ts';
import { carrierRoutes } from '../carrier/routes.ts';
import { categoryStudioRoutes } from '../catalogue/categories/studio-routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { checkoutRoutes } from '../checkout/routes.ts';
import { clubRoutes } from '../club/routes.ts';
import { collectStudioRoutes } from '../collect/studio-routes.ts';
import { consentRoutes } from '../consent/routes.ts';
import { abTestStudioRoutes } from '../content/ab-test/studio-routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { contentStudioRoutes } from '../content/studio-routes.ts';
import { deviceRoutes } from '../device/routes.ts';
import { deviceStudioRoutes } from '../device/studio-routes.ts';
import { draftOrderRoutes } from '../draft-order/routes.ts';
import { draftOrderStudioRoutes } from '../draft-order/studio-routes.ts';
import { feedRoutes } from '../feed/routes.ts';
import { feedStudioRoutes } from '../feed/studio-routes.ts';
import { figuresStudioRoutes } from '../figures/studio-routes.ts';
import { fulfilmentRoutes } from '../fulfilment/routes.ts';
import { fulfilmentStudioRoutes } from '../fulfilment/studio-routes.ts';
import { giftCardStudioRoutes } from '../gift-card/studio-routes.ts';
import { handoverRoutes } from '../handover/routes.ts';
import { homeStudioRoutes } from '../home/studio-routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { identityStudioRoutes } from '../identity/studio-routes.ts';
import { invoiceRoutes, invoiceStudioRoutes } from '../invoice/routes.ts';
import { loyaltyRoutes } from '../loyalty/routes.ts';
import { loyaltyStudioRoutes } from '../loyalty/studio-routes.ts';
import { tillRoutes } from '../loyalty/till/till-routes.ts';
import { mailingRoutes } from '../mailing/routes.ts';
import { mailingStudioRoutes } from '../mailing/studio-routes.ts';
import { marketRoutes } from '../market/routes.ts';
import { marketStudioRoutes } from '../market-copy/studio-routes.ts';
import { marketHealthStudioRoutes } from '../market-health/studio-routes.ts';
import { uploadRoutes } from '../media/upload/routes.ts';
import { notifyMeRoutes } from '../notify-me/routes.ts';
import { notifyMeStudioRoutes } from '../notify-me/studio-routes.ts';
import { orderRoutes } from '../order/routes.ts';
import { orderStudioRoutes } from '../order/studio-routes.ts';
import { orderMailStudioRoutes } from '../order-mail/studio-routes.ts';
import { pageRoutes } from '../page/routes.ts';
import { promotionStudioRoutes } from '../promotion/studio-routes.ts';
import { recommendationRoutes } from '../recommendation/routes.ts';
import { redirectStudioRoutes } from '../redirect/studio-routes.ts';
import { retailRoutes } from '../retail/routes.ts';
import { returnRoutes } from '../returns/routes.ts';
import { returnStudioRoutes } from '../returns/studio-routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { searchStudioRoutes } from '../search/studio-routes.ts';
import { shippingRoutes } from '../shipping/routes.ts';
import { stockRoutes } from '../stock/routes.ts';
import { stockStudioRoutes } from '../stock/studio-routes.ts';
import { storeRoutes } from '../store/routes.ts';
import { storeStudioRoutes } from '../store/studio-routes.ts';
import { studioSearchRoutes } from '../studio-search/studio-routes.ts';
import { supportRoutes } from '../support/routes.ts';
import { caseStudioRoutes } from '../support/studio-routes.ts';
import { wishlistRoutes } from '../wishlist/routes.ts';
import { telemetryRoutes } from './telemetry-routes.ts';

/** What registers the endpoints of every domain word. */
export const domainRoutes = [
  basketRoutes,
  basketStudioRoutes,
  orderRoutes,
  orderStudioRoutes,
  invoiceRoutes,
  invoiceStudioRoutes,
  fulfilmentRoutes,
  fulfilmentStudioRoutes,
  collectStudioRoutes,
  retailRoutes,
  returnRoutes,
  returnStudioRoutes,
  carrierRoutes,
  orderMailStudioRoutes,
  giftCardStudioRoutes,
  promotionStudioRoutes,
  shippingRoutes,
  stockRoutes,
  stockStudioRoutes,
  storeRoutes,
  storeStudioRoutes,
  redirectStudioRoutes,
  feedRoutes,
  feedStudioRoutes,
  accountRoutes,
  customerStudioRoutes,
  addressRoutes,
  analyticsRoutes,
  abTestStudioRoutes,
  careersRoutes,
  catalogueRoutes,
  categoryStudioRoutes,
  searchRoutes,
  searchStudioRoutes,
  checkoutRoutes,
  importStudioRoutes,
  productStudioRoutes,
  consentRoutes,
  contentRoutes,
  contentStudioRoutes,
  marketRoutes,
  marketStudioRoutes,
  pageRoutes,
  recommendationRoutes,
  identityRoutes,
  clubRoutes,
  loyaltyRoutes,
  tillRoutes,
  loyaltyStudioRoutes,
  mailingRoutes,
  mailingStudioRoutes,
  wishlistRoutes,
  notifyMeRoutes,
  notifyMeStudioRoutes,
  identityStudioRoutes,
  supportRoutes,
  caseStudioRoutes,
  deviceRoutes,
  deviceStudioRoutes,
  draftOrderRoutes,
  draftOrderStudioRoutes,
  handoverRoutes,
  marketHealthStudioRoutes,
  studioSearchRoutes,
  homeStudioRoutes,
  figuresStudioRoutes,
  uploadRoutes,
  telemetryRoutes,
];
