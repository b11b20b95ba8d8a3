const base = 'https://shop.invalid';
const longest = 2000;

/**
 * A path that a shopper may be sent to after signing in: one of this market's own pages, or undefined. It is read from storage
 * and from addresses, which anybody can write.
 */
export function safeReturnPath(path: unknown, market: string): string | undefined {
  if (typeof path !== 'string' || path.length > longest) return undefined;
  // Browsers drop tabs and line ends inside an address and read a backslash as a slash.
  if (!/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(path)) return undefined;
  const url = parse(path);
  if (!url || url.origin !== base || url.username || url.pathname.includes('//')) return undefined;
  // Read after dots were resolved: '/en-GB/..//elsewhere.example' is another host.
  const [, first = '', second = ''] = url.pathname.split('/');
  if (first !== market || second === 'login') return undefined;
  return url.pathname + url.search + url.hash;
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, base);
  } catch {
    return undefined;
  }
}
