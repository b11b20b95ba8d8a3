/** Every answer of every kind carries these: pages, API answers, files, refusals and 304s alike. */
export function securityHeaders(site: { shopUrl: string; isProduction: boolean; dev?: boolean }): Readonly<Record<string, string>> {
  const https = site.shopUrl.startsWith('https:');
  return Object.freeze({
    'content-security-policy': contentSecurityPolicy({ https, dev: site.dev === true && !site.isProduction }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(site.isProduction && https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  });
}

function contentSecurityPolicy({ https, dev }: { https: boolean; dev: boolean }): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    ...(dev && devServer),
  };
  const list = Object.entries(directives).map(([name, sources]) => `${name} ${sources}`);
  // Over plain http (a laptop, a test) this would send every picture to a port that nobody listens on.
  if (https) list.push('upgrade-insecure-requests');
  return list.join('; ');
}

/** Hot reload injects inline scripts and styles and talks over a socket. Never outside `npm run dev`. */
const devServer = {
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
};
