/** What is wrong with a setting: where in it, and the key of the sentence that says so. */
export type RuleProblem = { at: string; key: string };
