-- Up Migration

-- Did whoever has the account ask for this link? An administrator may, for somebody who lost both mailbox and password.
alter table address_proofs add by_owner boolean not null default true;

-- Down Migration

alter table address_proofs drop by_owner;
