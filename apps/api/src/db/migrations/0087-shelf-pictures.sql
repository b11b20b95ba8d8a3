-- Pictures of the library on products. A product's pictures have one address template for all of them, filled with an index: a picture
-- of the library has a number as its index, which stands for one file cut around one point for ever.

create table shelf_picture (
  -- Files of an assortment count their pictures from 0 to 99.
  number integer generated always as identity (start with 1000) primary key,
  -- Never thrown away for good: orders and mails that were sent show it.
  upload_key text not null references media_upload,
  file_key text not null,
  focus jsonb not null,
  unique (upload_key, file_key, focus)
);

-- Products tell where they show a picture, whoever writes to them. `crop_key` is the key of the picture itself.
create function note_product_pictures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_use where source = 'product' and holder = jsonb_build_array(old.id)::text;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_use (source, holder, crop_key)
      select distinct 'product', jsonb_build_array(new.id)::text, entry ->> 'media'
      from jsonb_array_elements(new.images -> 'indexes') as entry where entry ? 'media';
    -- An undo may bring back a picture that was thrown away meanwhile: what is shown is in the library.
    update media_upload set deleted_at = null, deleted_by = null
      where deleted_at is not null
        and key in (select entry ->> 'media' from jsonb_array_elements(new.images -> 'indexes') as entry where entry ? 'media');
  end if;
  return null;
end
$$;

-- The conditions keep an import of a hundred thousand products from asking each of them.
create trigger product_pictures_added after insert on product
  for each row when (new.images @? '$.indexes[*].media') execute function note_product_pictures();
create trigger product_pictures_changed after update of images on product
  for each row when (old.images <> new.images and (old.images @? '$.indexes[*].media' or new.images @? '$.indexes[*].media'))
  execute function note_product_pictures();
create trigger product_pictures_removed after delete on product
  for each row when (old.images @? '$.indexes[*].media') execute function note_product_pictures();

-- By the picture: where it is shown, cut for pages or put to products.
create view media_shown as
  select crop.upload_key, place.source, place.holder
  from media_crop crop join media_place place on place.crop_key = crop.key
  where place.source <> 'product'
  union all
  select use.crop_key, use.source, use.holder::jsonb from media_use use where use.source = 'product';

-- The pictures that a file names, with those of the library that staff put among the ones before. A file neither brings nor takes away
-- a picture of the library; each stays behind as many of the others as before.
create function keep_library_pictures(given jsonb, known jsonb) returns jsonb language sql immutable as $$
  select case
    when not given @? '$.indexes[*].media' and (known is null or not known @? '$.indexes[*].media') then given
    else jsonb_set(given, '{indexes}', (
      select coalesce(jsonb_agg(entry order by behind, is_given, place), '[]')
      from (
        select entry, row_number() over (order by place) - 1 as behind, true as is_given, place
        from jsonb_array_elements(given -> 'indexes') with ordinality as named (entry, place) where not entry ? 'media'
        union all
        select * from (
          select entry, count(*) filter (where not entry ? 'media') over (order by place), false, place
          from jsonb_array_elements(known -> 'indexes') with ordinality as shown (entry, place)
        ) as counted where entry ? 'media'
          -- Another host cannot show them.
          and given ->> 'urlTemplate' ~ '^/img/[0-9a-f]{24}/\{index\}-\{format\}$'
      ) as both_lists
    ))
  end
$$;
