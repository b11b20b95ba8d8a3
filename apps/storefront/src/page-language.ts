import type { PageData } from '@selvedge/contract/page-data.ts';
import { ownCountries } from '@selvedge/domain/address/country-name.ts';
import { learnNames } from '@selvedge/domain/catalogue/learn-names.ts';
import { learnDates } from '@selvedge/domain/date/learn-dates.ts';
import { copyPlainly } from './catalogue/copy-plainly.ts';

// Loaded in markets whose language browsers may lack, or whose names break in their own way. It reads the page's data itself: handing it over
// would cost every other page its last bytes.
const { location }: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
learnDates(location);
learnNames(location);
if (location.market) ownCountries[location.market.id] = location.writing?.countries;
if (location.writing?.heads) copyPlainly();
