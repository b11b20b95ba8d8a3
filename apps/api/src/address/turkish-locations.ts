import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { turkishDistrictLines } from './turkish-district-lines.ts';

type TurkishDistrict = BasketAnswer['turkishLocations'][number];

let known: readonly TurkishDistrict[] | undefined;

/** By name, as a list to choose from is read. A district's id is the number on its cars' plates. */
export function turkishDistricts(): readonly TurkishDistrict[] {
  known ??= turkishDistrictLines.map(toDistrict).sort((a, b) => a.name.localeCompare(b.name, 'tr'));
  return known;
}

export function findDistrict(districtId: string): TurkishDistrict | undefined {
  return turkishDistricts().find((district) => district.districtId === districtId);
}

function toDistrict(line: string, index: number): TurkishDistrict {
  const [name = '', zones = ''] = line.split(': ');
  const districtId = String(index + 1).padStart(2, '0');
  return {
    ...{ name, abbreviation: districtId, districtId },
    zones: zones.split(', ').map((zone, place) => {
      const zoneId = `${districtId}${String(place + 1).padStart(2, '0')}`;
      return { name: zone, abbreviation: zoneId, districtId, zoneId };
    }),
  };
}
