import type { Arm } from '@selvedge/contract/ab-test.ts';
import { readArms } from '@selvedge/domain/ab-test/arms-cookie.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import type { ContentSnapshot } from './content-snapshot.ts';

const others = new WeakMap<ContentSnapshot, Map<string, ContentSnapshot>>();

/** The arm of whoever calls, by a cookie that holds only tests and arms. Whoever has none, or one of another test, sees A. */
export function armOf({ byMarket }: ContentSnapshot, market: string, cookie: string | undefined): Arm {
  const id = byMarket.get(market)?.test?.id;
  // Nearly every request ends here: nothing is tried, or the caller has no part in it.
  if (id === undefined || !cookie?.includes(`${cookies.abTests.name}=`)) return 'a';
  const text = new RegExp(`(?:^|; ?)${cookies.abTests.name}=([\\w.]*)`).exec(cookie)?.[1];
  return readArms(text).get(id) ?? 'a';
}

/** What is published as an arm sees it. One more snapshot for each market with a test, made once. */
export function inArm(content: ContentSnapshot, market: string, arm: Arm): ContentSnapshot {
  const tried = arm === 'b' && content.tried?.get(market);
  if (!tried) return content;
  const known = others.get(content) ?? new Map<string, ContentSnapshot>();
  others.set(content, known);
  const other = known.get(market) ?? { ...content, byMarket: new Map([...content.byMarket, [market, tried]]) };
  known.set(market, other);
  return other;
}
