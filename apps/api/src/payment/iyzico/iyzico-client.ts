import type Iyzipay from 'iyzipay';
import { CallFailure, failureOf } from '../call-provider.ts';
import type { IyzicoSettings } from '../payment-config.ts';

/** What Iyzico answers to everything: success, or a failure with a code, mostly with status 200. */
export type IyzicoAnswer = { status?: string; errorCode?: string; errorGroup?: string; signature?: string } & Record<string, unknown>;

/** Iyzico's own library, loaded with the first payment. It knows no time-out and hides the status; both are mended here. */
export function iyzicoClient({ apiKey, secret, url, timeoutMs }: IyzicoSettings) {
  let loaded: Promise<Iyzipay> | undefined;
  const load = async () => {
    const { default: Constructor } = await import('iyzipay');
    return new Constructor({ uri: url, apiKey, secretKey: secret });
  };
  return async function ask(send: (client: Iyzipay, done: (error: unknown, answer: unknown) => void) => void): Promise<IyzicoAnswer> {
    loaded ??= load();
    const client = await loaded;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new CallFailure({ kind: 'open', why: 'timeout' })), timeoutMs);
      send(client, (error, answer) => {
        clearTimeout(timer);
        if (error) return reject(new CallFailure(failureOf(error)));
        // A page of an overloaded server, or "system error": whether it was done is open.
        const isRead = typeof answer === 'object' && answer !== null && 'status' in answer;
        if (!isRead || (answer as IyzicoAnswer).errorCode === '1') return reject(new CallFailure({ kind: 'open', why: 'serverError' }));
        resolve(answer as IyzicoAnswer);
      });
    });
  };
}
