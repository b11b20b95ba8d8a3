-- A market that is copied into another language takes its words from a market that speaks it; null where none does.
alter table market_copy add column words_from text;
update market_copy set words_from = source where split_part(source, '-', 1) = split_part(market, '-', 1);
