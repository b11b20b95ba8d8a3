-- A parcel that waits in a store for whoever bought it.

create table collection (
  parcel_id uuid primary key references parcel (id) on delete cascade,
  order_id text not null references customer_order (id) on delete cascade,
  store_id text not null,
  -- Read from the shopper's phone at the counter.
  code text not null unique,
  ready_at timestamptz not null,
  -- From then on the pieces go back to the shelf.
  keep_until timestamptz not null,
  handed_at timestamptz,
  handed_by text
);
create index collection_waiting on collection (store_id, ready_at) where handed_at is null;
create index collection_overdue on collection (keep_until) where handed_at is null;

-- What lies in a store for an order and nobody has taken from the shelf yet.
create index order_origin_to_pick on order_origin (location_id, order_id) where kind = 'store' and packed + restored < quantity;
