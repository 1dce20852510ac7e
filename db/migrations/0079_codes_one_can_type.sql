-- Members' codes can be typed now. Earlier codes cannot, and stay valid beside the new ones until they end.
alter table invitation_keys
  add column long_code_hash bytea unique,
  add column long_code_expires_at timestamptz(3);
update invitation_keys set long_code_hash = code_hash, long_code_expires_at = expires_at;
