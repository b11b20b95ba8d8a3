-- What a market sold in a time is read from the index alone: an order's row is wide, and a year of them is a lot of rows.
drop index customer_order_market;
create index customer_order_market on customer_order (market, placed_at desc, id desc) include (currency, total, vat, quantity);
-- Gift cards that were bought are money owed, not revenue. There are few of them.
create index order_line_digital on order_line (order_id) include (total) where is_digital;
-- What went back, by when it was decided.
create index refund_approved on refund ((coalesce(decided_at, asked_at))) include (order_id, kind, amount) where state = 'approved';

-- For figures in a chosen currency: so many of it are one euro, from a day on. Prices know nothing of it.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  since date not null,
  rate numeric(20, 8) not null check (rate > 0),
  written_by text not null,
  written_at timestamptz not null,
  primary key (currency, since)
);
