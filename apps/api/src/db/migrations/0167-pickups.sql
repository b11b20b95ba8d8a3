-- The carrier is asked to fetch parcels at a place. Kept before it is asked: what it did not answer is seen, too.
create table carrier_pickup (
  id uuid primary key,
  -- The caller's, and our reference at the carrier: the same again is the same pickup.
  key uuid not null unique,
  kind text not null check (kind in ('warehouse', 'store')),
  location_id text not null,
  day date not null,
  parcels integer not null check (parcels > 0),
  state text not null check (state in ('asked', 'confirmed', 'failed')),
  carrier text not null,
  reference text not null default '',
  asked_by text not null,
  asked_at timestamptz not null
);
create index carrier_pickup_day on carrier_pickup (day);

-- On which the carrier comes to a buyer for a return.
alter table order_return add column pickup_day date check (pickup_day is null or method = 'pickup');
