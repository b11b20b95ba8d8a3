-- Receipts of the stores, as their tills handed them in.
create table retail_transaction (
  id uuid primary key default gen_random_uuid(),
  -- The receipt's own number: handed in twice, it is kept once.
  receipt_id text not null unique,
  market text not null,
  -- Who bought, as far as the till knew. All three are null once the person has been taken out.
  email text check (email = lower(email)),
  member_number uuid,
  shopper_id text,
  -- Of a web order that was collected, or given back, in the store.
  order_number text,
  document jsonb not null,
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index retail_transaction_shopper on retail_transaction (shopper_id, created_at desc, id desc) where shopper_id is not null;
create index retail_transaction_unclaimed on retail_transaction (email) where shopper_id is null and email is not null;
create index retail_transaction_order on retail_transaction (order_number) where order_number is not null;
