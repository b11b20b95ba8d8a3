/** What is ticked in the list of products; `isAll`: everything that was found, also on later pages. */
export type Chosen = { ids: readonly string[]; isAll: boolean };
