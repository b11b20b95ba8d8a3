import { addOverlayEntry } from '../../flyout/add-overlay-entry.ts';
import type { Translate } from '../../lib/shop-context.tsx';
import type { ExpressResult } from './address-of-express.ts';
import styles from './open-express.module.css';

/**
 * The stand-in for a provider of express checkout: it answers as one does, from a dialog that says what it is. With a provider's keys
 * its own script takes this place; nothing of the kind is loaded before the button is pressed.
 */
export function openExpress(market: string, t: Translate): Promise<ExpressResult> {
  const dialog = document.createElement('dialog');
  const title = document.createElement('p');
  title.textContent = t('checkout.expressPractice');
  const form = document.createElement('form');
  form.method = 'dialog';
  for (const [value, key] of [
    ['approved', 'checkout.expressApprove'],
    ['', 'basket.cancel'],
  ] as const) {
    const button = document.createElement('button');
    button.value = value;
    button.textContent = t(key);
    form.append(button);
  }
  dialog.className = styles.dialog ?? '';
  form.className = styles.answers ?? '';
  dialog.setAttribute('aria-label', t('checkout.express'));
  dialog.append(title, form);
  document.body.append(dialog);
  dialog.showModal();
  const removeEntry = addOverlayEntry(() => dialog.close());
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      removeEntry();
      const person = samples[market.slice(-2)] ?? samples.GB;
      resolve(dialog.returnValue === 'approved' ? { approved: true, collected_shipping_address: person } : { approved: false });
    });
  });
}

const ada = { given_name: 'Ada', family_name: 'Weaver', email: 'ada@example.com' };
const samples: Record<string, NonNullable<ExpressResult['collected_shipping_address']>> = {
  DE: { ...ada, phone: '+4915112345678', street_address: 'Hauptstraße 12', postal_code: '10827', city: 'Berlin' },
  GB: { ...ada, phone: '+447700900123', street_address: '12 Savile Row', postal_code: 'W1S 3PQ', city: 'London' },
  SE: { ...ada, phone: '+46701234567', street_address: 'Drottninggatan 12', postal_code: '111 51', city: 'Stockholm' },
  US: { ...ada, phone: '+12125550100', street_address: '12 Main Street', postal_code: '10001', city: 'New York', region: 'NY' },
};
