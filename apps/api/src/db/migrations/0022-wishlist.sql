-- What shoppers keep for later. A list belongs to a shopper, not to a market; what it shows follows from the market that asks.

create table wishlist (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shopper on delete cascade,
  -- Empty for the default list until somebody renames it.
  name text not null check (char_length(name) <= 60),
  is_default boolean not null,
  -- 128 random bits, or null when the list is not shared. Not derived from the id, so that a link can be ended.
  share_reference text unique,
  created_at timestamptz not null
);
-- Two tabs that save their first piece at once must not make two default lists.
create unique index wishlist_default on wishlist (shopper_id) where is_default;
create unique index wishlist_name on wishlist (shopper_id, lower(name)) where not is_default;
create index wishlist_shopper on wishlist (shopper_id);

create table wishlist_sku (
  wishlist_id uuid not null references wishlist on delete cascade,
  sku text not null,
  -- The order in which pieces were added: many of them in one moment when a guest's list is merged.
  position bigint generated always as identity,
  added_at timestamptz not null,
  primary key (wishlist_id, sku)
);
