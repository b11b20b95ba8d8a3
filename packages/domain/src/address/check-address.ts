import type { Address } from '@selvedge/contract/address.ts';
import { type AddressField, addressForm, type FieldRule } from './address-rules.ts';
import { isPostalCodeOfRegion } from './is-postal-code-of-region.ts';
import { isPostalCode } from './postal-code.ts';

/** The places that the country's lists hold; without a list any text will do. */
export type KnownPlaces = {
  /** Abbreviations of states or provinces, numbers of Turkish districts. */
  regions?: readonly string[] | undefined;
  /** Names of the zones of the Turkish district that is chosen. */
  zones?: readonly string[] | undefined;
};

export type AddressProblems = Partial<Record<AddressField, string>>;

/** What is wrong with an address, as translation keys by field; nothing when it will do. Fields that the country does not have are not looked at. */
export function checkAddress(address: Partial<Address>, country: string, known: KnownPlaces = {}): AddressProblems {
  const problems: AddressProblems = {};
  for (const rule of addressForm(country)) {
    const problem = checkField(rule, { text: String(address[rule.name] ?? '').trim(), country, known });
    if (problem) problems[rule.name] = problem;
  }
  if (!problems.postalCode && !problems.regionCode && !isInRegion(address, country))
    problems.postalCode = country === 'CA' ? 'address.error.postal_code_province' : 'address.error.postal_code_state';
  return problems;
}

/** An address that says two things at once would be taxed by one of them and sent by the other. */
function isInRegion({ postalCode = '', regionCode = '' }: Partial<Address>, country: string): boolean {
  return isPostalCodeOfRegion(country, { postalCode: postalCode.trim(), regionCode: regionCode.trim() });
}

type Typed = { text: string; country: string; known: KnownPlaces };

function checkField(rule: FieldRule, { text, country, known }: Typed): string | undefined {
  if (text === '') return rule.isRequired ? 'validation.required' : undefined;
  if (text.length > rule.maxLength) return 'validation.too_big';
  // A parcel's label is one line of print.
  if (/[\p{Cc}<>]/u.test(text)) return 'validation.invalid_characters';
  if (rule.name === 'postalCode') return isPostalCode(country, text) ? undefined : 'address.error.postal_code';
  if (rule.name === 'mobilePhoneNumber') return isPhone(text) ? undefined : 'address.error.phone';
  if (rule.name === 'regionCode') return isListed(text, known.regions) ? undefined : 'address.error.region';
  if (rule.name === 'district') return isListed(text, known.zones) ? undefined : 'address.error.region';
  if (rule.name === 'carrierPostNumber') return isPostNumber(text) ? undefined : 'address.error.post_number';
  if (rule.name === 'customsCustomerNumber' || rule.name === 'legalCustomerNumber')
    return /^[\p{L}\d][\p{L}\d ./-]{3,}$/u.test(text) ? undefined : 'address.error.customs_number';
  if (rule.name === 'firstName' || rule.name === 'lastName' || rule.name === 'city')
    return /\p{L}/u.test(text) && !/:\/\/|@/.test(text) ? undefined : 'validation.invalid_format';
  return undefined;
}

/** DHL's, from six digits to ten. */
export function isPostNumber(text: string): boolean {
  return /^\d{6,10}$/.test(text.replace(/\s/g, ''));
}

/** With or without a dial prefix; longer than fifteen digits no number in the world is. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return /^[+\d][\d\s()./-]*$/.test(text) && digits.length >= 6 && digits.length <= 15;
}

function isListed(text: string, list: readonly string[] | undefined): boolean {
  return list === undefined || list.includes(text);
}
