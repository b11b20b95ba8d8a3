-- The desk reads and counts its lists all day. Over a million orders, nearly all of them done, each list has an index that holds nothing but
-- what stands on it, in the order in which it is worked off.
create index customer_order_to_pack on customer_order (placed_at, id) include (market)
  where state = 'placed' and fulfilment in ('open', 'partlyPacked');
create index customer_order_begun on customer_order (placed_at, id) include (market)
  where fulfilment in ('partlyPacked', 'packed', 'partlyShipped');
create index customer_order_on_the_way on customer_order (placed_at, id) include (market)
  where state in ('placed', 'completed') and fulfilment in ('partlyShipped', 'shipped');
create index customer_order_unpaid on customer_order (placed_at, id) include (market) where state = 'paymentProcessing';
create index parcel_packed on parcel (order_id) where state = 'packed';
create index payment_change_failed on payment_change (order_id) where state in ('refused', 'failed');
