import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { decideConsent } from '@selvedge/domain/consent/consent.ts';
import { writeConsent } from '@selvedge/domain/consent/write-consent.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { looksAt } from './looks-at.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 3977);
const shopUrl = `http://127.0.0.1:${port}`;
// Another site than the shop, as a real provider is: cookies that only follow us around at home must not be needed.
const providerPort = port + 1;
const issuer = `http://localhost:${providerPort}`;
/** See run-the-assortment.spec.ts. */
const pictureHostPort = port + 3;
/** Plays the scripts of others: see load-scripts-of-others.spec.ts. */
const scriptHostPort = port + 4;
const providers = ['google', 'azuread'];
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const dataDir = isWorker ? '' : mkdtempSync(join(tmpdir(), 'selvedge-journeys-'));
// As root the database runs as another account, which must be able to reach its directory.
if (dataDir) chmodSync(dataDir, 0o711);
if (dataDir) process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/**
 * Chrome with a window loads two pages of its own for the address bar beside every context, and keeps a renderer ready for
 * the next: a fifth of all the work of a run (decision 0073). A second list of features replaces Playwright's, whose entries
 * that keep a page as it is and the browser from calling others come first.
 */
const unusedFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI', 'SpareRendererForSitePerProcess'],
];

/** Before a release: the variants of a journey that walk the same screens, too, and everything moves. */
const isWhole = process.env.JOURNEYS === 'all';

/** The built product, on a database of its own, in a real browser that never calls anyone else. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'artefacts/journeys'),
  fullyParallel: true,
  // With as many as cores a quarter of the processors waited; one shop answers all of them.
  workers: Math.min(4, availableParallelism() + 1),
  ...chosenJourneys(),
  // Long enough for a machine half as fast that does other work beside it: a limit ends what hangs, and costs nothing before.
  timeout: 120_000,
  // What passes only at another try is a fault: `npm test -- journeys --repeat 20 <file>` finds it.
  retries: 0,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // What a service worker fetches is not seen by a journey that answers calls itself. The journey about it allows it.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second by the processor, a fifth of a run (decision 0144).
    contextOptions: { reducedMotion: isWhole ? 'no-preference' : 'reduce' },
    storageState: {
      // Whoever is asked about cookies has a box in front of the page; the journey about the question takes this away.
      cookies: [
        {
          name: cookies.store.name,
          value: encodeURIComponent(writeConsent(decideConsent([]))),
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      // Words of its storage would be written through a page of their own, half a second for each journey: see test.ts.
      origins: [],
    },
    // A trace of every step costs a third of the run; `TRACE=1 npm test -- journeys` keeps those of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unusedFeatures.join(',')}`,
      ],
    },
  },
  webServer: [
    {
      command: 'node apps/shop/dist/main.js',
      cwd: root,
      url: `http://127.0.0.1:${port}/readyz`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SHOP_URL: shopUrl,
        TRUSTED_PROXIES: '127.0.0.1',
        PSP_PORT: String(port + 2),
        // Klarna's own button; its script is put in its place where a journey looks at it.
        KLARNA_CLIENT_ID: 'klarna_test_client_journeys',
        // A host inside the network, where a journey keeps pictures.
        IMPORT_PICTURE_HOSTS: `127.0.0.1:${pictureHostPort}`,
        SCRIPT_HOSTS: `http://127.0.0.1:${scriptHostPort}`,
        POS_TERMINALS: 'de-AT:till-1 1007:till-7 1007:till-8',
        CONSENT_ON_LOCALHOST: 'true',
        DEMO_STAFF_PASSWORD: 'journeys-only-password',
        LOG_LEVEL: 'warn',
        ...(process.env.LOOKS && { CLOCK_OFFSET_MS: String(looksAt.getTime() - Date.now()) }),
        COMPANY_DOMAIN: 'company.example',
        AZUREAD_TENANT_ID: 'the-company',
        ...Object.fromEntries(providers.flatMap((name) => Object.entries(keysOf(name.toUpperCase())))),
      },
    },
    {
      command: `node e2e/openid-provider.ts ${providerPort} ${providers.map((name) => `${shopUrl}/api/auth/callback/${name}`).join(' ')}`,
      cwd: root,
      url: `${issuer}/.well-known/openid-configuration`,
      timeout: 60_000,
    },
    { command: `node e2e/script-host.ts ${scriptHostPort}`, cwd: root, url: `http://127.0.0.1:${scriptHostPort}/`, timeout: 60_000 },
  ],
});

/** What takes pictures is no journey: translators and the review of looks ask for it. */
function chosenJourneys(): { grep: RegExp } | { grepInvert: RegExp } {
  if (process.env.TEXT_PICTURES) return { grep: /@pictures/ };
  if (process.env.LOOKS) return { grep: /@looks/ };
  return { grepInvert: isWhole ? /@pictures|@looks/ : /@all|@pictures|@looks/ };
}

function keysOf(name: string): Record<string, string> {
  return { [`${name}_CLIENT_ID`]: 'shop', [`${name}_CLIENT_SECRET`]: 'a secret of the provider', [`${name}_ISSUER`]: issuer };
}
