import type { Arm } from '@selvedge/contract/ab-test.ts';
import { hashPlace } from '../analytics/hash-place.ts';

/** The arm of a browser: always the same for a test, of another test independent of it. `share` is how many in a hundred see B. */
export function assignArm({ test, visitor, share }: { test: number; visitor: string; share: number }): Arm {
  return hashPlace(`ab ${test} ${visitor}`, 10_000) < share * 100 ? 'b' : 'a';
}
