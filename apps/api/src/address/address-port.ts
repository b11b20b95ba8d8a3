import type { AddressQuestion, AddressSuggestion, AddressValidation } from '@selvedge/contract/address-book.ts';

/** A service that knows addresses. It may fail: whoever asks treats a failure as no result. */
export type AddressPort = {
  suggest(asked: { country: string; text: string }): Promise<AddressSuggestion[]>;
  validate(asked: AddressQuestion & { country: string }): Promise<Partial<AddressValidation>>;
};

declare module '../shop/ctx.ts' {
  interface Ports {
    addresses: AddressPort;
  }
}
