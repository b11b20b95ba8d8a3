import type { PageData } from '@selvedge/contract/page-data.ts';
import { readArms, writeArms } from '@selvedge/domain/ab-test/arms-cookie.ts';
import { assignArm } from '@selvedge/domain/ab-test/assign-arm.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { visitorId } from '../consent/visitor-id.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';

const { name, seconds } = cookies.abTests;

export type TestPart = { id: number; isShown: boolean };

/**
 * The part of this browser in the test of a page. Its arm follows from its number and is written down for the pages to come; this one was
 * made before, so that nobody of either arm counts as shown on the page on which they were chosen.
 */
export function partInTest(page: PageData, before: TestPart | undefined): TestPart | undefined {
  const { test, location } = page;
  const visitor = test && visitorId();
  if (!test || !visitor) return undefined;
  const arm = assignArm({ test: test.id, visitor, share: test.share });
  const arms = readArms(readCookie(name));
  if (arms.get(test.id) !== arm) {
    // Those of tests that are over have no reader.
    writeCookie(name, writeArms(new Map([...arms].slice(-4)).set(test.id, arm)), seconds);
    return { id: test.id, isShown: false };
  }
  const isHere = test.path === undefined || location.path === `${location.market?.url}${test.path}`;
  const wasShown = before?.id === test.id && before.isShown;
  return { id: test.id, isShown: wasShown || (isHere && test.arm === arm) };
}
