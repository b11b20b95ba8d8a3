-- Which products a change of the assortment touched: who holds it in memory puts those in anew instead of reading all of it. A revision
-- without a row touched more than can be listed.
create table catalogue_change (
  revision bigint primary key,
  products text[] not null
);

-- From this moment on it is not sold any more. `withdrawn_at` follows when the moment has come.
alter table product add column leaves_at timestamptz;
create index product_leaves on product (leaves_at) where leaves_at is not null and withdrawn_at is null;
