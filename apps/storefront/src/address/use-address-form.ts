import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { AddressField } from '@selvedge/domain/address/address-rules.ts';
import { type AddressProblems, checkAddress } from '@selvedge/domain/address/check-address.ts';
import { formatPostalCode } from '@selvedge/domain/address/postal-code.ts';
import { useEffect, useState } from 'react';
import { type AddressValues, splitStreet, toAddress } from './address-values.ts';

/** The lists that some countries choose their places from. */
export type Places = Pick<BasketAnswer, 'allowedStates' | 'allowedProvinces' | 'turkishLocations'>;

type AddressFormOptions = { country: string; initial: AddressValues; places: Places; onChange?: (values: AddressValues) => void };

export type AddressForm = ReturnType<typeof useAddressForm>;

/** The fields of one address: what stands in them, and what is wrong. A field is judged when it is left, not while it is filled in. */
export function useAddressForm({ country, initial, places, onChange }: AddressFormOptions) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<AddressProblems>({});
  const judge = (all: AddressValues) => checkAddress(toAddress(all, country) as never, country, knownPlaces(places, all));
  const problems = { ...judge(values), ...refused };

  /** A browser fills in all fields within one moment: each change is laid over the one before it. */
  function fill(change: AddressValues): void {
    setValues((before) => {
      const hasOtherZones =
        change.regionCode !== undefined && change.regionCode !== before.regionCode && places.turkishLocations.length > 0;
      return { ...before, ...change, ...(hasOtherZones && { district: '' }) };
    });
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something changes, not when who listens does
  useEffect(() => {
    if (values !== initial) onChange?.(values);
  }, [values]);

  function leave(name: AddressField): void {
    if (name === 'line1') fill(splitStreet(values, country));
    if (name === 'postalCode') fill({ postalCode: formatPostalCode(country, values.postalCode ?? '') });
    // Who only passes through with the keyboard has not done anything wrong yet.
    if (values[name]) setLeft((before) => new Set([...before, name]));
  }

  return {
    country,
    places,
    values,
    fill,
    leave,
    problem: (name: AddressField): string | undefined => (left.has(name) || left.has('*') ? problems[name] : undefined),
    /** Looks at all of it; true when it may be sent. */
    check(): boolean {
      setLeft(new Set(['*']));
      return Object.keys(judge(values)).length === 0;
    },
    /** What the server says is wrong, by field. */
    refuse(found: AddressProblems): void {
      setLeft(new Set(['*']));
      setRefused(found);
    },
    restart(next: AddressValues): void {
      setValues(next);
      setLeft(new Set());
      setRefused({});
    },
  };
}

function knownPlaces({ allowedStates, allowedProvinces, turkishLocations }: Places, { regionCode }: AddressValues) {
  const regions = [
    ...[...allowedStates, ...allowedProvinces].map(({ abbreviation }) => abbreviation),
    ...turkishLocations.map(({ districtId }) => districtId),
  ];
  const zones = turkishLocations.find(({ districtId }) => districtId === regionCode)?.zones.map(({ name }) => name);
  return { ...(regions.length > 0 && { regions }), ...(zones && { zones }) };
}
