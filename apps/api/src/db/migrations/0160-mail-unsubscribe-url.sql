-- What the mail program's own button calls: the mailbox of a shop without a mail server shows the headers of a mail, too.
alter table mail add column unsubscribe_url text;
