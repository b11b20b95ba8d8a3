-- Files of the library may lie in a storage of objects. Such a row names its object and has no bytes; every other row is as it was.
alter table media_upload add column object text;
alter table media_version add column object text;
alter table media_crop_file add column object text;
