import type { SQL } from 'drizzle-orm';

/** One thing that must hold. The query answers a row for each place where it does not: which, and what is wrong with it. */
export type Check = { name: string /** How many things it looks at. */; counted: SQL; wrong: SQL };
export type Finding = { what: string; wrong: string };
export type CheckResult = {
  name: string;
  counted: number;
  findings: Finding[];
  /** All that there are, when these are only the first of them. */
  found?: number;
  /** What could not be looked at, and why. */
  notes?: readonly string[];
};
