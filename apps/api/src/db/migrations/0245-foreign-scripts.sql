-- The address of a market's size script stands beside those of all other scripts of others. What monitoring said was never read.
insert into document (market, name, content)
select market, 'foreign-scripts', jsonb_build_object('sizeScript', jsonb_build_object('script', content -> 'sizeScript'))
from document
where name = 'size-guide-settings' and content ? 'sizeScript'
on conflict do nothing;
update document set content = content - 'sizeScript' where name = 'size-guide-settings' and content ? 'sizeScript';
delete from document where name = 'monitoring';
