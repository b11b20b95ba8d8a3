-- What is marked down in a market is counted from its markdowns: looking up the price of each of 100,000 products took half a second.
create index price_markdown on price (market, product_id, valid_from) where sales < list;
