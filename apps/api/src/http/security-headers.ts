/** What stands in a document itself, by the hashes that allow exactly that. */
export type Inline = { styles: readonly string[]; scripts: readonly string[] };

type Site = { shopUrl: string; isProduction: boolean; dev?: boolean; payment?: { klarna?: { clientId?: string } } };

/** Other hosts by directive, for the one page that needs them. */
export type MoreSources = Readonly<Record<string, readonly string[]>>;

/** The policy of one document; `undefined` inline is the policy of everything else. */
export function contentSecurityPolicy(
  { shopUrl, isProduction, dev }: Site,
  { styles, scripts }: Inline = nothing,
  more: MoreSources = {},
): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    // Beside a hash browsers do not hear that a provider's script may write styles.
    'style-src': ["'self'", ...(more['style-src']?.includes("'unsafe-inline'") ? [] : styles)].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    // The one other host that a page may show: films that an editor has put there, once the visitor has agreed.
    'frame-src': 'https://player.vimeo.com',
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    ...(dev && !isProduction && devServer),
  };
  const list = Object.entries(directives).map(([name, sources]) => [name, sources, ...(more[name] ?? [])].join(' '));
  // Over plain http (a laptop, a test) this would send every picture to a port that nobody listens on.
  if (shopUrl.startsWith('https:')) list.push('upgrade-insecure-requests');
  return list.join('; ');
}

const nothing: Inline = { styles: [], scripts: [] };

/** Every answer of every kind carries these: pages, API answers, files, refusals and 304s alike. */
export function securityHeaders(site: Site): Readonly<Record<string, string>> {
  const https = site.shopUrl.startsWith('https:');
  return Object.freeze({
    'content-security-policy': contentSecurityPolicy(site),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
    // Klarna's express checkout answers from a window of its own, which would not know who opened it.
    'cross-origin-opener-policy': site.payment?.klarna?.clientId ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(site.isProduction && https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  });
}

/** Hot reload injects inline scripts and styles and talks over a socket. Never outside `npm run dev`. */
const devServer = {
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
};
