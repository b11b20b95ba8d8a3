/** Somebody who left an address elsewhere and wants to join. */
export type Lead = { email: string; firstName: string; lastName: string };

/** Where forms of the club stand on somebody else's pages. Without one, its calls are not there. */
export type LeadPort = {
  /** What the other side proves itself with when it asks whether we are the ones, and what it signs with afterwards. */
  verifyToken: string;
  appSecret: string;
  /** Undefined when there is no such lead, or it has no address. */
  readLead(leadId: string): Promise<Lead | undefined>;
  /** Whose token it is, when it was given to this shop's own app and is still good. */
  readToken(accessToken: string): Promise<Lead | undefined>;
};

declare module '../shop/ctx.ts' {
  interface Ports {
    leads: LeadPort | undefined;
  }
}
