-- Markets write prices as staff want them and are remembered after they close; searches are counted; pictures are found by their words.

alter table market
  -- Signs that differ from what the locale would write; see the contract's MarketFormats.
  add column formats jsonb not null default '{}',
  -- Set when it first opens and never taken back: whoever bought there reads the receipt after it has closed.
  add column was_open boolean not null default false;
update market set was_open = is_open
  or exists (select from market_version v where v.market = market.id and (v.settings ->> 'isOpen')::boolean);

-- How often a word was searched for on a day. Nobody who searched is in it.
create table searched_term (
  market text not null,
  day date not null,
  term text not null check (length(term) between 1 and 60),
  times integer not null check (times > 0),
  -- How many of them found nothing.
  empty integer not null default 0 check (empty between 0 and times),
  primary key (market, day, term)
);
create index searched_term_day on searched_term (day);

-- A picture's name and what is said about it in every language; the codes of the languages are no words.
create function media_words(name text, alts jsonb) returns text language sql immutable parallel safe as $$
  select name || coalesce((select string_agg(' ' || value, '') from jsonb_each_text(alts)), '')
$$;
create index media_upload_words on media_upload using gin (media_words(name, alts) gin_trgm_ops);
create index media_upload_newest on media_upload (created_at, key) where deleted_at is null;
