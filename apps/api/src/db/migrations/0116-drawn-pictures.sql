-- Pictures that the image service draws from a recipe are in the library without a file: {"key", "index", "format"} of their address.
alter table media_upload add column drawn jsonb;
create unique index media_upload_drawn on media_upload ((drawn ->> 'key'), (drawn ->> 'index')) where drawn is not null;

-- Products name the pictures of their recipe by the template alone.
create index product_picture_template on product ((images ->> 'urlTemplate'));

create or replace view media_shown as
  select crop.upload_key, place.source, place.holder
  from media_crop crop join media_place place on place.crop_key = crop.key
  where place.source <> 'product'
  union all
  select use.crop_key, use.source, use.holder::jsonb from media_use use where use.source = 'product'
  union all
  select upload.key, 'product', jsonb_build_array(product.id)
  from media_upload upload
    join product on product.images ->> 'urlTemplate' = '/img/' || (upload.drawn ->> 'key') || '/{index}-{format}'
  where upload.drawn is not null
    and product.images -> 'indexes' @> jsonb_build_array(jsonb_build_object('index', upload.drawn -> 'index'));
