-- Stores that staff made before had no place for their pieces.
insert into stock_location (kind, id, name, markets)
select 'store', id, name, markets from store
on conflict (kind, id) do nothing;
