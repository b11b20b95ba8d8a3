/** A suggestion that the arrow keys can reach. */
export type SearchOption = { id: string; href: string };
