-- To whom something was given, as a keyed hash of the address: it outlives the membership, so that who leaves and joins anew is not given it again.
alter table loyalty_gift add column person text;
create unique index loyalty_gift_person on loyalty_gift (person, occasion, year);
