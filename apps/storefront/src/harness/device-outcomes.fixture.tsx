import { basket } from '@selvedge/contract/basket.ts';
import { deviceStaff } from '@selvedge/contract/device-staff.ts';
import { Content as DeleteBasket } from '../basket/flyout/delete-basket.tsx';
import { SetupForm } from '../device/setup-form.tsx';
import { Content as StaffBadge } from '../device/staff-badge-flyout.tsx';
import { StaffSign } from '../device/staff-sign.tsx';
import { allTheSame, InBasket, type OutcomeScreen, ok, refusal, whole } from './outcome-parts.fixture.tsx';
import { press, send, type } from './test-screen.tsx';

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
];
