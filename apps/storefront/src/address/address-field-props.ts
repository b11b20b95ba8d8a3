import type { FieldRule } from '@selvedge/domain/address/address-rules.ts';
import type { AddressForm } from './use-address-form.ts';

/** Whose fields they are, for the browser that fills them in: it knows a shipping address from a billing address. */
export type Section = 'shipping' | 'billing';

export type AddressFieldProps = { rule: FieldRule; form: AddressForm; section: Section; label: string; error: string | undefined };
