-- Up Migration

-- A refund at the provider that is none of ours, though it says so.
alter table differences
  drop constraint differences_kind_check,
  add constraint differences_kind_check
    check (kind in ('NO_ORDER', 'SECOND', 'AMOUNT', 'UNPAID', 'REFUNDED', 'WRONG_REFUND'));
