-- What a shopper searches the own orders by: the number and the names of the goods. In a column, because reading thousands of whole orders
-- for a word took longer than anybody waits.
create function order_words(number text, document jsonb) returns text language sql immutable parallel safe as $$
  select lower(number || coalesce((select string_agg(' ' || (line ->> 'name'), '') from jsonb_array_elements(document -> 'lines') line), ''))
$$;
alter table customer_order add column words text generated always as (order_words(number, document)) stored;
