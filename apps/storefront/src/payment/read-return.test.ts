import { expect, test } from 'vitest';
import { phaseOf, readReturn } from './read-return.ts';

test.each([
  ['', undefined],
  ['?paymentState=pending&reason=action', undefined],
  ['?paymentState=pending', { name: 'waiting' }],
  ['?paymentState=authorised', { name: 'waiting' }],
  ['?paymentState=refused&reason=refused', { name: 'failed', key: 'payment.refused', back: undefined }],
  ['?paymentState=cancelled', { name: 'failed', key: 'payment.cancelled', back: undefined }],
  ['?paymentState=error&reason=error', { name: 'failed', key: 'payment.unclear', back: undefined }],
  // Anybody can write an address: it chooses among our words and brings none along.
  ['?paymentState=<b>&reason=toString', { name: 'failed', key: 'payment.unclear', back: undefined }],
])('PAY-041 the way back %s', (search, phase) => {
  expect(readReturn(search)).toEqual(phase);
});

test('what is open is no failure, and what is ordered has a page of its own', () => {
  expect(phaseOf({ paymentState: 'pending', redirectReason: 'action', url: 'https://bank.example' })).toBeUndefined();
  expect(phaseOf({ paymentState: 'authorised', redirectReason: 'receipt', url: '/de-DE/receipt' })).toBeUndefined();
  expect(phaseOf({})).toBeUndefined();
  expect(phaseOf({ paymentState: 'refused', error: 'payment.insufficient_funds' })).toMatchObject({ key: 'payment.insufficient_funds' });
});
