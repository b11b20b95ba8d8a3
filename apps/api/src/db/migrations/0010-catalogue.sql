-- The assortment. A style comes in colour options; an option is what a listing shows as a product; a variant is what is sold.
-- Texts that exist by language are jsonb objects ({"en": ..., "de": ...}) where they are short, tables of their own where they are long.

create table category (
  id text primary key,
  -- Not a foreign key: an import may bring a child before its parent.
  parent_id text,
  position integer not null default 0,
  names jsonb not null,
  lists_gift_cards boolean not null default false
);

-- The names of facet values; a value without a row is named by the translation key facet.{facet}.{id}.
create table attribute_value (
  facet text not null,
  id text not null,
  position integer not null default 0,
  names jsonb not null,
  primary key (facet, id)
);

create table badge (
  id text primary key,
  titles jsonb not null,
  -- By location (plp, pdp, basket ...): how it is displayed there. A location without an entry does not show it.
  locations jsonb not null default '{}'
);

create table style (
  style_number text primary key check (style_number ~ '^[A-Za-z0-9.-]{1,40}$'),
  kind text not null default 'garment' check (kind in ('garment', 'set', 'giftCard')),
  brand text not null,
  sub_brand text not null default '',
  sub_group text not null default '',
  edi_category text not null default '',
  edi_sub_category text not null default '',
  categories text[] not null default '{}',
  tags text[] not null default '{}',
  -- {"fit": ["relaxed"], "material": ["wool"]}
  attributes jsonb not null default '{}',
  -- [{"id", "reason": {"en": ...}, "supportText": {"en": ...}}]
  sustainability_reasons jsonb not null default '[]',
  -- Of the line that an import read last; the same line again changes nothing.
  checksum text not null default ''
);

create table style_text (
  style_number text not null references style on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  name text not null,
  description text not null default '',
  care_instructions text not null default '',
  fabric_composition text not null default '',
  sustainability_text text not null default '',
  disclaimer text not null default '',
  primary key (style_number, language)
);
create index style_text_language on style_text (language);

create table product (
  -- {style_number}_{colour}_{option_id}
  id text primary key,
  style_number text not null references style on delete cascade,
  colour text not null,
  option_id text not null,
  -- Among the options of its style.
  position integer not null default 0,
  colour_names jsonb not null,
  colour_family text not null,
  colour_base text not null default '',
  colour_nuance text not null default '',
  pantone_code text not null default '',
  pantone_hex_code text not null default '',
  new_from timestamptz not null,
  coming_soon timestamptz,
  is_preorder boolean not null default false,
  is_noos boolean not null default false,
  is_in_delivery_set boolean not null default false,
  has_ecom boolean not null default true,
  has_retail boolean not null default true,
  allow_in_stock_notifications boolean not null default true,
  tags text[] not null default '{}',
  badges text[] not null default '{}',
  -- {"en": ["Short text"]}
  callouts jsonb not null default '{}',
  -- {"urlTemplate", "indexes": [{"index", "format"}]}
  images jsonb not null,
  model_measurements jsonb,
  rank integer not null default 0,
  -- Taken out of the assortment by a later import; kept because orders and wishlists name it.
  withdrawn_at timestamptz,
  check (id = style_number || '_' || colour || '_' || option_id)
);
create index product_style on product (style_number);

create table variant (
  -- {product id},{size}[x{length}]
  id text primary key,
  product_id text not null references product on delete cascade,
  position integer not null default 0,
  ean text not null check (ean ~ '^[0-9]{8,14}$'),
  size_id text not null,
  size_name text not null,
  length_id text,
  length_name text,
  in_delivery_date_set boolean not null default false,
  check ((length_id is null) = (length_name is null))
);
create index variant_product on variant (product_id, position);
create unique index variant_ean on variant (ean);

-- What a digital gift card can be bought for, in whole units of the market's currency.
create table gift_card_amount (
  product_id text not null references product on delete cascade,
  market text not null,
  amount integer not null check (amount > 0),
  primary key (product_id, market, amount)
);

-- Minor units of the market's currency. A new price is a new row: what was asked for a product, and when, can be proven.
create table price (
  market text not null,
  product_id text not null references product on delete cascade,
  valid_from timestamptz not null,
  list bigint not null check (list >= 0),
  sales bigint not null check (sales >= 0 and sales <= list),
  member bigint check (member >= 0),
  primary key (market, product_id, valid_from)
);

create function refuse_price_change() returns trigger language plpgsql as $$
begin
  if (old.market, old.product_id, old.valid_from, old.list, old.sales, old.member)
    is distinct from (new.market, new.product_id, new.valid_from, new.list, new.sales, new.member)
    and old.valid_from <= now() then
    raise exception 'a price that has begun is history and cannot be changed';
  end if;
  return new;
end
$$;
create trigger price_append_only before update on price for each row execute function refuse_price_change();

create table stock_location (
  kind text not null check (kind in ('warehouse', 'store')),
  id text not null,
  name text not null default '',
  -- Null: serves every market.
  markets text[],
  primary key (kind, id)
);

create table stock (
  variant_id text not null references variant on delete cascade,
  kind text not null check (kind in ('warehouse', 'store')),
  location_id text not null,
  quantity integer not null check (quantity >= 0),
  primary key (variant_id, kind, location_id)
);

-- look: worn with it. set: what a product set is made of. The other product may come with a later import.
create table product_relation (
  product_id text not null references product on delete cascade,
  kind text not null check (kind in ('look', 'set')),
  related_id text not null,
  position integer not null default 0,
  primary key (product_id, kind, related_id)
);

-- Set by staff. Words that mean the same; a one-way row only widens the search for its first word.
create table search_synonym (
  id bigint generated always as identity primary key,
  language text not null,
  words text[] not null check (cardinality(words) between 2 and 20),
  one_way boolean not null default false
);

-- Set by staff. A search for exactly this leads elsewhere in the shop.
create table search_redirect (
  -- A market, or '*' for all.
  market text not null,
  term text not null check (term <> ''),
  -- Below the market, on this shop only: '//host' would leave it.
  target text not null check (target ~ '^/[^/\\]' or target = '/'),
  status smallint not null default 302 check (status in (301, 302)),
  primary key (market, term)
);

-- What a promotion gives; promotions fill it.
create table reward_product (
  promotion_id text not null,
  reward_id text not null,
  -- A market, or '*' for all.
  market text not null default '*',
  product_id text not null,
  position integer not null default 0,
  -- Set when the reward needs this code.
  promocode text,
  primary key (promotion_id, reward_id, market, product_id)
);

-- Only of visitors who agreed to it. The visitor is a random id of the browser, never a person's.
create table recommendation_event (
  id bigint generated always as identity primary key,
  market text not null,
  visitor uuid not null,
  kind text not null check (kind in ('view', 'basket', 'purchase')),
  product_id text not null,
  -- Products that were bought or put together carry the same one.
  group_id uuid,
  at timestamptz not null
);
create index recommendation_event_at on recommendation_event (at);
create index recommendation_event_visitor on recommendation_event (visitor, at desc);
create index recommendation_event_group on recommendation_event (group_id) where group_id is not null;

-- What the job makes of the events. The other product is empty where the score is the product's own.
create table recommendation_score (
  kind text not null check (kind in ('popular', 'boughtTogether', 'similar')),
  market text not null,
  product_id text not null,
  other_id text not null default '',
  score double precision not null,
  primary key (kind, market, product_id, other_id)
);
