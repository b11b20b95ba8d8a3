import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BrowserContext, Page } from './test.ts';

let bundle: Promise<string> | undefined;

async function makeBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./session-client.ts', import.meta.url)), formats: ['iife'], name: 'sessionClient' },
    },
  });
  const [{ output }] = [built].flat() as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
}

type Options = { mode: 'cookie' | 'header'; base?: string };

/** A page of the shop's own origin that holds the session library and nothing else. */
export async function openSessionClient(context: BrowserContext, { mode, base = '/api/auth' }: Options): Promise<Page> {
  bundle ??= makeBundle();
  const code = await bundle;
  const page = await context.newPage();
  await page.route('**/session-client*', (route) =>
    route.request().url().includes('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>client</title><script src="/session-client.js"></script>' }),
  );
  await page.goto('/session-client');
  await page.evaluate(([how, path]) => window.client.start(how as 'cookie', path), [mode, base]);
  return page;
}
