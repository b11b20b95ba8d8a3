import { paymentLogos } from '@selvedge/domain/payment/payment-logo.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentMark } from './payment-mark.tsx';

test.each(paymentLogos)('PAY-018 PAY-019 %s is drawn, and once more in one colour', (logo) => {
  const tinted = renderToStaticMarkup(<PaymentMark logo={logo} />);
  const mono = renderToStaticMarkup(<PaymentMark logo={logo} isMono />);
  expect(tinted).toMatch(/<(path|text) /);
  expect(tinted).toContain('data-tint=');
  expect(mono).toBe(tinted.replace(/ data-tint="\w+"/, ''));
});
