import { createStore } from '../lib/create-store.ts';

type Coming = { comingSoonProduct?: string | undefined; inStock?: boolean };
/** Until then it is sold to members alone. */
export type Early = { earlyUntil?: string };
/** A product as it is sold to whoever is here: what everybody waits for may be open to members. */
export type Opener = <T extends Coming>(product: T) => T & Early;

/** Everybody else's: nothing is opened early. */
export const opensNothing: Opener = (product) => product;

/** Filled for a member, by a file that only members load. Late on the first page after signing in, and never on the server: a kept page is everybody's. */
export const memberStore = createStore(opensNothing);
