-- What product pictures are made from. The key is a hash of everything that decides how they look: a row never changes,
-- and a picture that looks different has another key and another address.
create table media_picture (
  key text primary key check (key ~ '^[0-9a-f]{24}$'),
  -- The kind of picture at each index: front, back, detail ...
  formats text[] not null check (cardinality(formats) between 1 and 40),
  -- Either how the composer draws them, or where their originals lie, one for each format.
  recipe jsonb,
  files text[],
  created_at timestamptz not null default now(),
  check ((recipe is null) <> (files is null)),
  check (files is null or cardinality(files) = cardinality(formats))
);
