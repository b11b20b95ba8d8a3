import type { NewStore } from '@selvedge/api/store/tables.ts';
import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import { type Holiday, type StoreService, storeServices } from '@selvedge/contract/store.ts';
import { fold } from '@selvedge/domain/store/find-stores.ts';
import { type DemoStore, storeTable } from './store-table.ts';

const on = (days: readonly number[], from: string, to: string): OpeningHours[] => days.map((day) => ({ day, from, to }));

/** Where Sunday is a day of rest, where it is not, where evenings are long, and where the week ends on Friday. */
const hours: Record<DemoStore['hours'], OpeningHours[]> = {
  rest: [...on([1, 2, 3, 4, 5], '10:00', '19:00'), ...on([6], '10:00', '18:00')],
  week: [...on([1, 2, 3, 4, 5], '10:00', '20:00'), ...on([6], '10:00', '19:00'), ...on([7], '12:00', '17:00')],
  north: [...on([1, 2, 3, 4, 5], '10:00', '18:00'), ...on([6], '10:00', '16:00'), ...on([7], '11:00', '16:00')],
  gulf: [...on([1, 2, 3, 6, 7], '10:00', '22:00'), ...on([4], '10:00', '23:30'), ...on([5], '14:00', '23:30')],
};

const closed = (date: string): Holiday => ({ date, name: '' });
const ofTheWest: Holiday[] = [
  { date: '2026-12-24', name: '', from: '10:00', to: '14:00', repeats: 'yearly' },
  { date: '2026-12-25', name: '', repeats: 'yearly' },
  { date: '2026-12-31', name: '', from: '10:00', to: '15:00', repeats: 'yearly' },
  { date: '2026-01-01', name: '', repeats: 'yearly' },
  { date: '2026-04-05', name: '', repeats: 'easter' },
];
/** The feasts at the end of the fast and of the pilgrimage, as calendars foretell them. */
const ofTheGulf = ['2027-03-10', '2027-05-17', '2028-02-27', '2028-05-05'].map(closed);

/** The demo's stores, under the ids of their stock (assortment/places.ts). */
export const demoStores: readonly NewStore[] = storeTable.map(({ hours: week, dial, latinName, ...store }, index) => ({
  ...store,
  // In search `æ` is a letter of its own; in an address it is none.
  slug: fold(latinName).replaceAll('æ', 'ae').replaceAll(' ', '-'),
  phone: `${dial} ${5_550_000 + Number(store.id)}`,
  openingHours: hours[week],
  holidays: week === 'gulf' ? ofTheGulf : ofTheWest,
  services: servicesOf(index),
  // A few are too small for a shelf of parcels.
  clickAndCollect: index % 11 !== 10,
}));

function servicesOf(index: number): StoreService[] {
  return storeServices.filter((_, at) => at === 2 || (index * 7 + at * 3) % 5 < 2);
}
