import { randomUUID } from 'node:crypto';
import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import { checkoutShop } from '../checkout/checkout.fixture.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import { moveMoney } from '../gift-card/move-money.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import type { ChangeAnswer, ChangeMoney, PaymentProvider, ReleaseMoney } from '../payment/payment-provider.ts';
import { paymentAttemptTable } from '../payment/tables.ts';
import { settleChanges } from './settle-changes.ts';

export type Wish = {
  currency?: string;
  market?: string;
  /** Minor units, of all pieces of the line, tax included or added. */
  lines?: readonly { sku?: string; quantity: number; amount: number; tax?: number }[];
  freight?: number;
  isTaxIncluded?: boolean;
  /** What of it a gift card pays. */
  byCard?: number;
  isHeld?: boolean;
};

/** A shop with orders in any currency, a provider that keeps count, and the desk. */
export async function fulfilmentShop(config: Record<string, unknown> = {}) {
  const klarna = countingProvider();
  const shop = await checkoutShop({ klarna: klarna.provider });
  Object.assign(shop.app.shop.config, config);
  const { db } = shop;

  async function bought({ currency = 'PLN', market = 'en-GB', byCard = 0, isHeld = false, ...wish }: Wish = {}) {
    const basket = basketOf(await filledBasket(shop), { currency, market, ...wish });
    for (const { sku } of basket.lines) await shop.stockUp(sku, 100);
    const total = minorOf(basket.total.amount, currency);
    const attemptId = randomUUID();
    const card =
      byCard > 0
        ? await db.transaction((tx) => issueCard(tx, { reference: `t-${randomUUID()}`, amount: byCard, currency, now }))
        : undefined;
    const payments = [
      ...(total > byCard
        ? [{ paymentId: attemptId, kind: 'provider' as const, provider: 'klarna', method: 'klarna', amount: total - byCard, isHeld }]
        : []),
      ...(card ? [{ paymentId: card.id, kind: 'giftCard' as const, method: 'giftCard', amount: byCard, label: '****1234' }] : []),
    ];
    const placed = await place(draftOf(basket, { payments }));
    if (card) {
      const reference = `order:${basket.basketId}:${card.id}`;
      await db.transaction((tx) =>
        moveMoney(tx, { kind: 'redeem', reference, cardId: card.id, currency, amount: -byCard, counter: 'spent', now }),
      );
    }
    for (const { sku, quantity } of basket.lines)
      await db.execute(sql`
      with left_over as (update stock set quantity = quantity - ${quantity} where variant_id = ${sku} and location_id = 'CENTRAL' returning quantity)
      insert into stock_movement (reference, variant_id, kind, location_id, quantity, remaining, at)
      select ${basket.basketId}, ${sku}, 'warehouse', 'CENTRAL', ${-quantity}, quantity, ${now} from left_over`);
    await db.insert(paymentAttemptTable).values({
      ...{ id: attemptId, basketId: basket.basketId, basketVersion: 1, number: 1, market, provider: 'klarna', state: 'ordered' },
      ...{ amount: total - byCard, currency, reference: `r-${attemptId}`, providerReference: `p-${attemptId}`, orderId: placed.orderId },
      ...{ frozen: { basket, email: 'ada@example.com', giftCards: [], wishes: [], promotions: [], customer: 'ada' }, isHeld },
      ...{ createdAt: now, changedAt: now, expiresAt: now },
    });
    return { ...placed, basket, total, card, attemptId, lines: basket.lines.map(({ id }) => id) };
  }

  const staff = async (role: Role = 'customer-service', stores: string[] = []) =>
    callAs(shop.app, await signInAsStaff(db, { role, stores, now }));
  const deps = { db, clock: () => now, providers: { klarna: klarna.provider }, log: { warn() {}, error() {} } };
  return {
    ...{ ...shop, klarna, bought, staff, deps },
    settle: async () => {
      while ((await settleChanges(deps)) > 0);
    },
    pack: async (desk: Awaited<ReturnType<typeof staff>>, orderId: string, lines: { lineItemId: string; quantity: number }[]) => {
      const work = await desk(fulfilment.pack, { body: { orderId, key: randomUUID(), kind: 'warehouse', locationId: 'CENTRAL', lines } });
      return work.parcels.at(-1)!.parcelId;
    },
    stockOf: async (sku: string) =>
      (await db.execute<{ quantity: number }>(sql`select quantity from stock where variant_id = ${sku}`)).rows[0]!.quantity,
    balanceOf: async (id: string) =>
      Number((await db.execute<{ balance: string }>(sql`select balance from gift_card where id = ${id}`)).rows[0]!.balance),
  };
}

const skus = ['100_black_1,M', '200_black_1,36'];

function basketOf(
  filled: Basket,
  {
    currency,
    market,
    lines = [{ quantity: 2, amount: 9_000 }],
    freight = 0,
    isTaxIncluded = true,
  }: Wish & { currency: string; market: string },
): Basket {
  const money = (amount: number) => ({ amount: toDecimal(amount, currency), currency });
  const taxes = lines.reduce((sum, { tax = 0 }) => sum + tax, 0);
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = filled.lines;
  return {
    ...filled,
    ...{
      currency,
      market,
      isTaxIncluded,
      shippingTotal: money(freight),
      shippingVat: money(0),
      totalVat: money(taxes),
      totalVat1: money(taxes),
      totalVat2: money(0),
    },
    ...{
      subtotal: money(goods),
      totalDiscount: money(0),
      totalSavings: money(0),
      total: money(goods + freight + (isTaxIncluded ? 0 : taxes)),
    },
    lines: lines.map(({ sku, quantity, amount, tax = 0 }, at) => ({
      ...first!,
      ...{ id: randomUUID(), sku: sku ?? skus[at % skus.length]!, quantity, lineItemStockLocation: 'warehouse' as const },
      groupTotalPrice: { ...first!.groupTotalPrice, salesPrice: money(amount) },
      explanation: [{ kind: 'tax' as const, amount: money(tax), name: 'VAT' }],
    })),
  };
}

function minorOf(amount: number, currency: string): number {
  return Math.round(amount / toDecimal(1, currency));
}

/** Counts what it was asked for, each key once, and can refuse, lose an answer or answer later by a notice. */
export function countingProvider() {
  const done = new Map<string, { kind: string; amount: number; reference: string }>();
  let mode: 'done' | 'accepted' | 'refused' | 'lost' = 'done';
  const calls: string[] = [];
  const change =
    (kind: string) =>
    async ({ key, amount, reference }: ChangeMoney | ReleaseMoney): Promise<ChangeAnswer> => {
      calls.push(`${kind} ${key}`);
      if (mode === 'refused') return { state: 'refused', why: 'not today' };
      done.set(key, { kind, amount: amount.value, reference });
      if (mode === 'lost') return { state: 'unknown', why: 'timeout' };
      return { state: mode, providerReference: `c-${key}` };
    };
  const unused = async () => ({ state: 'refused', reason: 'declined' }) as const;
  const provider: PaymentProvider = {
    name: 'klarna',
    listMethods: async () => ({ state: 'listed', methods: [], data: {} }),
    ...{ start: unused, finish: unused, lookUp: unused },
    ...{ capture: change('capture'), release: change('release'), refund: change('refund') },
    // All of a payment that is undone counts as given back.
    cancel: (payment) => change('refund')(payment as ChangeMoney),
    readWebhook: () => ({ state: 'refused', why: 'forged' }),
  };
  return {
    ...{ provider, calls },
    set: (next: typeof mode) => {
      mode = next;
    },
    sum: (kind: string) => [...done.values()].reduce((all, each) => all + (each.kind === kind ? each.amount : 0), 0),
  };
}
