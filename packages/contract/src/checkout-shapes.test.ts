import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Address } from './address.ts';
import { AddressCountry, AddressQuestion, AddressSuggestion, AddressValidation } from './address-book.ts';
import { Shipment, ShippingMethod } from './basket-shape.ts';
import { OrderAnswer, OrderDetail, OrderState, OrderSummary, PaymentInformation, ShippingNotifications } from './order-shape.ts';
import { ParcelEventType, ParcelTracking, ParcelTrackingEvent } from './parcel.ts';
import {
  AdyenAction,
  IyzicoPaymentResult,
  PayByLink,
  PaymentInitialisation,
  PaymentResult,
  payByLinkStatuses,
  paymentStates,
  RedirectResult,
} from './payment-shape.ts';
import { deliveryTypes, PickupPoint } from './shipping.ts';

const ways = PaymentInitialisation.shape;
const words = (text: string) => text.split(/\s+/);

/** The entities of the specification, each with every field that it names. */
test.each<[string, z.ZodObject, string]>([
  [
    'CHK-016 an address',
    Address,
    `id accountId email firstName lastName organizationName line1 line2 houseNumber city postalCode regionCode country mobilePhoneNumber
     district taxOffice carrierPostNumber carrierVariant customsCustomerNumber legalCustomerNumber geoCoordinates isPreferred`,
  ],
  ['CHK-016 its place', Address.shape.geoCoordinates.unwrap(), 'latitude longitude'],
  ['CHK-019 an address that is suggested', AddressSuggestion, 'country region city zipcode street label number'],
  ['CHK-020 what is asked about an address', AddressQuestion, 'region city zipCode streetName houseNumber'],
  ['CHK-022 what is known of it', AddressValidation, 'cityValidated streetValidated houseNumberValidated'],
  ['CHK-030 a country', AddressCountry, 'name countryShortCode'],
  [
    'CHK-051 a way of delivery',
    ShippingMethod,
    `id name price deliveryType pickupPointCarrier freeShipping predictedDeliveryDate predictionCutoff predictionCutoffLocale
     deliveryPrediction`,
  ],
  ['CHK-052 a parcel', Shipment, 'id shippingMethodName shippingMethodId price pickupPointId pickupPointAddress predictedDeliveryDate'],
  ['CHK-054 a pickup point', PickupPoint, 'id straightLineDistance latitude longitude address'],
  [
    'PAY-001 the ways to pay',
    PaymentInitialisation,
    'adyen klarna iyzico payByLink posPayment showGiftCardPaymentOption amountCoveredByGiftCards',
  ],
  [
    'PAY-002 Adyen',
    ways.adyen.unwrap(),
    'clientKey locale environment checkoutBasketId amount paymentMethodsResponse applePayPaymentSettings',
  ],
  ['PAY-002 its amount', ways.adyen.unwrap().shape.amount, 'currency value'],
  ['PAY-003 Klarna', ways.klarna.unwrap(), 'basketId sessionId sessionPaymentMethodCategories'],
  ['PAY-004 Iyzico', ways.iyzico.unwrap(), 'checkoutBasketId checkoutPersonalNumber'],
  ['PAY-005 a link', PayByLink, 'url qrCodeString linkId'],
  ['PAY-006 a till', ways.posPayment.unwrap(), 'checkoutBasketId'],
  ['PAY-007 what became of a payment', PaymentResult, 'adyenAction url redirectReason error paymentState'],
  ['PAY-007 what is left to do', AdyenAction, 'type data method paymentMethodType url'],
  ['PAY-008 at Iyzico', IyzicoPaymentResult, 'iyzicoPaymentUrl token iyzicoStatus'],
  ['PAY-009 by redirect', RedirectResult, 'redirectUrl status'],
  [
    'ORD-003 an order in a list',
    OrderSummary,
    `orderId orderNumber orderState created total parcelDeliveryStatusLocaleShort parcelDeliveryStatusLocaleLong parcelTrackingLink
     parcelEventType`,
  ],
  [
    'ORD-004 an order',
    OrderDetail,
    `orderId orderNumber orderState lines shippingNotifications subtotal total totalDiscount totalVat totalVat1 totalVat2 shippingTotal
     shippingVat currency promoCodes shippingAddress billingAddress shipments paymentInformations vatName vatName2 parcelTrackings`,
  ],
  ['ORD-004 how it was paid', PaymentInformation, 'paymentId paymentMethodId amount'],
  ['ORD-005 what has left', ShippingNotifications, 'shippedLineItems cancelledLineItems'],
  ['ORD-005 in a parcel', ShippingNotifications.shape.shippedLineItems.element, 'isWarehouse lineItems trackAndTraceNumber'],
  ['ORD-006 an order with its ways on', OrderAnswer, 'order returnPortalTrackingUrl returnPortalUrl trackingUrls'],
  ['ORD-007 where a parcel is', ParcelTracking, 'orderNumber trackingNumber trackingLink courier parcelTrackingEvents'],
  ['ORD-008 what happened to it', ParcelTrackingEvent, 'createDate eventtype deliveryStatus expectedDeliveryDate pickupLocation'],
])('%s has every field', (_, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(words(fields)));
});

test.each<[string, readonly string[], string[]]>([
  ['CHK-056 where parcels leave from', Shipment.shape.origin.options, ['Warehouse', 'ShipFromStore']],
  ['CHK-078 kinds of delivery', deliveryTypes, words('home pickupPoint locker store digital')],
  ['PAY-013 states of a link', payByLinkStatuses, ['Completed', 'Payment pending', 'Expired']],
  ['PAY-041 states of a payment', paymentStates, words('authorised pending refused cancelled error')],
  ['ORD-012 ORD-013 states of an order', OrderState.options, words('placed paymentProcessing completed cancelled')],
  [
    'ORD-009 ORD-011 what can happen to a parcel',
    ParcelEventType.options,
    words(`failedAttempt outForDelivery dispatch scheduled delay returnInTransit returnDelay pickupReady returnShipped pickupScheduled
      returnFailedAttempt returnRegistered inTransit delivered return returnDelivered orderCreated`),
  ],
])('%s', (_, known, expected) => {
  expect([...known].sort()).toEqual(expected.sort());
});

test('CHK-023 what nobody says of an address is right', () => {
  expect(AddressValidation.parse({})).toEqual({ cityValidated: true, streetValidated: true, houseNumberValidated: true });
});
