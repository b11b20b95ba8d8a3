import type { Tier } from '@selvedge/contract/loyalty-rules.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { listRules } from '../loyalty/save-rule.ts';
import type { Ctx } from '../shop/ctx.ts';

/** The points of a year with which a member of a market is in a tier; `until` is not in it any more. */
export type TierSpan = { market: string; id: string; from: number; until: number | undefined; isAsked: boolean };

type Asked = Pick<Ctx, 'db' | 'content'>;

/** A programme is a market's own: the same tier may begin elsewhere with other points. With the others, which somebody may still hold. */
export async function tierSpans(ctx: Asked, tiers: readonly string[]): Promise<TierSpan[]> {
  if (tiers.length === 0) return [];
  return [...(await tiersByMarket(ctx))].flatMap(([market, all]) => {
    const rising = [...all].sort((a, b) => a.from - b.from);
    return rising.map(({ id, from }, at) => ({ market, id, from, until: rising[at + 1]?.from, isAsked: tiers.includes(id) }));
  });
}

/** Every tier that there is somewhere, once. */
export async function listTiers(ctx: Asked): Promise<{ id: string; name: string }[]> {
  const all = [...(await tiersByMarket(ctx)).values()].flat();
  return [...new Map(all.map(({ id, names }) => [id, { id, name: names.en ?? id }])).values()];
}

async function tiersByMarket({ db, content }: Asked): Promise<Map<string, readonly Tier[]>> {
  const { programmes } = await listRules(db);
  const own = new Map(programmes.map(({ market, programme }) => [market, programme.tiers]));
  return new Map(content.markets.map(({ id, currency }) => [id, own.get(id) ?? defaultProgramme(currency).tiers]));
}
