import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BootError } from '@selvedge/api/boot-error.ts';
import type { Config } from '@selvedge/api/config.ts';
import { type PaymentConfig, sandboxConfig } from '@selvedge/api/payment/payment-config.ts';

type Settings = Pick<Config, 'payment' | 'shopUrl' | 'dataDir' | 'host' | 'port' | 'carrierDaySeconds'>;

export type Sandbox = { payment: PaymentConfig; stop(): Promise<void> };

const program = fileURLToPath(new URL('../../psp/src/main.ts', import.meta.url));
/** As a source it is read like one; the bundle has it bundled. */
const options = program.endsWith('.ts') ? ['--import', new URL('../../../scripts/quick-imports.mjs', import.meta.url).href] : [];

/**
 * The payment sandbox as a process of its own, while the shop has no real keys. It ends with the shop, however that ends, and is
 * started again at the same address when it ends alone: its ledger has everything that it ever answered.
 */
export async function startSandbox(config: Settings): Promise<Sandbox> {
  const { sandbox } = config.payment;
  if (!sandbox?.isOurs) return { payment: config.payment, stop: async () => {} };
  let isOpen = true;
  let child = spawn(config, sandbox);
  const url = await urlOf(child, sandbox.port);
  const port = Number(new URL(url).port) || sandbox.port;
  const watch = (one: ChildProcess) =>
    one.once('exit', () => {
      if (!isOpen) return;
      setTimeout(() => {
        if (!isOpen) return;
        child = spawn(config, { ...sandbox, port, isPortChosen: true });
        watch(child);
      }, 500).unref();
    });
  watch(child);
  return {
    payment: sandboxConfig({ ...sandbox, url, port }, config.payment.adyen?.timeoutMs, config.payment),
    async stop() {
      isOpen = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function spawn(
  { shopUrl, dataDir, host, port: shopPort, carrierDaySeconds }: Settings,
  sandbox: NonNullable<PaymentConfig['sandbox']>,
): ChildProcess {
  const { port, url, isPortChosen } = sandbox;
  const { PATH, NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const local = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return fork(program, [], {
    execArgv: options,
    env: {
      ...{ PATH, NODE_ENV, NODE_COMPILE_CACHE, PSP_HOST: host, PSP_SHOP_URL: shopUrl, PSP_DATA: dataDir },
      PSP_CARRIER_DAY_SECONDS: String(carrierDaySeconds),
      ...{ PSP_PORT: String(port), PSP_PORT_CHOSEN: isPortChosen ? 'yes' : 'no' },
      ...(port !== 0 && { PSP_URL: url }),
      // Notices need not go out into the world and back through a proxy.
      ...(shopPort !== 0 && { PSP_SHOP_ADDRESS: `http://${local}:${shopPort}` }),
    },
  });
}

function urlOf(child: ChildProcess, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', () =>
      reject(new BootError(`The payment sandbox did not open at port ${port}.\nChoose another: PSP_PORT=${port + 10} npm start`)),
    );
  });
}
