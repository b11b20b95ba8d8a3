import { paths } from '../lib/router.ts';

type List = 'programmes' | 'rewards' | 'campaigns';

/** Where a rule of the club is set; without an id its list. */
export const clubAddress = (list: List, id?: string): string => `${paths.screen('club', id)}?list=${list}`;
