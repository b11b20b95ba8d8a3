import type { FieldErrors } from '@selvedge/contract/error.ts';

/** What one line of JSON, or the rows of one style in a CSV file, say. Nothing of it has been believed yet. */
export type AssortmentRecord = {
  /** Where it begins, counted from 1. */
  line: number;
  /** How many lines it covers. */
  lines: number;
  value: unknown;
  /** Set when it could not even be read. */
  errors?: FieldErrors;
  /** The line on which a field stands, where a record covers several. */
  lineOf?(path: readonly PropertyKey[]): number;
};
