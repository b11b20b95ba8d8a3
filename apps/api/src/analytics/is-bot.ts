import { isbot } from 'isbot';

type Headers = { userAgent: string | undefined; purpose: string | undefined };

/** Programs, browsers without a window, and pages that a browser fetched ahead without anybody looking at them. */
export function isBot({ userAgent, purpose }: Headers): boolean {
  return !userAgent || isbot(userAgent) || /\bprefetch|\bprerender/i.test(purpose ?? '');
}
