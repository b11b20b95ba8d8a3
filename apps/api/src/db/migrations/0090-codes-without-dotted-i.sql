-- Codes are compared without the dot of the Turkish capital: one that was kept with it would no longer be found.
update promotion_code
set code = replace(code, 'İ', 'I')
where code like '%İ%'
  and not exists (select from promotion_code as other where other.code = replace(promotion_code.code, 'İ', 'I'));

update promotion_redemption
set code = replace(code, 'İ', 'I')
where code like '%İ%';
