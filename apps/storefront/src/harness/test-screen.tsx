import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { FlyoutContext } from '../flyout/flyout-context.ts';
import { ShopProvider } from '../lib/shop-context.tsx';
import { sayEvent } from '../toast/say.ts';
import { ToastContext } from '../toast/toast-context.ts';

/** What the shop answers: a status and a body, or nothing at all; `dark`, and nothing to any call that follows. */
export type Reply = { status: number; body?: unknown } | 'lost' | 'dark';
type Answer = { endpoint: Endpoint; reply: Reply };

export type Told = { toasts: { severity: string; key: string }[]; alerts: string[]; fields: string[]; page: string; went: string[] };

let root: Root | undefined;
let answers: Answer[] = [];
let asked: string[] = [];
let told: Pick<Told, 'toasts' | 'went'> = { toasts: [], went: [] };

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** As the browser's own: the session library lays its own over it, once for all screens. */
export function stubFetch(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : undefined;
    const method = init?.method ?? request?.method ?? 'GET';
    const { pathname } = new URL(request?.url ?? String(input), location.href);
    const found = answers.find(({ endpoint }) => endpoint.method === method.toUpperCase() && patternOf(endpoint).test(pathname));
    asked.push(found ? nameOf(found.endpoint) : `${method} ${pathname}`);
    const reply = found?.reply ?? { status: 404, body: { code: 'not_found', errors: {} } };
    if (reply === 'dark') answers = [];
    if (reply === 'lost' || reply === 'dark' || answers.length === 0) throw new TypeError('Failed to fetch');
    return new Response(reply.body === undefined ? '' : JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': 'application/json' },
    });
  });
}

/** The first answer counts. */
export function answerWith(given: readonly Answer[]): void {
  answers = [...given];
  asked = [];
}

export const wasAsked = (endpoint: Endpoint): boolean => asked.includes(nameOf(endpoint));

type Given = { market: MarketSettings; path?: string; toggles?: Record<string, unknown>; content?: Record<string, unknown> };

/** Draws a screen as a page would, with texts that are their keys. */
export function showScreen(screen: ReactNode, { market, path = '/', toggles = {}, content = {} }: Given): void {
  told = { toasts: [], went: [] };
  const page = {
    navigation: { shopName: 'Selvedge', pageLinks: {}, productTile: { imageIndexes: [] }, paymentProviders: [] },
    featureToggles: { ...Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])), ...toggles },
    ...{ translations, markets: [market] },
    content: { _meta: { url: `/${market.id}${path}`, alias: 'page' }, heading: 'heading', rows: {}, breadcrumb: [], ...content },
    location: { market, tax: market.tax, path: '', query: {} },
  } as unknown as PageData;
  const router = { navigate: async (href: string) => void told.went.push(href), subscribe: () => () => {}, getState: () => ({}) };
  const toast = (severity: string, key: string) => void told.toasts.push({ severity, key });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <ToastContext value={{ show: toast, showNow: toast }}>
      <FlyoutContext value={{ open: () => true, close: () => {} }}>
        <ShopProvider page={page} router={router as never}>
          {screen}
        </ShopProvider>
      </FlyoutContext>
    </ToastContext>,
  );
}

const translations = new Proxy({} as Record<string, string>, {
  get: (_, key) => String(key),
  has: () => true,
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: '' }),
});

addEventListener(sayEvent, (event) => {
  const [severity, key] = (event as CustomEvent<[string, string]>).detail;
  told.toasts.push({ severity, key });
});

export function closeScreen(): void {
  root?.unmount();
  root = undefined;
}

/** Everything that the shopper can read now. */
export function readTold(): Told {
  const all = (selector: string) => [...document.querySelectorAll(selector)].flatMap(({ textContent }) => textContent?.trim() || []);
  return {
    ...told,
    alerts: all('[role="alert"], [role="status"]'),
    fields: all('[data-error]'),
    page: document.body.textContent ?? '',
  };
}

/** Long enough for a busy machine. */
export const wait = { timeout: 20_000, interval: 2 };

/** Waits for an element; by the words on it, its label or the name of its field. */
export const find = (selector: string, words = ''): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      `${element.textContent} ${element.getAttribute('aria-label')}`.includes(words),
    );
    if (!found) throw new Error(`nothing is ${selector} ${words}`);
    return found;
  }, wait);

export async function press(words: string): Promise<void> {
  (await find('button:not([aria-disabled=true])', words)).click();
}

export async function type(selector: string, text: string): Promise<void> {
  const field = (await find(selector)) as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export async function choose(selector: string, value: string): Promise<void> {
  const field = (await find(selector)) as HTMLSelectElement;
  await vi.waitFor(() => {
    if (![...field.options].some((option) => option.value === value)) throw new Error(`${selector} offers no ${value}`);
  });
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function chooseFile(selector: string, file: File): Promise<void> {
  const field = await find(selector);
  Object.defineProperty(field, 'files', { configurable: true, value: [file] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function send(selector = 'form'): Promise<void> {
  const form = (await find(selector)) as HTMLFormElement;
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

export async function tick(selector: string): Promise<void> {
  (await find(selector)).click();
}

/** The browser's own part of a passkey: a device that makes one, and shows one, whenever it is asked. */
export function standInForDevice(): void {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const credential = {
    ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) },
    response: { attestationObject: bytes, clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: async () => credential, get: async () => credential },
  });
}
