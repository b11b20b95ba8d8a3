import { order } from '@selvedge/contract/order.ts';
import { type ReturnsAnswer, returns } from '@selvedge/contract/returns.ts';
import { support } from '@selvedge/contract/support.ts';
import { ChangeOrder } from '../order/change-order.tsx';
import { TrackForm } from '../order/track-form.tsx';
import { ReturnForm } from '../returns/return-form.tsx';
import { ReturnList } from '../returns/return-list.tsx';
import { ReturnPictures } from '../returns/return-pictures.tsx';
import { WithdrawPart } from '../returns/withdraw-part.tsx';
import { CaseThread } from '../support/case-thread.tsx';
import { ContactForm } from '../support/contact-form.tsx';
import { back, type OutcomeScreen, ok, open, piece, refusal } from './outcome-parts.fixture.tsx';
import { choose, chooseFile, press, send, tick, type } from './test-screen.tsx';

const bought: ReturnsAnswer = {
  ...{ orderId: 'o', orderNumber: 'DE100001', market: 'de-DE', canWithdraw: true, methods: ['dropOff'], pickupDays: [] },
  lines: [{ ...piece, quantity: 1, withdrawable: 1, sizes: [] }],
  comesBack: { amount: back, freight: back },
  returns: [
    {
      ...{ returnNumber: 'DE100001-R1', orderId: 'o', orderNumber: 'DE100001', market: 'de-DE', returnState: 'registered' },
      ...{ isWithdrawal: false, method: 'dropOff', registered: '2026-11-15T10:00:00Z', amount: back, refusal: '' },
      lines: [{ ...piece, quantity: 1, reason: 'tooSmall' }],
    },
  ],
};

const ofOrder = { own: { orderId: 'o', token: 't' }, shown: bought, onChange: () => {} };

const inOrder = { place: 'alert', otherwise: 'feedback.error_generic', market: 'de-DE' } as const;

export const orderOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'order.cancel', screen: 'an order that is cancelled', ...inOrder },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ChangeOrder order={open} onChange={() => {}} onStale={() => {}} />,
    answers: [{ endpoint: order.cancelWorth, reply: ok({ amount: back, freight: back }) }],
    act: async () => {
      await press('order.cancel');
      await tick('[type=checkbox]');
      await choose('[name=reason]', 'mistake');
      await send();
    },
    keeps: { '[name=reason]': 'mistake' },
  },
  {
    ...{ endpoint: 'order.changeAddress', screen: 'an order that goes elsewhere', ...inOrder },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ChangeOrder order={open} onChange={() => {}} onStale={() => {}} />,
    act: async () => {
      await press('order.change_address');
      await type('[name$=city]', 'Hamburg');
      await send();
    },
    keeps: { '[name$=city]': 'Hamburg' },
  },
  {
    ...{ endpoint: 'returns.register', screen: 'a return', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ReturnForm {...ofOrder} />,
    answers: [{ endpoint: returns.get, reply: ok(bought) }],
    act: async () => {
      await tick('[type=checkbox]');
      await choose('[name=reason-l1]', 'tooSmall');
      await type('[name=words-l1]', 'Tight');
      await send();
    },
    keeps: { '[name=words-l1]': 'Tight' },
  },
  {
    ...{ endpoint: 'returns.withdraw', screen: 'a withdrawal', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <WithdrawPart {...ofOrder} />,
    act: async () => {
      await press('returns.withdraw');
      await send();
    },
  },
  {
    ...{ endpoint: 'returns.cancel', screen: 'a return that is kept after all', place: 'alert', otherwise: 'feedback.error_generic' },
    says: { order_refused: 'feedback.error_changed_elsewhere' },
    draw: () => <ReturnList {...ofOrder} />,
    act: () => press('returns.keep'),
  },
  {
    ...{ endpoint: 'returns.addPicture', screen: 'a picture of a fault', place: 'alert', otherwise: 'feedback.error_generic' },
    says: {
      order_refused: 'feedback.error_changed_elsewhere',
      body_too_large: 'returns.picture_too_large',
      unsupported_media_type: 'returns.picture_unreadable',
    },
    refusals: [
      { reply: refusal(409, 'order_refused', { picture: ['returns.picture_enough'] }), says: 'returns.picture_enough' },
      { reply: refusal(400, 'invalid_request', { picture: ['returns.picture_unreadable'] }), says: 'returns.picture_unreadable' },
    ],
    draw: () => <ReturnPictures {...ofOrder} made={bought.returns[0]!} line={{ ...piece, quantity: 1, reason: 'faulty' }} />,
    act: () => chooseFile('[type=file]', new File(['x'], 'seam.png', { type: 'image/png' })),
  },
  {
    ...{ endpoint: 'order.track', screen: 'tracking as a guest', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <TrackForm onFound={() => {}} />,
    act: async () => {
      await type('[name=orderNumber]', 'DE100001');
      await type('[name=email]', 'ada@example.com');
      await send();
    },
    // What of the two is wrong is nobody's to know.
    says: { not_found: 'track.wrong', market_not_found: 'track.wrong' },
    keeps: { '[name=orderNumber]': 'DE100001', '[name=email]': 'ada@example.com' },
  },
  {
    ...{ endpoint: 'support.ask', screen: 'the contact form', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <ContactForm orderNumber="" onSent={() => {}} />,
    act: async () => {
      await choose('[name=subject]', 'other');
      await type('[name=name]', 'Ada');
      await type('[name=email]', 'ada@example.com');
      await type('[name=message]', 'Where is it?');
      await send();
    },
    keeps: { '[name=message]': 'Where is it?', '[name=email]': 'ada@example.com' },
  },
  {
    ...{ endpoint: 'support.write', screen: 'another message in a case', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <CaseThread caseNumber="C100001" token="t" />,
    act: async () => {
      await type('[name=message]', 'And now?');
      await send();
    },
    answers: [
      {
        endpoint: support.thread,
        reply: ok({ caseNumber: 'C100001', subject: 'other', caseState: 'answered', created: '2026-11-15T10:00:00Z', messages: [] }),
      },
    ],
    keeps: { '[name=message]': 'And now?' },
  },
];
