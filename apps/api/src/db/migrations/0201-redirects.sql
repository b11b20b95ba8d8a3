-- Addresses that lead elsewhere, or nowhere any more. The market '*' stands for every market that has no row of its own.
create table redirect (
  market text not null,
  -- Below the market. Of a product its slug is '-': it is the id that tells it.
  path text not null check (path ~ '^(/[^/?#]+)+$'),
  -- A path below the market, a whole address, or what moved ('category:…', 'content:…', 'store:…'); empty of what is gone.
  target text not null,
  status smallint not null check (status in (301, 302, 410)),
  origin text not null check (origin in ('staff', 'moved')),
  hits bigint not null default 0,
  last_hit_at timestamptz,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (market, path),
  check ((target = '') = (status = 410))
);
create index redirect_changed on redirect (changed_at desc, market, path);
