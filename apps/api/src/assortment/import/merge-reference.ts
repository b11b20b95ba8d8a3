import type { ImportCounts } from '@selvedge/contract/studio/import.ts';
import type { RunStatement } from './run-statement.ts';

/** Categories, names of values, badges and places: small tables, in which only what differs is written. */
export async function mergeReference(run: RunStatement): Promise<Pick<ImportCounts, 'categories' | 'attributes' | 'badges' | 'locations'>> {
  return {
    categories: await run(categories),
    attributes: await run(attributes),
    badges: await run(badges),
    locations: await run(locations),
  };
}

const categories = `
  insert into category (id, parent_id, position, names, lists_gift_cards)
  select doc->>'id', doc->>'parent', (doc->>'position')::integer, doc->'names', (doc->>'listsGiftCards')::boolean
  from import_line where type = 'category'
  on conflict (id) do update set parent_id = excluded.parent_id, position = excluded.position, names = excluded.names,
    lists_gift_cards = excluded.lists_gift_cards
  where (category.*) is distinct from (excluded.*)`;

const attributes = `
  insert into attribute_value (facet, id, position, names)
  select doc->>'facet', doc->>'id', (doc->>'position')::integer, doc->'names' from import_line where type = 'attribute'
  on conflict (facet, id) do update set position = excluded.position, names = excluded.names
  where (attribute_value.*) is distinct from (excluded.*)`;

const badges = `
  insert into badge (id, titles, locations)
  select doc->>'id', doc->'titles', doc->'locations' from import_line where type = 'badge'
  on conflict (id) do update set titles = excluded.titles, locations = excluded.locations
  where (badge.*) is distinct from (excluded.*)`;

const locations = `
  insert into stock_location (kind, id, name, markets)
  select doc->>'kind', doc->>'id', doc->>'name',
    case when doc ? 'markets' then array(select jsonb_array_elements_text(doc->'markets')) end
  from import_line where type = 'location'
  on conflict (kind, id) do update set name = excluded.name, markets = excluded.markets
  where (stock_location.*) is distinct from (excluded.*)`;
