import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { CheckResult, Finding } from './check.ts';

/** A charge as the provider's own books have it. `net`: what the shopper is charged in the end, in minor units as the shop counts them. */
export type Charge = { reference: string; net: number; currency: string };

type Known = {
  reference: string;
  basketId: string;
  state: string;
  amount: number;
  currency: string;
  /** What went back since, or was let go; and whether more is on its way. */
  refunded: number;
  isChanging: boolean;
};

/** Still moving: what the provider holds of these is decided later. */
const open = new Set(['started', 'actionNeeded', 'pending', 'authorised', 'refunding', 'error']);

/** What the provider took is what our payments say that it took: an ordered one its amount, every other that is over nothing. */
export async function checkProvider(db: Db, charges: readonly Charge[]): Promise<CheckResult> {
  const { rows } = await db.execute<Known>(sql`
    select reference, basket_id as "basketId", state, amount::float8 as amount, currency,
      coalesce((select sum(c.amount) from payment_change c
        where c.payment_id = a.id::text and c.kind <> 'capture' and c.state in ('accepted', 'done')), 0)::float8 as refunded,
      exists (select from payment_change c where c.payment_id = a.id::text and c.state in ('asked', 'accepted')) as "isChanging"
    from payment_attempt a where provider <> 'giftCard'`);
  const known = new Map(rows.map((row) => [row.reference, row]));
  const nets = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { reference, net, currency } of charges) {
    nets.set(reference, (nets.get(reference) ?? 0) + net);
    const attempt = known.get(reference);
    if (net !== 0 && !attempt) findings.push({ what: `charge ${reference}`, wrong: `${net} ${currency} that we know nothing of` });
    if (net !== 0 && attempt && attempt.currency !== currency)
      findings.push({ what: `charge ${reference}`, wrong: `in ${currency} and not in ${attempt.currency}` });
  }
  for (const { reference, state, amount, currency, refunded, isChanging } of rows) {
    const right = state === 'ordered' ? amount - refunded : 0;
    const net = nets.get(reference) ?? 0;
    if (!open.has(state) && !isChanging && net !== right)
      findings.push({ what: `charge ${reference}`, wrong: `is ${state}: ${right} ${currency} expected, the provider has ${net}` });
  }
  return { name: "the provider's books agree with ours", counted: charges.length, findings: [...findings, ...twice(rows, nets)] };
}

function twice(rows: readonly Known[], nets: ReadonlyMap<string, number>): Finding[] {
  const charged = rows.filter(({ reference, state }) => state !== 'refunding' && (nets.get(reference) ?? 0) > 0);
  const byBasket = Map.groupBy(charged, ({ basketId }) => basketId);
  return [...byBasket].flatMap(([basketId, list]) =>
    list.length > 1 ? [{ what: `basket ${basketId}`, wrong: `charged ${list.length} times` }] : [],
  );
}
