export type CookieOptions = { maxAge: number; path?: string; sameSite?: 'Strict' | 'Lax'; secure: boolean };

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** Always out of reach of scripts. A `maxAge` of 0 removes the cookie. */
export function writeCookie(name: string, value: string, { maxAge, path = '/', sameSite = 'Lax', secure }: CookieOptions): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}
