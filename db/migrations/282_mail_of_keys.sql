-- Up Migration

-- Whoever has an account is told by mail of each change of what opens it besides the password
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    case when kind in ('booked', 'confirmation', 'refund', 'refund_notice') then order_id is not null
         when kind in ('change', 'cancellation', 'hand_over') then num_nulls(order_id, facts) = 0
         when kind = 'link' then order_id is not null
         else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device',
                       'staff_invited', 'role_raised', 'trouble', 'unusual', 'key_changed')
              and num_nulls(recipient, facts) = 0 end);
