import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { PaymentAnswer } from '../payment/payment-provider.ts';
import type { Providers } from '../payment/providers.ts';
import type { CheckResult, Finding } from './check.ts';

type Asked = {
  provider: keyof Providers;
  reference: string;
  providerReference: string | null;
  token: string | null;
  state: string;
  amount: number;
  currency: string;
  /** What was let go before it was taken, and everything that went back. */
  released: number;
  refunded: number;
};

/** A provider counts the questions of a minute. */
const [most, atOnce] = [500, 4];

/** The word of real providers on the newest payments that are over, one question each. What nobody could say anything of is told, not passed over. */
export async function askProviders(db: Db, providers: Providers): Promise<CheckResult> {
  const { rows } = await db.execute<Asked>(sql`
    select a.provider, a.reference, a.provider_reference as "providerReference", a.token, a.state, a.amount::float8 as amount, a.currency,
      coalesce(sum(c.amount) filter (where c.kind = 'release'), 0)::float8 as released,
      coalesce(sum(c.amount) filter (where c.kind <> 'capture'), 0)::float8 as refunded
    from payment_attempt a left join payment_change c on c.payment_id = a.id::text
    where a.provider <> 'giftCard' and a.provider_reference is not null and a.state in ('ordered', 'refused', 'cancelled', 'expired')
      and not exists (select from payment_change o where o.payment_id = a.id::text and o.state <> 'done')
    group by a.id order by a.changed_at desc limit ${most}`);
  const findings: Finding[] = [];
  const silent = new Map<string, number>();
  const waiting = [...rows];
  let counted = 0;
  const worker = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const answer = await ask(providers, asked);
      if (!answer || answer.state === 'unknown') {
        const why = answer ? `${asked.provider}: ${answer.why}` : `${asked.provider} answers no such question`;
        silent.set(why, (silent.get(why) ?? 0) + 1);
        continue;
      }
      counted += 1;
      const wrong = compare(asked, answer);
      if (wrong) findings.push({ what: `charge ${asked.reference}`, wrong });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const notes = [...silent].map(([why, count]) => `${count} payments could not be asked about (${why})`);
  if (rows.length === most) notes.push(`only the newest ${most} payments were asked about`);
  return { name: 'providers say of payments what we say', counted, findings, ...(notes.length > 0 && { notes }) };
}

async function ask(providers: Providers, { provider, reference, providerReference, token, amount, currency }: Asked) {
  const known = { ...(providerReference !== null && { providerReference }), ...(token !== null && { token }) };
  return providers[provider]?.check?.({ reference, amount: { value: amount, currency }, ...known });
}

function compare({ state, amount, currency, released, refunded }: Asked, answer: PaymentAnswer): string | undefined {
  if (state !== 'ordered') return answer.state === 'approved' ? `is ${state}, the provider has it approved` : undefined;
  // All of it went back: whether a provider calls that cancelled or approved and refunded is its own affair.
  if (refunded === amount) return undefined;
  if (answer.state !== 'approved') return `is ordered, the provider has it ${answer.state}`;
  const said = answer.amount;
  if (!said) return undefined;
  const isRight = said.currency === currency && (said.value === amount || said.value === amount - released);
  return isRight ? undefined : `${amount} ${currency} expected, the provider has ${said.value} ${said.currency}`;
}
