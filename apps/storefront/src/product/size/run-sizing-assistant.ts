import { account } from '@selvedge/contract/account.ts';
import { sizingAssistantFacts } from '@selvedge/domain/catalogue/sizing-assistant-facts.ts';
import { sizeScriptLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { addForeignScript } from '../../foreign-scripts/add-foreign-script.ts';
import { callIn } from '../../session/call-in.ts';
import { mayBeSignedIn } from '../../session/signs.ts';
import type { Told } from './run-size-script.ts';

/** The market's sizing assistant. It reads `sizingAssistant`, and hears an event of that name when it has changed. (ANA-017) */
export async function runSizingAssistant(src: string, { market, productId, variant }: Told): Promise<void> {
  const answer = mayBeSignedIn() ? await callIn(market)(account.getUserMetadata) : undefined;
  const person = answer && !answer.hasError ? answer.data : undefined;
  const product = { market, productId, sizeLabel: variant ? sizeScriptLabel(variant) : '' };
  Object.assign(window, { sizingAssistant: sizingAssistantFacts(product, person) });
  addForeignScript({ name: 'sizingAssistant', src, globals: ['sizingAssistant'] });
  dispatchEvent(new Event('sizingAssistant'));
}
