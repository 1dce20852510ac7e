-- maintenance: a column that the version before uses, and the recipient of its waiting mails, get other names.
-- What a row of an import states, and the recipient of a chat's mail, get the names of the code.
alter table people_import_rows rename column said to "values";
do $$
begin
  -- Mails that wait keep their recipient. A new database has no queue yet.
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = data - 'readerId' || jsonb_build_object('recipientId', data -> 'readerId')
    where name = 'sendChatMail' and data ? 'readerId';
  end if;
end $$;
