/** One thing that holds a table up; `rule` and `on` are what a file names when it does so on purpose. */
export type Fault = { rule: string; on: string; why: string };

/** What a file has said so far, and what files before it have proven. */
export type Known = {
  /** Tables that the file makes itself: nobody uses them yet. */
  made: Set<string>;
  /** `constraint of table` that the file added without looking at its rows. */
  unvalidated: Set<string>;
  /** By `constraint of table`: `table.column` that it proves to be filled. */
  fills: Map<string, string>;
  /** `table.column` that a validated constraint proves to be filled. */
  filled: Set<string>;
  isOutside: boolean;
  /** What the file says it removes: nobody reads it since the version before. */
  isContract: boolean;
};
