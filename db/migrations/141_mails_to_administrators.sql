-- Up Migration

-- All administrators are told of whom one of them has invited, and of whom one has given more rights.
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    case when kind in ('confirmation', 'refund', 'refund_notice') then order_id is not null
         when kind in ('change', 'cancellation') then num_nulls(order_id, facts) = 0
         when kind = 'link' then order_id is not null
         else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device',
                       'staff_invited', 'role_raised')
              and num_nulls(recipient, facts) = 0 end);
