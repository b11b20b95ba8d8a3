import { basket } from '@selvedge/contract/basket.ts';
import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import { staffDiscount } from '@selvedge/contract/staff-discount.ts';
import { Content as DeleteBasket } from '../basket/flyout/delete-basket.tsx';
import { Content as StaffDiscount } from '../basket/flyout/staff-discount.tsx';
import { Content as HandOver } from '../basket/handover/hand-over-flyout.tsx';
import { Content as TakeOver } from '../basket/handover/take-over-flyout.tsx';
import { StaffDiscounts } from '../basket/offer/staff-discounts.tsx';
import { SetupForm } from '../device/setup-form.tsx';
import { Content as StaffBadge } from '../device/staff-badge-flyout.tsx';
import { StaffSign } from '../device/staff-sign.tsx';
import { allTheSame, InBasket, inBasket, type OutcomeScreen, ok, refusal, unreadable, whole } from './outcome-parts.fixture.tsx';
import { choose, press, send, type } from './test-screen.tsx';

const staffDiscounts = [{ taken: whole.basket.total, reason: 'Damaged', by: 'Anna' }];
const reduced = { ...whole, basket: { ...whole.basket, staffDiscounts } };

export const deviceOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'device.enrol', screen: 'setting a device up', place: 'field', otherwise: 'feedback.error_generic' },
    draw: () => <SetupForm onEnrolled={() => {}} />,
    act: async () => {
      await type('form input', 'ABCD-2345');
      await send();
    },
    keeps: { 'form input': 'ABCD-2345' },
    refusals: [{ reply: refusal(404, 'not_found', { code: ['device.code_refused'] }), says: 'device.code_refused' }],
  },
  {
    ...{ endpoint: 'deviceStaff.signIn', screen: 'signing in with a badge', place: 'field', otherwise: 'feedback.error_generic' },
    draw: () => <StaffBadge close={() => {}} props={{ badge: `99${'0'.repeat(22)}` }} />,
    act: async () => {
      await type('form input', '2580');
      await send();
    },
    refusals: [{ reply: refusal(404, 'not_found', { badge: ['device.badge_refused'] }), says: 'device.badge_refused' }],
  },
  {
    ...{ endpoint: 'deviceStaff.signOut', screen: 'signing staff out', place: 'toast', otherwise: 'feedback.error_lost' },
    says: allTheSame('feedback.error_lost'),
    answers: [{ endpoint: deviceStaff.look, reply: ok({ staff: { name: 'Anna', seconds: 600 } }) }],
    draw: () => <StaffSign />,
    act: () => press('device.staff_sign_out'),
  },
  {
    ...{ endpoint: 'staffDiscount.give', screen: 'taking something off', place: 'alert', otherwise: 'feedback.error_basket_update' },
    says: { ...inBasket.says, ...unreadable, unauthorized: 'feedback.error_basket_update' },
    answers: [
      { endpoint: basket.get, reply: ok(whole) },
      { endpoint: staffDiscount.offer, reply: ok({ mostPercent: 20, reasons: [{ id: 'damaged', name: 'Damaged' }] }) },
    ],
    draw: () => (
      <InBasket>
        <StaffDiscount close={() => {}} />
      </InBasket>
    ),
    act: async () => {
      await type('form input', '10');
      await choose('select[name="reason"]', 'damaged');
      await send();
    },
    refusals: [
      { reply: refusal(400, 'invalid_request', { discount: ['device.discount_too_high'] }), says: 'device.discount_too_high' },
      { reply: refusal(400, 'invalid_request', { staff: ['device.staff_first'] }), says: 'device.staff_first' },
    ],
  },
  {
    ...{ endpoint: 'staffDiscount.takeBack', screen: 'a discount of staff that goes', ...inBasket },
    answers: [{ endpoint: basket.get, reply: ok(reduced) }],
    says: { ...inBasket.says, ...unreadable, unauthorized: 'feedback.error_basket_update' },
    draw: () => (
      <InBasket>
        <StaffDiscounts basket={reduced.basket} />
      </InBasket>
    ),
    act: () => press('device.discount_off'),
  },
  {
    ...{ endpoint: 'device.clear', screen: 'what the last shopper left', place: 'alert', otherwise: 'checkout.delete_basket_failed' },
    says: allTheSame('checkout.delete_basket_failed'),
    answers: [{ endpoint: basket.remove, reply: ok(whole) }],
    draw: () => (
      <InBasket>
        <DeleteBasket close={() => {}} />
      </InBasket>
    ),
    act: () => press('checkout.delete_basket_idle_button'),
  },
  ...(['offer', 'offerPayment'] as const).map(
    (name): OutcomeScreen => ({
      ...{ endpoint: `handover.${name}`, screen: 'the code of a basket', place: 'alert', otherwise: 'feedback.error_generic' },
      draw: () => <HandOver close={() => {}} props={{ purpose: name === 'offer' ? 'move' : 'pay' }} />,
      act: async () => {},
      refusals: [{ reply: refusal(409, 'conflict', { basket: ['basket.handover_paying'] }), says: 'basket.handover_paying' }],
    }),
  ),
  {
    ...{ endpoint: 'handover.take', screen: 'a basket from a phone', place: 'toast', otherwise: 'feedback.error_basket_update' },
    says: { not_found: 'feedback.error_basket_update', market_not_found: 'feedback.error_basket_update' },
    draw: () => (
      <InBasket>
        <TakeOver />
      </InBasket>
    ),
    act: async () => {
      await type('form input', 'ABCD-EFGH-2345');
      await send();
    },
    keeps: { 'form input': 'ABCD-EFGH-2345' },
    refusals: [{ reply: refusal(404, 'not_found', { handover: ['basket.handover_used'] }), says: 'basket.handover_used' }],
  },
];
