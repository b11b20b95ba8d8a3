import { orderMailKinds } from '@selvedge/contract/studio/order-mails.ts';
import { text } from '../texts/text.ts';

const ofParcels: readonly string[] = ['dispatched', 'out-for-delivery', 'ready-for-pickup', 'delivered'];

/** `dispatched:2` is the mail about the second parcel; of others the number says nothing. */
export function mailName(kind: string): string {
  const [name, number] = kind.split(':', 2);
  const known = orderMailKinds.find((each) => each === name);
  if (!known) return kind;
  const mail = text(`orders.mail.${known}`);
  return number && ofParcels.includes(known) ? text('orders.mail_of_parcel', { mail, number }) : mail;
}
