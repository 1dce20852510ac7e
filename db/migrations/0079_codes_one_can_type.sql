-- Members' codes can be typed now. Those from before cannot, and open what they did until they end, beside the new ones.
alter table invitation_keys
  add column long_code_hash bytea unique,
  add column long_code_expires_at timestamptz(3);
update invitation_keys set long_code_hash = code_hash, long_code_expires_at = expires_at;
