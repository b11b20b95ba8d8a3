-- A basket on its way between a shopper's phone and a device of a store. Rows live for a day.
create table basket_handover (
  id uuid primary key,
  -- Of the code that the square code carries; the code itself is nowhere.
  code_hash bytea not null unique,
  market text not null,
  -- Where it came from. That basket may be gone by now.
  basket_id uuid not null,
  purpose text not null check (purpose in ('move', 'pay')),
  lines jsonb not null,
  -- A line keeps its id in the basket that takes it over, and in the order: that is how the order is known again.
  line_ids text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  order_id text references customer_order
);
create index basket_handover_lines on basket_handover using gin (line_ids);
create index basket_handover_expires on basket_handover (expires_at);
