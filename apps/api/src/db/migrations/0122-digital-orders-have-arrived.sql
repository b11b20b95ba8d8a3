-- What is not sent at all has arrived, and is on nobody's list.
update customer_order o set fulfilment = 'delivered'
where fulfilment = 'shipped' and not exists (select from parcel p where p.order_id = o.id);
