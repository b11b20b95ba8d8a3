import { expect, test } from 'vitest';
import { findCarrierLogo } from './carrier-logo.ts';

test.each([
  ['dhl-express', 'dhl-express'],
  ['DHL Express Worldwide', 'dhl-express'],
  ['DHL, to your door', 'dhl'],
  ['Packstation 145', 'dhl'],
  ['ups', 'ups'],
  ['UPS Access Point', 'ups'],
  ['Groups Delivery', undefined],
  ['La Poste Colissimo', 'colissimo'],
  ['ÖSTERREICHISCHE POST', 'austrian-post'],
  ['Zásilkovna', 'packeta'],
  ['PostNord, to a pickup point', 'postnord'],
  ['Yurtiçi Kargo', 'yurtici-kargo'],
  ['', undefined],
])('CHK-057 CHK-058 %s is drawn as %s', (text, id) => {
  expect(findCarrierLogo(text)?.id).toBe(id);
});
