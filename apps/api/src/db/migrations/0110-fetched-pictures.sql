-- Pictures that a file of goods names on another host are fetched into the library; products show those.

-- What the file says of a product's pictures, where they stand on another host. `images` is what the shop shows.
alter table product add column source_images jsonb;
update product set source_images = images where images ->> 'urlTemplate' ~ '^https?://';

-- What was fetched, by its address. Validators and the hash of what came keep an unchanged picture from being fetched or stored again.
create table fetched_picture (
  address text primary key,
  upload_key text not null references media_upload,
  content_hash text not null,
  etag text,
  last_modified text,
  checked_at timestamptz not null
);
create index fetched_picture_content on fetched_picture (content_hash);

-- What an import still has to fetch, and what became of it. Waits here when its process ends, and any other goes on with it.
create table import_picture (
  run_id uuid not null references import_run,
  product_id text not null,
  position integer not null,
  line integer not null,
  address text not null,
  host text not null,
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'known', 'failed')),
  reason text,
  -- The status of the answer or the like, beside the reason.
  detail text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- The product shows it.
  is_shown boolean not null default false,
  primary key (run_id, product_id, position)
);
create index import_picture_due on import_picture (due_at) where state = 'waiting';
create index import_picture_waiting on import_picture (address) where state = 'waiting';
create index import_picture_unshown on import_picture (product_id) where state in ('fetched', 'known') and not is_shown;
create index import_picture_failed on import_picture (run_id, line) where state = 'failed';

alter table import_run add column pictures integer not null default 0;
alter table import_run add column pictures_settled integer not null default 0;
alter table import_run add column pictures_failed integer not null default 0;

create function picture_address(template text, entry jsonb) returns text language sql immutable parallel safe as $$
  select replace(replace(template, '{index}', entry ->> 'index'), '{format}', entry ->> 'format')
$$;

-- What a product shows of the pictures that its file names on another host: those that were fetched, as pictures of the library with the
-- place in the file that they stand for (`fileIndex`). Where one is missing the product keeps what it showed at that place, and as long as
-- all of them are missing it keeps everything. Pictures that staff put among them stay, as with any other file.
create function fetched_pictures(product_id text, given jsonb, known jsonb) returns jsonb language plpgsql stable as $$
declare
  is_own boolean := coalesce(known ->> 'urlTemplate' ~ '^/img/[0-9a-f]{24}/\{index\}-\{format\}$', false);
  is_elsewhere boolean := coalesce(known ->> 'urlTemplate' ~ '^https?://', true);
  named jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('entry', e.entry, 'fetched', f.fetched) order by e.place), '[]') into named
  from jsonb_array_elements(given -> 'indexes') with ordinality as e (entry, place)
  left join lateral (
    select jsonb_build_object('index', shelf.number, 'format', e.entry -> 'format', 'media', upload.key, 'fileIndex', e.entry -> 'index')
      || case when e.entry ? 'alts' then jsonb_build_object('alts', e.entry -> 'alts')
              when upload.alts <> '{}' then jsonb_build_object('alts', upload.alts) else '{}' end as fetched
    from fetched_picture picture
      join media_upload upload on upload.key = picture.upload_key
      join shelf_picture shelf on shelf.upload_key = upload.key
    where picture.address = picture_address(given ->> 'urlTemplate', e.entry)
    order by shelf.file_key = upload.file_key desc, shelf.number desc limit 1
  ) f on true
  where not e.entry ? 'media';

  if named <> '[]' and not named @? '$[*].fetched ? (@ != null)' and not is_elsewhere and known -> 'indexes' <> '[]' then
    return known;
  end if;

  return (given - 'indexes') || jsonb_build_object(
    'urlTemplate', case when is_own then known ->> 'urlTemplate' else '/img/' || left(md5(product_id), 24) || '/{index}-{format}' end,
    'indexes', (
      with shown as (
        select n.place, coalesce(nullif(n.value -> 'fetched', 'null'), (
          select old.entry from jsonb_array_elements(known -> 'indexes') as old (entry)
          where old.entry ->> 'format' = n.value -> 'entry' ->> 'format'
            and case when old.entry ? 'media' then old.entry -> 'fileIndex' else case when is_own then old.entry -> 'index' end end
              = n.value -> 'entry' -> 'index'
          limit 1)) as entry
        from jsonb_array_elements(named) with ordinality as n (value, place)
      ), once as (
        -- Two addresses may lead to the same picture.
        select distinct on (coalesce(entry ->> 'media', place::text)) entry, place from shown where entry is not null
        order by coalesce(entry ->> 'media', place::text), place
      ), of_file as (
        select entry, row_number() over (order by place) - 1 as behind, 1 as rank, place from once
      ), of_staff as (
        select entry, behind, 0 as rank, place from (
          select entry, place, count(*) filter (where not entry ? 'media' or entry ? 'fileIndex') over (order by place) as behind
          from jsonb_array_elements(known -> 'indexes') with ordinality as old (entry, place)
        ) as counted
        where entry ? 'media' and not entry ? 'fileIndex' and not exists (select from once where once.entry ->> 'media' = counted.entry ->> 'media')
      )
      select coalesce(jsonb_agg(entry order by behind, rank, place), '[]') from (select * from of_file union all select * from of_staff) as both_lists
    ));
end
$$;

-- A picture that an earlier file brought is not one that staff put there.
create or replace function keep_library_pictures(given jsonb, known jsonb) returns jsonb language sql immutable as $$
  select case
    when not given @? '$.indexes[*].media' and (known is null or not known @? '$.indexes[*].media') then given
    else jsonb_set(given, '{indexes}', (
      select coalesce(jsonb_agg(entry order by behind, is_given, place), '[]')
      from (
        select entry, row_number() over (order by place) - 1 as behind, true as is_given, place
        from jsonb_array_elements(given -> 'indexes') with ordinality as named (entry, place) where not entry ? 'media'
        union all
        select * from (
          select entry, count(*) filter (where not entry ? 'media' or entry ? 'fileIndex') over (order by place), false, place
          from jsonb_array_elements(known -> 'indexes') with ordinality as shown (entry, place)
        ) as counted where entry ? 'media' and not entry ? 'fileIndex'
          -- Another host cannot show them.
          and given ->> 'urlTemplate' ~ '^/img/[0-9a-f]{24}/\{index\}-\{format\}$'
      ) as both_lists
    ))
  end
$$;

-- An import asks only for these; a shop without pictures elsewhere has none.
create index product_source_images on product (style_number) where source_images is not null;
