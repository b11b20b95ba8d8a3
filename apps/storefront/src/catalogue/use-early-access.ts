import { useStore } from '../lib/create-store.ts';
import { memberStore, type Opener } from './member-store.ts';

/** What is coming is sold to members already, where the market says so: then another product is answered. The basket asks the server. */
export const useEarlyAccess = (): Opener => useStore(memberStore, (open) => open);
