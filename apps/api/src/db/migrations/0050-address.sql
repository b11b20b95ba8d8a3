-- A shopper's address book. A market shows the addresses of its country: the country of an address is never changed by looking at it
-- from another market.

create table address (
  id uuid primary key default gen_random_uuid(),
  -- The order in which they were written; two may carry the same moment.
  number bigint generated always as identity,
  shopper_id uuid not null references shopper on delete cascade,
  country text not null,
  content jsonb not null,
  is_preferred boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
-- Two tabs that choose at once must not leave two preferred ones.
create unique index address_preferred on address (shopper_id, country) where is_preferred;
create index address_shopper on address (shopper_id, country, number);
