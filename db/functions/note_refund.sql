-- One refund of the provider's, as the release before notes it; the next release drops it.
create or replace function note_refund(intent text, provider text, part integer, failed boolean, our integer)
returns boolean language sql as $$
  select coalesce(bool_or(became = 'FAILED'), false) from note_refunds(intent, jsonb_build_array(jsonb_build_object(
    'id', provider, 'amount', part, 'state', case when failed then 'FAILED' else 'DONE' end, 'our', our)))
$$;
