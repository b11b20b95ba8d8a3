import type { Arm } from '@selvedge/contract/ab-test.ts';

/** `7.b_12.a`: tests and arms, and nothing of whoever they are shown to. What is not written so is nothing. */
export function readArms(text: string | undefined): Map<number, Arm> {
  const found = [...(text ?? '').matchAll(/(?:^|_)(\d{1,9})\.([ab])(?=_|$)/g)];
  return new Map(found.map(([, test, arm]) => [Number(test), arm as Arm]));
}

export function writeArms(arms: ReadonlyMap<number, Arm>): string {
  return [...arms].map(([test, arm]) => `${test}.${arm}`).join('_');
}
