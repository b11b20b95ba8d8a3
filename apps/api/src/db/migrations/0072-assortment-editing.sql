-- Merchandisers find, change and undo. Trigrams: a word is found wherever it stands in a name or a number.
create extension if not exists pg_trgm;

-- Goes up with every change: who edits says which one they have seen.
alter table style add column version integer not null default 1;
alter table product add column version integer not null default 1;

-- One spelling for what is written and what is searched for.
create function fold_words(given text) returns text language sql immutable parallel safe as $$
  select translate(replace(replace(replace(regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđðıς', 'olddiσ')
$$;

-- What a product is found by, in one row of one table: filters over six tables cannot be paged at a hundred thousand products.
-- Written with the assortment (import, edit); only whether there is stock follows by itself.
create table product_find (
  product_id text primary key references product on delete cascade,
  style_number text not null,
  words text not null,
  brand text not null,
  kind text not null,
  colour_family text not null,
  categories text[] not null,
  tags text[] not null,
  badges text[] not null,
  -- Those that have a text of their own.
  languages text[] not null,
  has_picture boolean not null,
  is_withdrawn boolean not null,
  is_in_stock boolean not null,
  new_from timestamptz not null
);
create index product_find_words on product_find using gin (words gin_trgm_ops);
create index product_find_style on product_find (style_number);
create index product_find_brand on product_find (brand, product_id);
create index product_find_colour on product_find (colour_family, product_id);
create index product_find_categories on product_find using gin (categories);
create index product_find_tags on product_find using gin (tags);
create index product_find_badges on product_find using gin (badges);
create index product_find_new on product_find (new_from desc, product_id desc);
create index product_find_sold_out on product_find (product_id) where not is_in_stock;
create index product_find_withdrawn on product_find (product_id) where is_withdrawn;
create index product_find_bare on product_find (product_id) where not has_picture;

create view product_findable as
  select p.id as product_id, p.style_number,
    fold_words(concat_ws(' ', p.id, p.option_id, s.brand, s.sub_brand,
      (select string_agg(distinct t.name, ' ') from style_text t where t.style_number = p.style_number),
      (select string_agg(distinct c.value, ' ') from jsonb_each_text(p.colour_names) c))) as words,
    s.brand, s.kind, p.colour_family, s.categories,
    array(select distinct unnest(s.tags || p.tags) order by 1) as tags, p.badges,
    array(select t.language from style_text t where t.style_number = p.style_number order by 1) as languages,
    jsonb_array_length(p.images->'indexes') > 0 as has_picture, p.withdrawn_at is not null as is_withdrawn,
    s.kind = 'giftCard' or exists (
      select from variant v join stock k on k.variant_id = v.id where v.product_id = p.id and k.quantity > 0) as is_in_stock,
    p.new_from
  from product p join style s on s.style_number = p.style_number;
insert into product_find select * from product_findable;

-- The last piece of a size is rare, so is the first: only they are looked into. An import writes its own rows.
create function note_stock_state() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from moved limit 5001) m) > 5000 then return null; end if;
  if tg_op = 'UPDATE' then
    if not exists (select from moved m join was w using (variant_id, kind, location_id) where (m.quantity > 0) <> (w.quantity > 0)) then
      return null;
    end if;
  end if;
  update product_find f set is_in_stock = n.is_in_stock
  from (
    select v.product_id, exists (
      select from variant o join stock k on k.variant_id = o.id where o.product_id = v.product_id and k.quantity > 0) as is_in_stock
    from variant v where v.id in (select variant_id from moved) group by v.product_id
  ) n
  where f.product_id = n.product_id and f.is_in_stock <> n.is_in_stock and f.kind <> 'giftCard';
  return null;
end
$$;
create trigger stock_state_inserted after insert on stock referencing new table as moved
  for each statement execute function note_stock_state();
create trigger stock_state_updated after update on stock referencing new table as moved old table as was
  for each statement execute function note_stock_state();
create trigger stock_state_deleted after delete on stock referencing old table as moved
  for each statement execute function note_stock_state();

-- A change of one product or of thousands: planned, looked at, applied, and undone as a whole or for single products.
create table change_set (
  id uuid primary key,
  who text not null,
  at timestamptz not null,
  kind text not null check (kind in ('edit', 'bulk')),
  -- {"selection", "action"} of a bulk change.
  asked jsonb not null,
  state text not null check (state in ('planning', 'planned', 'applying', 'applied', 'undoing', 'discarded')),
  -- Products that were chosen, and how many of them the present step is through with.
  total integer not null default 0,
  done integer not null default 0,
  -- The last product that was planned.
  reached text not null default '',
  applied_at timestamptz,
  updated_at timestamptz not null
);
create index change_set_at on change_set (at desc, id);

create table change_item (
  set_id uuid not null references change_set on delete cascade,
  product_id text not null,
  -- badges, tags, pictures, facts, texts:{language}, price:{market}
  field text not null,
  before jsonb not null,
  after jsonb not null,
  warnings text[] not null default '{}',
  -- empty: there is nothing to change, for the reason in the warnings. skipped: somebody was faster. kept: changed since, so not undone.
  state text not null check (state in ('planned', 'empty', 'applied', 'skipped', 'undoing', 'undone', 'kept')),
  changed_at timestamptz,
  primary key (set_id, product_id, field)
);
create index change_item_state on change_item (set_id, state, product_id, field);
create index change_item_product on change_item (product_id, changed_at desc) where changed_at is not null;

-- Staff count pieces, too: who and why stand beside what.
alter table stock_movement add column who text;
alter table stock_movement add column reason text;
