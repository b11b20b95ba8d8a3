import type { TermsSource } from '@selvedge/contract/content.ts';
import type { z } from 'zod';

type Terms = z.infer<typeof TermsSource>;

/** The demo's terms in English: sensible and plain, and no lawyer's work. `{market}` is the market's id. */
export const termsTexts: readonly Terms[] = [
  {
    slug: 'terms',
    version: '2026-11-01',
    title: 'Terms & conditions',
    text: `These terms describe how you buy from Selvedge. This is a demonstration shop: nothing is delivered and nothing is charged.

## Ordering

The pictures and texts in the shop invite you to order. Your order is an offer; the contract comes about when we confirm that the parcel has left. You can see and correct your order on every step of the checkout until you place it.

## Prices

Prices are shown in the currency of the market you are in. Whether tax is included is said in the basket, and the cost of delivery is shown before you pay.

## Payment

You pay with one of the methods offered in the checkout. Your payment is reserved when you order and taken when the parcel leaves.

## Delivery

We deliver to addresses in the market you order in. See [Delivery](/{market}/i/delivery).

## Changing your mind

You have 30 days from the day you receive the goods to send them back, without a reason. Register the return under [Returns](/{market}/returns). We refund what you paid, with the cost of standard delivery, the way you paid it. Rights that the law of your country gives you beyond this remain.

## Faults

If something is faulty, [tell us](/{market}/contact). We repair it, replace it or refund it, as the law of your country provides.

## Data

How we treat personal data is described under [Privacy](/{market}/i/privacy).`,
  },
  {
    slug: 'customer-club',
    version: '2026-11-01',
    title: 'Terms of the customer club',
    text: `## Joining

Anybody aged 16 or over who has an account may join. Membership is free and personal.

## Points

You collect points for what you buy and keep. Points for goods that you send back are taken off again. Points have no value in money and cannot be passed on.

## Rewards

From a certain number of points on, you can choose a reward. A reward shows how long it is valid and where you can use it.

## Messages

We write to members about new cloths and offers only if they have agreed to it, and every message has a link to stop.

## Leaving

You may leave at any time in [your account](/{market}/account/customer-club). Your points are then deleted. We may end the club with two months’ notice; rewards that you already have stay valid until their date.`,
  },
  {
    slug: 'notify-me',
    version: '2026-11-01',
    title: 'Being told of a piece',
    text: `By asking you agree that we write to you once about this piece. We keep your address and your wish until 90 days after that mail, or until you delete it; every mail has a link to do so. Nothing is set aside for you. More is said under [Privacy](/{market}/i/privacy).`,
  },
];
