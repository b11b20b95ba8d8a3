import { fillPath } from '@selvedge/contract/client.ts';
import { staffCarrier } from '@selvedge/contract/studio/staff-carrier.ts';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';

type Props = { orderId: string; parcelId: string };

export const labelAddress = (parcel: Props): string => fillPath(staffCarrier.label.path, parcel);

/** The label as PDF, in a window of its own: printing it must not leave the order. */
export function LabelLink(parcel: Props) {
  if (!useRight('order.write')) return null;
  return (
    <a href={labelAddress(parcel)} target="_blank" rel="noreferrer">
      {text('parcels.label')}
    </a>
  );
}
