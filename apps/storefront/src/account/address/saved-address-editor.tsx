import type { Address, AddressInput } from '@selvedge/contract/address.ts';
import { addressBook } from '@selvedge/contract/address-book.ts';
import { AddressEditor } from '../../address/address-editor.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';

type Props = { address?: Address; onSaved: () => Promise<void>; onCancel: () => void };

/** A new address of the book, or one that is changed. */
export function SavedAddressEditor({ address, onSaved, onCancel }: Props) {
  const t = useT();
  const call = useCall();
  async function save(body: AddressInput) {
    const result = await (address
      ? call(addressBook.update, { params: { addressId: address.id }, body })
      : call(addressBook.create, { body }));
    if (!result.hasError) await onSaved();
    return result;
  }
  return <AddressEditor label={t(address ? 'address.edit' : 'address.add')} address={address} save={save} onCancel={onCancel} />;
}
