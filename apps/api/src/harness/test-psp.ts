import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deliver } from '@selvedge/psp/notices.ts';
import { type OpenPsp, openPsp } from '@selvedge/psp/open-psp.ts';
import { createProviders } from '../payment/create-providers.ts';
import { type PaymentConfig, sandboxConfig } from '../payment/payment-config.ts';
import type { PaymentProvider, ProviderName } from '../payment/payment-provider.ts';

export type TestPsp = {
  url: string;
  sandbox: OpenPsp;
  config: PaymentConfig;
  providers: Record<ProviderName, PaymentProvider>;
  /** Each notice that the sandbox sent, in the order of arrival. */
  notices: { url: string; body: string; headers: Record<string, string> }[];
  setFault(provider: string, fault: object): Promise<void>;
  /** What is charged in the end under a reference, in minor units. */
  netOf(reference: string): Promise<number>;
  stop(): Promise<void>;
};

type Options = { file?: string; deliver?: Deliver; timeoutMs?: number; clock?: () => Date };

/** The sandbox in this process, on a port of its own, with the adapters pointed at it. Notices come at once and once. */
export async function openTestPsp({ file = newLedgerFile(), deliver, timeoutMs, clock }: Options = {}): Promise<TestPsp> {
  const notices: TestPsp['notices'] = [];
  const keep: Deliver = async (call) => {
    notices.push(call);
    return deliver ? deliver(call) : 200;
  };
  const shop = 'http://shop.test/api/order/payment';
  const notify = { adyen: `${shop}/adyen/webhook`, iyzico: `${shop}/iyzico/retrieve-payment-webhook`, pos: `${shop}/pos/webhook` };
  const sandbox = await openPsp({
    port: 0,
    file,
    origins: ['http://shop.test'],
    notify,
    deliver: keep,
    noticeDelayMs: 0,
    retryMs: [20, 20],
    ...(clock && { now: clock }),
  });
  const config = sandboxConfig({ url: sandbox.url, port: 0, isOurs: false, isPortChosen: true }, timeoutMs);
  return {
    ...{ url: sandbox.url, sandbox, config, notices, stop: sandbox.stop },
    providers: createProviders(config) as TestPsp['providers'],
    async setFault(provider, fault) {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) };
      const answer = await fetch(`${sandbox.url}/control/faults/${provider}`, init);
      if (!answer.ok) throw new Error(await answer.text());
    },
    async netOf(reference) {
      const answer = await fetch(`${sandbox.url}/ledger?reference=${encodeURIComponent(reference)}`);
      const { payments } = (await answer.json()) as { payments: { net: number }[] };
      return payments.reduce((sum, { net }) => sum + net, 0);
    },
  };
}

export function newLedgerFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'psp-')), 'ledger.jsonl');
}
