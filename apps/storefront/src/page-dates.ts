import type { PageData } from '@selvedge/contract/page-data.ts';
import { ownCountries } from '@selvedge/domain/address/country-name.ts';
import { learnDates } from '@selvedge/domain/date/learn-dates.ts';

// Loaded in markets whose language browsers may lack. It reads the page's data itself: handing it over would cost every other page its last bytes.
const { location }: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
learnDates(location);
if (location.market) ownCountries[location.market.id] = location.writing?.countries;
