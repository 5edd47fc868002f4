-- Up Migration

-- A desk knows whoever has booked by the figures of their phone, however it was typed
create index orders_phone_figures on orders using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops);

-- Down Migration

drop index orders_phone_figures;
