type Searches = readonly (readonly [terms: string, wanted: string])[];

/** Searches of one language that nothing was tuned for, each with the facts that are wanted: see `wanted.ts`. */
export type HeldOut = { first?: Searches; second?: Searches; third: Searches };
