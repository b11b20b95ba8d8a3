/** What decides which page is shown. Nothing in it is personal but the market chosen before. */
export type PageRequest = {
  /** As it came, percent-encoded, without query. */
  path: string;
  query: URLSearchParams;
  /** The market kept in the cookie. */
  storedMarket?: string | undefined;
  /** The shop's own origin, without a slash at the end. */
  shopUrl: string;
  production: boolean;
  /** From where pages may run scripts of others, by the operator's word. */
  scriptHosts?: readonly string[] | undefined;
  /** Unpublished content, shown to a member of staff. Whoever sets it has checked the session. */
  preview?: boolean;
  /** An enrolled store device. */
  inStore?: boolean;
  /** Where that device stands. */
  device?: { market: string; storeId: string };
  /** The host is one on which store devices are set up. */
  setupHost?: boolean;
};
