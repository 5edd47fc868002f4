-- Up Migration

-- Who was invited and has set no password yet is listed by a filter.
create index users_by_proven on users (proven, id);
