-- A member was told that a piece on the wishlist costs less: not again unless it costs less still.
create table price_drop_mail (
  shopper_id text not null,
  product_id text not null,
  market text not null,
  price bigint not null,
  sent_at timestamptz not null,
  primary key (shopper_id, product_id, market)
);
create index price_drop_mail_shopper on price_drop_mail (shopper_id, sent_at);
create index price_drop_mail_sent on price_drop_mail (sent_at);

-- From a price to the lists that its piece is on.
create index wishlist_sku_sku on wishlist_sku (sku);
