-- Up Migration

-- Whoever rents is told by mail that the car was handed over or came back, with the link to its protocol
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    case when kind in ('booked', 'confirmation', 'refund', 'refund_notice') then order_id is not null
         when kind in ('change', 'cancellation', 'hand_over') then num_nulls(order_id, facts) = 0
         when kind = 'link' then order_id is not null
         else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device',
                       'staff_invited', 'role_raised', 'trouble')
              and num_nulls(recipient, facts) = 0 end);

-- Down Migration

delete from outbox where kind = 'hand_over';
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    case when kind in ('booked', 'confirmation', 'refund', 'refund_notice') then order_id is not null
         when kind in ('change', 'cancellation') then num_nulls(order_id, facts) = 0
         when kind = 'link' then order_id is not null
         else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device',
                       'staff_invited', 'role_raised', 'trouble')
              and num_nulls(recipient, facts) = 0 end);
