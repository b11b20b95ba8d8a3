import { customType } from 'drizzle-orm/pg-core';
import { readStored } from './clean-content.ts';

/** Stored content. Rows from before rich text was stored as nodes hold it as text; whoever reads one is given nodes all the same. */
export const contentColumn = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: readStored,
});
