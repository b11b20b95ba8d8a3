import type { Translations } from '@selvedge/contract/page-data.ts';
import { createContext } from 'react';

/** English as it ships: what every text of the table is checked against. */
export const EnglishContext = createContext<Translations>({});
