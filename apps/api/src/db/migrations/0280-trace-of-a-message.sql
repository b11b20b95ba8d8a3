-- `traceparent` of the request that caused a message, where that was traced: what is delivered later is linked to it.
alter table outbox add column trace text;
