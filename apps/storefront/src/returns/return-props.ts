import type { ReturnsAnswer } from '@selvedge/contract/returns.ts';

/** Whose order, by which proof: the account, this browser's cookie, or the token of a mail, which stands behind the hash. */
export type OwnOrder = { orderId: string; token: string | undefined };

/** What every part of the page is given: the last answer, and where the next one goes. */
export type ReturnProps = { own: OwnOrder; shown: ReturnsAnswer; onChange: (answer: ReturnsAnswer) => void };
