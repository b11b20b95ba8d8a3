/** A path that cannot be read or made. The reason is one of the router's three errors. */
export class RouteError extends Error {
  readonly reason: 'invalid_path' | 'missing_param' | 'not_repeatable';
  constructor(reason: RouteError['reason'], detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
