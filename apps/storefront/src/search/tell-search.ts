import { type Searched, searched } from '@selvedge/contract/catalogue/searched.ts';
import { callIn } from '../session/call-in.ts';

type Told = Pick<Searched, 'term' | 'isEmpty'> & { market: string };

let last = '';

/** Tells the shop what was searched for, without saying who did. Asked for only after consent; one that is looked at again is one. */
export async function tellSearch({ market, term, isEmpty }: Told): Promise<void> {
  const told = `${market} ${term}`;
  if (told === last) return;
  last = told;
  await callIn(market)(searched.count, { body: { consent: true, term, isEmpty } });
}
