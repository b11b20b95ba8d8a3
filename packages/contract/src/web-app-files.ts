/** What makes the shop an app that can be installed. Outside of any market's own addresses: a browser asks for them by itself. */
export const webAppFiles = {
  serviceWorker: '/service-worker.js',
  /** Without a market: what the country selector names. */
  manifest: (market?: string): string => `/manifest${market ? `-${market}` : ''}.webmanifest`,
  offlinePage: (market?: string): string => `/offline${market ? `-${market}` : ''}.html`,
} as const;
