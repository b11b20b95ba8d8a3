import { type Call, callIn } from './call-in.ts';

/** The calls of a market with a file in place of JSON. */
export function sendFile(market: string, file: File): Call {
  return callIn(market, (url, init) =>
    fetch(url, { ...init, body: file, headers: { ...(init?.headers as Record<string, string>), 'content-type': file.type } }),
  );
}
