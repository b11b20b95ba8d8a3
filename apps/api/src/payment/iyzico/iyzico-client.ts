import { createHmac, randomBytes } from 'node:crypto';
import { CallFailure, callProvider, failureOf } from '../call-provider.ts';
import type { IyzicoSettings } from '../payment-config.ts';

/** What Iyzico answers to everything: success, or a failure with a code, mostly with status 200. */
export type IyzicoAnswer = { status?: string; errorCode?: string; errorGroup?: string; signature?: string } & Record<string, unknown>;

/** Without a body it is a GET with the given query. */
export type IyzicoCall = { path: `/${string}`; body?: object; query?: Record<string, string> };

/** Iyzico's interface over HTTPS, each call signed as its documentation says (IYZWSv2). */
export function iyzicoClient({ apiKey, secret, url, timeoutMs }: IyzicoSettings) {
  return async function ask({ path, body, query }: IyzicoCall): Promise<IyzicoAnswer> {
    const text = body && JSON.stringify(body);
    const randomKey = randomBytes(8).toString('hex');
    const headers = {
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json' }),
      'x-iyzi-rnd': randomKey,
      authorization: authorizationOf({ apiKey, secret, randomKey, path, text: text ?? '' }),
    };
    const address = `${url}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const call = { url: address, method: text ? 'POST' : 'GET', headers, timeoutMs, ...(text && { body: text }) };
    const answer = readAnswer(await callProvider(call).then(({ text: given }) => given, refusalOf));
    // A page of an overloaded server, or "system error": whether it was done is open.
    if (!answer || answer.errorCode === '1') throw new CallFailure({ kind: 'open', why: 'serverError' });
    return answer;
  };
}

type Signed = { apiKey: string; secret: string; randomKey: string; path: string; text: string };

/** The query is not signed; a call without a body signs its path alone. */
export function authorizationOf({ apiKey, secret, randomKey, path, text }: Signed): string {
  const signature = createHmac('sha256', secret).update(`${randomKey}${path}${text}`).digest('hex');
  return `IYZWSv2 ${Buffer.from(`apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`).toString('base64')}`;
}

/** Some refusals come with a status of their own, and in the same words. */
function refusalOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure.kind === 'answered' && readAnswer(failure.body)) return failure.body;
  throw error;
}

function readAnswer(text: string): IyzicoAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'status' in answer ? (answer as IyzicoAnswer) : undefined;
  } catch {
    return undefined;
  }
}
