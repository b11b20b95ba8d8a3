import type { TermsSource } from '@selvedge/contract/content.ts';
import type { z } from 'zod';

/** What Turkish law wants a shopper to read before buying at a distance; in the demo's plain words, and no lawyer's work. */
export const turkishTerms: readonly z.infer<typeof TermsSource>[] = [
  {
    slug: 'distance-sales-tr',
    version: '2026-11-01',
    title: 'Pre-information and distance sales contract',
    text: `This is a demonstration shop: nothing is delivered and nothing is charged.

## Pre-information

Before you order you see what you buy, its price with all taxes, the cost of delivery and the day it is expected. The seller is Selvedge; you reach us under [Contact](/{market}/contact).

## The contract

You order by paying. The order, its price and your address are kept with the contract and sent to you by e-mail.

## Delivery

We deliver within 30 days at the latest to the address that you gave. Until you have it in your hands, the risk is ours.

## Right of withdrawal

You may withdraw within 14 days of receiving the goods, without a reason and without a fee, under [Returns](/{market}/returns). We pay back everything within 14 days. Goods made to your wishes are excepted.

## Complaints

You may turn to the consumer arbitration committee or the consumer court where you live, within the limits that the Ministry of Trade announces each year.`,
  },
  {
    slug: 'disclosure-tr',
    version: '2026-11-01',
    title: 'Disclosure on personal data',
    text: `Under Law No. 6698 on the Protection of Personal Data, Selvedge is the controller of your data.

## What we process, and why

Your name, addresses, e-mail, telephone number and orders, to deliver what you buy and to answer for it; your identity number only if you give it, for the invoice.

## Who receives it

The carrier, the payment provider that you choose and the authorities that the law names. Some of our computers stand abroad: data goes there only with your own consent, which you may withdraw at any time.

## How it is collected

By what you type in the shop, on the legal grounds of the contract and of our legal duties.

## Your rights

Under article 11 you may ask whether and how your data is processed, have it corrected or erased, and object. Write to us under [Contact](/{market}/contact).`,
  },
];
