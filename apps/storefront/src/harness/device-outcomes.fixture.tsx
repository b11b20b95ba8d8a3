import { basket } from '@selvedge/contract/basket.ts';
import { Content as DeleteBasket } from '../basket/flyout/delete-basket.tsx';
import { SetupForm } from '../device/setup-form.tsx';
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
