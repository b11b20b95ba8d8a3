import { isIP } from 'node:net';
import { ScriptHost } from '@selvedge/contract/foreign-scripts.ts';
import { looksLikeMarket } from '@selvedge/domain/market/find-market-by-path.ts';
import { z } from 'zod';

export function webAddress() {
  return z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'expected an address such as https://lookup.example/find');
}

/** A daemon that is asked by SphinxQL. */
export function engineAddress() {
  const isFine = (text: string) => {
    const url = URL.parse(text);
    return url?.protocol === 'sphinxql:' && url.hostname !== '' && /^\/?$/.test(url.pathname);
  };
  return z.string().refine(isFine, 'expected an address such as sphinxql://search.internal:9306');
}

export function wholeNumber(min: number, max: number, expected: string) {
  const isFine = (text: string) => /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().refine(isFine, `expected ${expected}`).transform(Number);
}

/** `GBP:100,JPY:20000`, in whole units. */
export function refundLimits() {
  const expected = 'expected currencies with whole amounts, such as GBP:100,EUR:120';
  return z
    .string()
    .regex(/^[A-Z]{3}:\d{1,9}(,[A-Z]{3}:\d{1,9})*$/, expected)
    .transform((text) => Object.fromEntries(splitList(text).map((each) => [each.slice(0, 3), Number(each.slice(4))])));
}

export function origin() {
  const expected = 'expected an address without a path, such as https://shop.example';
  return z
    .string('is missing; production expects the address that shoppers use, such as https://shop.example')
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && /^\/?$/.test(URL.parse(text)?.pathname ?? ''), expected)
    .transform((text) => URL.parse(text)?.origin ?? text);
}

export function address() {
  return z.string().refine(isAddressRange, {
    error: (issue) => `${JSON.stringify(issue.input)} is not an address or range; expected for example 10.0.0.0/8, 192.168.1.7`,
  });
}

export function scriptHost() {
  return z.string().refine((text) => ScriptHost.safeParse(text).success, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a host of scripts; expected for example https://tags.example, https://*.tags.example`,
  });
}

export function marketId() {
  return z
    .string()
    .refine(looksLikeMarket, { error: (issue) => `${JSON.stringify(issue.input)} is not a market; expected for example de-DE, de-AT` });
}

export function hostName() {
  return z.string().refine((text) => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(text), {
    error: (issue) => `${JSON.stringify(issue.input)} is not a host; expected for example pim.internal, 10.0.0.7:8080, [fd00::7]`,
  });
}

function isAddressRange(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}
