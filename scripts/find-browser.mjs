import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser without a window first: the journeys cost it a sixth less. */
const withoutWindow = 'chromium-headless-shell';
const names = [withoutWindow, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chrome or Chromium, or undefined. `CHROME_PATH` decides where it is set. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere].find((path) => existsSync(path));
}

/** Finds a browser, or installs one with the system's package manager where we may. Who named theirs gets no other one. */
export function ensureBrowser(log, env = process.env) {
  const found = findBrowser(env);
  if (env.CHROME_PATH) return found;
  const isDebian = found === '/usr/bin/chromium';
  if (found && !isDebian) return found;
  const managers = [
    { tool: 'apt-get', steps: found ? [install(withoutWindow)] : [['update'], install('chromium', withoutWindow, 'fonts-noto-core')] },
    { tool: 'dnf', steps: [['install', '-y', 'chromium']] },
    { tool: 'apk', steps: [['add', 'chromium', 'font-noto']] },
  ];
  const isRoot = process.getuid?.() === 0;
  const manager = isRoot ? managers.find(({ tool }) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0) : undefined;
  for (const step of manager?.steps ?? []) {
    log(`${manager.tool} ${step.join(' ')}`);
    spawnSync(manager.tool, step, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return findBrowser(env);
}

function install(...packages) {
  return ['install', '-y', '--no-install-recommends', ...packages];
}
