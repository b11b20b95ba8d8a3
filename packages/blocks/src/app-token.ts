/** What the shop's own app writes into its user agent. */
export const appToken = 'SelvedgeApp/';
