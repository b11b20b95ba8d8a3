/** Who came by a mail's link goes on by it: its token stands behind the hash, so that it is in nobody's log. */
export function mailToken(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
}
