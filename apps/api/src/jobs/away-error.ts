/**
 * Nobody was there to be told: the reason lies neither in the message nor in us, so it is not given up for it.
 * service: whoever all messages of this kind go to, so that the others need not be tried in vain. message: the one that this is for.
 */
export class AwayError extends Error {
  readonly scope: 'service' | 'message';
  constructor(message: string, { scope, cause }: { scope: 'service' | 'message'; cause?: unknown }) {
    super(message, { cause });
    this.scope = scope;
  }
}
