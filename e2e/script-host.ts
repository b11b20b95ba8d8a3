// The host of scripts of others, for the journeys: node e2e/script-host.ts <port>
// Each speaks as the service does that it stands for, as far as the shop and the service meet: what it reads in the page, what it tells, what it keeps.
import { createServer } from 'node:http';

const scripts: Record<string, () => void> = {
  '/gtm.js': playTagManager,
  '/rum.js': playMonitoring,
  '/try.js': playConversionTesting,
  '/assist.js': playSizingAssistant,
  '/size.js': playSizeScript,
};

createServer((request, response) => {
  const script = scripts[request.url?.split('?', 1)[0] ?? ''];
  response.setHeader('access-control-allow-origin', '*');
  if (script) return response.setHeader('content-type', 'text/javascript').end(`(${script})()`);
  request.resume().on('end', () => response.writeHead(request.url === '/' ? 200 : 204).end());
}).listen(Number(process.argv[2]), '127.0.0.1');

/** A container with one tag, which tells of every event. Like Google's it takes for allowed what nobody has refused before. */
function playTagManager(): void {
  const { origin, searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  const page = window as unknown as { dataLayer: unknown[]; google_tag_manager: object };
  let allowed: Record<string, string | number> = {};
  const read = (entry: unknown) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [kind, , state] = entry as [string, string, typeof allowed];
      if (kind === 'consent') allowed = { ...allowed, ...state };
      return;
    }
    const { event } = entry as { event?: string };
    if (!event || event === 'gtm.js' || allowed.analytics_storage === 'denied') return;
    // biome-ignore lint/suspicious/noDocumentCookie: as a script of others does
    document.cookie = '_ga=GA1.1.1.1; path=/; max-age=34560000';
    const ads = String(allowed.ad_storage ?? 'granted');
    const hit = new URLSearchParams({ v: '2', tid: searchParams.get('id') ?? '', en: event, ads, wait: String(allowed.wait_for_update) });
    void fetch(`${origin}/g/collect?${hit}`, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  for (const entry of page.dataLayer) read(entry);
  page.dataLayer.push = (...entries: unknown[]) => {
    for (const entry of entries) read(entry);
    return Array.prototype.push.apply(page.dataLayer, entries);
  };
  page.google_tag_manager = {};
}

function playMonitoring(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  type Options = Record<string, unknown> & { beforeSend(event: { view: { url: string } }): void };
  const page = window as unknown as { DD_RUM: { q: (() => void)[]; onReady(act: () => void): void } & Record<string, unknown> };
  const send = (path: string, body: object) =>
    void fetch(`${origin}/api/v2/${path}?ddsource=browser`, { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
  let options: Options | undefined;
  let isRecording = false;
  const { q } = page.DD_RUM;
  page.DD_RUM = {
    ...page.DD_RUM,
    init(given: Options) {
      options = given;
      // biome-ignore lint/suspicious/noDocumentCookie: as a script of others does
      document.cookie = '_dd_s=rum=1; path=/; max-age=900';
      const event = {
        application: { id: given.applicationId },
        service: given.service,
        version: given.version,
        view: { url: location.href },
      };
      given.beforeSend(event);
      send('rum', event);
    },
    startSessionReplayRecording() {
      if (!isRecording && Number(options?.sessionReplaySampleRate) > 0) send('replay', { privacy: options?.defaultPrivacyLevel });
      isRecording = true;
    },
    stopSessionReplayRecording() {
      isRecording = false;
    },
    onReady: (act: () => void) => act(),
  };
  for (const act of q) act();
}

function playConversionTesting(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  // biome-ignore lint/suspicious/noDocumentCookie: as a script of others does
  document.cookie = '_try=b; path=/';
  localStorage.setItem('_try', 'b');
  void fetch(`${origin}/variant`, { method: 'POST', mode: 'no-cors' });
}

function playSizingAssistant(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const tell = () =>
    void fetch(`${origin}/assist`, { method: 'POST', mode: 'no-cors', body: JSON.stringify(Reflect.get(window, 'sizingAssistant')) });
  addEventListener('sizingAssistant', tell);
  tell();
}

function playSizeScript(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  for (const event of (Reflect.get(window, 'sizeScript') ?? []) as object[])
    void fetch(`${origin}/size-event`, { method: 'POST', mode: 'no-cors', body: JSON.stringify(event) });
}
