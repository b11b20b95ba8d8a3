import { storageKeys } from '@selvedge/domain/constants.ts';
import { readStored } from '../lib/storage.ts';

/** AUT-034 the page that was looked at before the login page, as the layout wrote it down. */
export const lastVisited = (): string | undefined => readStored('sessionStorage', storageKeys.lastVisited);
