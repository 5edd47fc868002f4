-- Up Migration

-- The release that runs while this one migrates calls those that took their place.
drop function place_hold(jsonb, integer, integer, integer);
drop function confirm_order(text, boolean);
drop function finish_refund(text);
