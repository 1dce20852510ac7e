-- The whole model, as the migrations leave it. Made by `npm run docs`; do not edit.

create collation japanese (provider = icu, locale = 'ja');

create or replace function advance_credentials_epoch()
 returns trigger
 language plpgsql
as $function$
begin
  new.credentials_epoch := old.credentials_epoch + 1;
  return new;
end $function$;

create or replace function announce_account_change()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', 'account:' || new.id);
  return null;
end $function$;

create or replace function announce_community_change()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', 'community:' || new.id);
  return null;
end $function$;

create or replace function announce_consent()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', 'account:' || new.account_id);
  return null;
end $function$;

create or replace function announce_membership_change()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', 'account:' || new.account_id);
  if tg_op = 'UPDATE' then
    if old.account_id <> new.account_id then
      perform pg_notify('access_changed', 'account:' || old.account_id);
    end if;
  end if;
  return null;
end $function$;

create or replace function announce_new_terms()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', coalesce('community:' || new.community_id, 'everybody:0'));
  return null;
end $function$;

create or replace function announce_second_factor()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', 'account:' || coalesce(new.account_id, old.account_id));
  return null;
end $function$;

create or replace function announce_session_end()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('access_changed', 'account:' || old.account_id);
  return null;
end $function$;

create or replace function count_product_notice_reads()
 returns trigger
 language plpgsql
as $function$
begin
  -- Everybody locks in one order.
  perform from product_notices where id in (select product_notice_id from added) order by id for no key update;
  update product_notices n set read_count = n.read_count + counted.reads
    from (select product_notice_id, count(*) as reads from added group by 1) counted
    where n.id = counted.product_notice_id;
  return null;
end $function$;

create or replace function fill_community()
 returns trigger
 language plpgsql
as $function$
begin
  execute format('select community_id from %I where id = ($1).%I', tg_argv[0], tg_argv[1]) using new into new.community_id;
  return new;
end $function$;

create or replace function forget_acts()
 returns trigger
 language plpgsql
as $function$
begin
  new.last_posted_on = '-infinity';
  new.last_commented_on = '-infinity';
  new.last_liked_on = '-infinity';
  new.last_joined_group_on = '-infinity';
  new.last_opened_chat_on = '-infinity';
  delete from acts_by_month where membership_id = new.membership_id;
  delete from people_who_visited where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_posted where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_commented where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_liked where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_joined_group where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_opened_chat where community_id = new.community_id and membership_id = new.membership_id;
  return new;
end $function$;

create or replace function forget_address_key()
 returns trigger
 language plpgsql
as $function$
begin
  new.address_key = null;
  return new;
end $function$;

create or replace function forget_deleted_account()
 returns trigger
 language plpgsql
as $function$
begin
  delete from sessions where account_id = new.id;
  delete from one_time_tokens where account_id = new.id;
  return null;
end $function$;

create or replace function forget_former_names()
 returns trigger
 language plpgsql
as $function$
begin
  update memberships set former_family_name = '', former_given_name = '' where account_id = new.id;
  return null;
end $function$;

create or replace function forget_rejections()
 returns trigger
 language plpgsql
as $function$
begin
  delete from rejections r using memberships m
  where m.account_id = new.id and r.community_id = m.community_id and r.membership_id = m.id;
  return null;
end $function$;

create or replace function forget_second_factors()
 returns trigger
 language plpgsql
as $function$
begin
  delete from passkeys where account_id = new.id;
  delete from authenticator_apps where account_id = new.id;
  delete from recovery_codes where account_id = new.id;
  delete from sign_in_steps where account_id = new.id;
  return null;
end $function$;

create or replace function forget_social_logins()
 returns trigger
 language plpgsql
as $function$
begin
  delete from social_logins where account_id = new.id;
  delete from authorization_requests where account_id = new.id;
  return null;
end $function$;

create or replace function give_running_office_notices()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'UPDATE' then
    delete from notices n using office_notices o
    where n.community_id = new.community_id and n.membership_id = new.id
      and o.community_id = n.community_id and o.id = n.office_notice_id
      and o.list_kind is null and not is_office_notice_for(o.targets, new.kind, new.role);
  end if;
  insert into notices (community_id, membership_id, notice_type, notification_type, office_notice_id, created_at)
  select new.community_id, new.id, 'office', o.notification_type, o.id, o.begun_at
  from office_notices o
  where o.community_id = new.community_id and o.state = 'running'
    and is_office_notice_for(o.targets, new.kind, new.role)
  on conflict do nothing;
  return null;
end $function$;

create or replace function has_ended(state text)
 returns boolean
 language sql
 immutable parallel safe
return (state = any (array['withdrawn', 'rejected']));

create or replace function has_second_factor(account bigint)
 returns boolean
 language sql
 stable
as $function$
  select exists (select from passkeys where account_id = account)
    or exists (select from authenticator_apps where account_id = account)
$function$;

create or replace function is_being_erased(of_community bigint)
 returns boolean
 language sql
 stable
as $function$
  select exists (select from community_closings c where c.community_id = of_community and c.erasure_started_at is not null)
$function$;

create or replace function is_office_notice_for(targets text[], as_kind text, as_role text)
 returns boolean
 language sql
 immutable
as $function$
  select 'alumni' = any(targets) and as_kind = 'alumnus'
    or 'employee' = any(targets) and as_kind = 'employee'
    or 'community_admin' = any(targets) and as_role <> 'member'
$function$;

create or replace function keep_doers()
 returns trigger
 language plpgsql
as $function$
begin
  update people_who_visited set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_posted set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_commented set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_liked set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_joined_group set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_opened_chat set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  return null;
end $function$;

create or replace function keep_people(of_memberships bigint[])
 returns void
 language plpgsql
as $function$
begin
  delete from people p using memberships m
  where m.id = any(of_memberships) and m.state = 'rejected' and p.community_id = m.community_id and p.membership_id = m.id;
  delete from people_words w using memberships m
  where m.id = any(of_memberships) and m.state = 'rejected' and w.community_id = m.community_id and w.membership_id = m.id;
  with known as (
    select m.*,
      case when has_ended(m.state) then null else a.email end as email,
      case when has_ended(m.state) then null else a.job_type_parent_id end as job_type_parent_id,
      case when has_ended(m.state) then null else a.job_type_child_id end as job_type_child_id,
      case when has_ended(m.state) then m.former_family_name || m.former_given_name
        -- Somebody who has not registered yet has the name that the office has entered.
        when a.family_name = '' then concat(m.registration->>'family_name', m.registration->>'given_name')
        else a.family_name || a.given_name end as name,
      trim(case when has_ended(m.state) then ''
        when a.family_name_kana = '' then
          concat_ws(' ', m.registration->>'family_name_kana', m.registration->>'given_name_kana')
        else a.family_name_kana || ' ' || a.given_name_kana end) as kana,
      case when has_ended(m.state) then ''
        else coalesce(m.registration->>'corporation_department_name', m.registration->>'school_department_name', '')
        end as department
    from memberships m join accounts a on a.id = m.account_id
    where m.id = any(of_memberships) and m.state <> 'rejected'
    order by m.id
  ), words as (
    insert into people_words as w (community_id, membership_id, kana, search)
    select community_id, id, kana, searchable(concat_ws(e'\n', name, kana, display_name, email, employee_id)) from known
    on conflict (community_id, membership_id) do update set kana = excluded.kana, search = excluded.search
    where w.kana <> excluded.kana or w.search <> excluded.search
  )
  insert into people (community_id, membership_id, kind, state, role, management_no, employee_id, kana, email, department,
    job_type_parent_id, job_type_child_id, posting_blocked, flags, joined_at)
  select community_id, id, kind, state, role, management_no, coalesce(employee_id, ''), kana, coalesce(email, ''), department,
    job_type_parent_id, job_type_child_id, posting_blocked, flags, coalesce(joined_at, '-infinity')
  from known
  on conflict (community_id, membership_id) do update set
    kind = excluded.kind, state = excluded.state, role = excluded.role, management_no = excluded.management_no,
    employee_id = excluded.employee_id, kana = excluded.kana, email = excluded.email, department = excluded.department,
    job_type_parent_id = excluded.job_type_parent_id, job_type_child_id = excluded.job_type_child_id,
    posting_blocked = excluded.posting_blocked, flags = excluded.flags, joined_at = excluded.joined_at;
end $function$;

create or replace function keep_people_counts()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'INSERT' then
    insert into people_counts as c
    select community_id, kind, state, count(*) from added where state <> 'rejected' group by 1, 2, 3 order by 1, 2, 3
    on conflict (community_id, kind, state) do update set people = c.people + excluded.people;
  elsif tg_op = 'DELETE' then
    update people_counts c set people = c.people - gone.people
    from (select community_id, kind, state, count(*) as people from removed group by 1, 2, 3) gone
    where c.community_id = gone.community_id and c.kind = gone.kind and c.state = gone.state;
  else
    insert into people_counts as c
    select community_id, kind, state, sum(one) from (
      select n.community_id, n.kind, n.state, 1 as one from added n join removed o on o.id = n.id
      where (n.kind, n.state) <> (o.kind, o.state)
      union all
      select o.community_id, o.kind, o.state, -1 from added n join removed o on o.id = n.id
      where (n.kind, n.state) <> (o.kind, o.state)) moved
    where state <> 'rejected'
    group by 1, 2, 3 having sum(one) <> 0 order by 1, 2, 3
    on conflict (community_id, kind, state) do update set people = c.people + excluded.people;
  end if;
  return null;
end $function$;

create or replace function keep_people_of_accounts()
 returns trigger
 language plpgsql
as $function$
declare ids bigint[];
begin
  select array_agg(m.id) into ids
  from added n join removed o on o.id = n.id join memberships m on m.account_id = n.id
  where not has_ended(m.state) and
    (n.email, n.family_name, n.given_name, n.family_name_kana, n.given_name_kana, n.job_type_parent_id, n.job_type_child_id)
    is distinct from
    (o.email, o.family_name, o.given_name, o.family_name_kana, o.given_name_kana, o.job_type_parent_id, o.job_type_child_id);
  if ids is not null then perform keep_people(ids); end if;
  return null;
end $function$;

create or replace function keep_people_of_memberships()
 returns trigger
 language plpgsql
as $function$
declare ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from added;
  else
    select array_agg(n.id) into ids from added n join removed o on o.id = n.id
    where (n.account_id, n.kind, n.state, n.role, n.management_no, n.display_name, n.posting_blocked, n.flags, n.registration, n.employee_id, n.joined_at, n.former_family_name, n.former_given_name)
      is distinct from
      (o.account_id, o.kind, o.state, o.role, o.management_no, o.display_name, o.posting_blocked, o.flags, o.registration, o.employee_id, o.joined_at, o.former_family_name, o.former_given_name);
  end if;
  if ids is not null then perform keep_people(ids); end if;
  return null;
end $function$;

create or replace function keep_target_of_audit_event()
 returns trigger
 language plpgsql
as $function$
begin
  insert into audit_event_targets (community_id, event_id, place, kind, target_id, membership_id, name, number, changes)
  select new.community_id, new.id, 1, new.target_kind, new.target_id, new.target_membership_id,
    nullif(m.display_name, ''), m.management_no, new.changes
  from (select) one left join memberships m on m.community_id = new.community_id and m.id = new.target_membership_id;
  insert into audit_names (community_id, membership_id, name, number)
  select community_id, id, display_name, management_no from memberships
  where community_id = new.community_id and id in (new.target_membership_id, new.actor_membership_id)
  order by 1, 2
  on conflict do nothing;
  update audit_events e set changes = null, actor_name = nullif(m.display_name, ''), actor_no = m.management_no
  from audit_events own
    left join memberships m on m.community_id = own.community_id and m.id = own.actor_membership_id
  where own.community_id = new.community_id and own.id = new.id
    and e.community_id = own.community_id and e.id = own.id;
  return null;
end $function$;

create or replace function keep_unread_notification_count()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'INSERT' then
    perform from memberships where id in (select membership_id from added) order by id for no key update;
    update memberships m set unread_notification_count = m.unread_notification_count + c.count
    from (select membership_id, count(*) from added where not is_read group by 1) c
    where m.id = c.membership_id;
  elsif tg_op = 'DELETE' then
    perform from memberships where id in (select membership_id from removed) order by id for no key update;
    update memberships m set unread_notification_count = m.unread_notification_count - c.count
    from (select membership_id, count(*) from removed where not is_read group by 1) c
    where m.id = c.membership_id;
  else
    update memberships m set unread_notification_count = m.unread_notification_count + c.difference
    from (
      select membership_id, sum(n) as difference
      from (
        select membership_id, 1 as n from added where not is_read
        union all
        select membership_id, -1 from removed where not is_read
      ) changes
      group by 1
    ) c
    where m.id = c.membership_id and c.difference <> 0;
  end if;
  return null;
end $function$;

create or replace function keep_who_commented()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select community_id, membership_id, created_at as at from added where not create_by_admin) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_commented_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_commented_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'commented', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_commented as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function keep_who_joined_group()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select g.community_id, m.membership_id, m.updated_at as at from added m join groups g on g.id = m.group_id where m.status = 2) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_joined_group_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_joined_group_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'joined_group', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_joined_group as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function keep_who_joined_group_later()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select g.community_id, m.membership_id, m.updated_at as at from added m join removed r on r.group_id = m.group_id and r.membership_id = m.membership_id join groups g on g.id = m.group_id where m.status = 2 and r.status <> 2) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_joined_group_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_joined_group_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'joined_group', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_joined_group as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function keep_who_liked()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select p.community_id, l.membership_id, l.created_at as at from added l join posts p on p.id = l.post_id) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_liked_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_liked_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'liked', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_liked as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function keep_who_opened_chat()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select community_id, opened_by_membership_id as membership_id, created_at as at from added where opened_by_membership_id is not null) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_opened_chat_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_opened_chat_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'opened_chat', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_opened_chat as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function keep_who_posted()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select community_id, membership_id, created_at as at from added where not post_by_admin and content_type <> 4) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_posted_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_posted_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'posted', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_posted as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function keep_who_visited()
 returns trigger
 language plpgsql
as $function$
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone 'Asia/Tokyo')::date as day
    from (select community_id, membership_id, day::timestamp at time zone 'Asia/Tokyo' as at from added) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> 'withdrawn'
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set last_visited_on = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.last_visited_on < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, 'visited', date_trunc('month', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into people_who_visited as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end $function$;

create or replace function owed_terms(of_account bigint, in_community bigint, as_kind text)
 returns table(terms_id bigint)
 language sql
 stable
as $function$
  select newest.id
  from (values
    (0::bigint, 'provider'),
    (in_community, case as_kind when 'alumnus' then 'alumni' else 'employee' end)) binding (community, document)
  cross join lateral (
    select t.id, t.version, t.created_at from terms_of_services t
    where coalesce(t.community_id, 0) = binding.community and t.document = binding.document and t.is_effective
    order by t.version desc limit 1) newest
  where not exists (
    select from consents s
    where s.account_id = of_account and s.document = binding.document and s.version = newest.version
      and coalesce(s.community_id, 0) = binding.community and s.agreed_at >= newest.created_at)
$function$;

create or replace function pairs_of_signs(of_community bigint, given text)
 returns text[]
 language sql
 immutable parallel safe
as $function$
  select coalesce(array_agg(distinct of_community || signs[at] || signs[at + 1]), '{}')
  from string_to_array(given, null) signs, generate_series(1, array_length(signs, 1) - 1) at
$function$;

create or replace function refuse_changed_audit_event()
 returns trigger
 language plpgsql
as $function$
declare
  changing text[] := array['changes', 'reason', 'ip', 'target_count', 'actor_name', 'actor_no'];
begin
  if tg_op = 'DELETE' and is_being_erased(old.community_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing
    and (new.changes is null or new.changes = old.changes)
    and (new.reason is null or new.reason = old.reason)
    and (new.ip is null or new.ip = old.ip)
    and (new.target_count is not distinct from old.target_count or new.target_count > old.target_count)
    and (old.actor_name is null or new.actor_name is null or new.actor_name = old.actor_name)
    and (old.actor_no is null or new.actor_no = old.actor_no)
  then
    new.reason = old.reason;
    return new;
  end if;
  raise exception 'audit_events are only added to';
end $function$;

create or replace function refuse_changed_audit_target()
 returns trigger
 language plpgsql
as $function$
declare
  personal text[] := array['changes', 'name'];
begin
  if tg_op = 'DELETE' and is_being_erased(old.community_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - personal = to_jsonb(old) - personal
    and (new.name is null or new.name = old.name)
    and (new.changes is null) = (old.changes is null)
    and array(select jsonb_object_keys(new.changes)) = array(select jsonb_object_keys(old.changes))
    and not exists (
      select from jsonb_each(new.changes) field
      where field.value <> 'null' and field.value <> old.changes -> field.key)
  then
    return new;
  end if;
  raise exception 'audit_event_targets are only added to';
end $function$;

create or replace function refuse_changed_operator_event()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'operator_events are only added to';
end $function$;

create or replace function renew_banned_words_edition()
 returns trigger
 language plpgsql
as $function$
begin
  update banned_words_edition set edition = gen_random_uuid();
  return null;
end $function$;

create or replace function revoke_invitations_of_account()
 returns trigger
 language plpgsql
as $function$
begin
  update employee_invitations as i set revoked_at = new.updated_at from memberships as m
    where m.id = i.membership_id and m.account_id = new.id and i.revoked_at is null and i.used_at is null;
  return null;
end $function$;

create or replace function revoke_invitations_of_membership()
 returns trigger
 language plpgsql
as $function$
begin
  update employee_invitations set revoked_at = new.updated_at
    where membership_id = new.id and revoked_at is null and used_at is null;
  return null;
end $function$;

create or replace function searchable(given text)
 returns text
 language sql
 immutable parallel safe
as $function$
  select translate(lower(normalize(given, nfkc)),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ ',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')
$function$;

create or replace function set_former_names()
 returns trigger
 language plpgsql
as $function$
begin
  if not has_ended(new.state) then
    new.former_family_name = '';
    new.former_given_name = '';
  elsif tg_op = 'INSERT' or not has_ended(old.state) then
    -- Somebody who has never registered has the names that the office has entered.
    select case when a.family_name = '' then coalesce(before.registration->>'family_name', '') else a.family_name end,
      case when a.family_name = '' then coalesce(before.registration->>'given_name', '') else a.given_name end
    into new.former_family_name, new.former_given_name
    from accounts a, (select case when tg_op = 'INSERT' then new.registration else old.registration end) before (registration)
    where a.id = new.account_id;
  end if;
  return new;
end $function$;

create table files (
  id bigint not null generated always as identity primary key,
  community_id bigint references communities(id),
  uploader_account_id bigint references accounts(id),
  purpose text not null check ((purpose = any (array['post', 'user_icon', 'community_header', 'community_site_header', 'notice', 'message']))),
  storage_key text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  variants jsonb not null,
  created_at timestamptz(3) not null
);
create index files_by_storage_key on files (storage_key);
create unique index files_community_id_id_key on files (community_id, id);
create index files_of_community on files (community_id, id);
create index files_of_uploader on files (uploader_account_id);

create table communities (
  id bigint not null generated always as identity primary key,
  name text not null,
  corporation_name text not null,
  description text not null default '',
  theme_color text not null default '#2F4B8F' check ((theme_color ~ '^#[0-9A-Fa-f]{6}$')),
  header_file_id bigint,
  profile_file_id bigint,
  operating_name text not null,
  operating_file_id bigint,
  message_board_title text not null default '',
  message_board_content text not null default '',
  message_board_sites jsonb not null default '[]'::jsonb,
  can_use_invited_code boolean not null default true,
  group_creation boolean not null default true,
  post_article_permission smallint not null default 3 check (((post_article_permission >= 0) and (post_article_permission <= 3))),
  post_recruitment_permission smallint not null default 3 check (((post_recruitment_permission >= 0) and (post_recruitment_permission <= 3))),
  interest_display_setting_recruitment boolean not null default true,
  interest_display_setting_joboffer boolean not null default true,
  community_site_available boolean not null default false,
  approve_alumni_by_hand boolean not null default true,
  is_private boolean not null default false,
  is_daiko boolean not null default false,
  ip_allow_list text[] not null default '{}',
  member_limit integer not null default 500 check ((member_limit > 0)),
  alumni_count integer not null default 0,
  employee_count integer not null default 0,
  candidate_count integer not null default 0,
  last_management_no integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  scheduled_message_count integer not null default 0 check ((scheduled_message_count >= 0)),
  demands_second_factor boolean not null default false,
  suspended_at timestamptz(3),
  mails_applications boolean not null default true,
  mails_waiting_chats boolean not null default true,
  quiet_from smallint check (((quiet_from >= 0) and (quiet_from <= 23))),
  quiet_until smallint check (((quiet_until >= 0) and (quiet_until <= 23))),
  constraint quiet_hours_have_an_end check (((quiet_from is null) = (quiet_until is null))),
  constraint communities_community_id_header_file_id_fkey foreign key (id, header_file_id) references files(community_id, id),
  constraint communities_community_id_operating_file_id_fkey foreign key (id, operating_file_id) references files(community_id, id),
  constraint communities_community_id_profile_file_id_fkey foreign key (id, profile_file_id) references files(community_id, id)
);
create index communities_by_header on communities (header_file_id);
create index communities_by_operating on communities (operating_file_id);
create index communities_by_profile on communities (profile_file_id);
create trigger community_access_changed after update of can_use_invited_code, group_creation, post_article_permission, post_recruitment_permission, interest_display_setting_recruitment, interest_display_setting_joboffer, is_private, is_daiko, ip_allow_list, demands_second_factor, suspended_at on communities for each row execute function announce_community_change();

create table accounts (
  id bigint not null generated always as identity primary key,
  kind text not null check ((kind = any (array['alumnus', 'employee', 'operator']))),
  email text,
  password_hash text,
  secondary_password_hash text,
  family_name text not null default '',
  given_name text not null default '',
  family_name_kana text not null default '',
  given_name_kana text not null default '',
  birthday date,
  institution text not null default '',
  job_type_parent_id integer references occupations(id),
  job_type_child_id integer references occupations(id),
  zipcode_judgment boolean not null default false,
  zipcode_1 text not null default '',
  zipcode_2 text not null default '',
  zipcode_foreign text not null default '',
  address_1 integer check (((address_1 >= 1) and (address_1 <= 48))),
  address_2 text not null default '',
  phone_number_1 text not null default '',
  phone_number_2 text not null default '',
  phone_number_3 text not null default '',
  file_id bigint references files(id),
  language text not null default 'ja' check ((language = any (array['ja', 'en']))),
  login_community_id bigint references communities(id),
  activated_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  color_scheme text not null default 'system' check ((color_scheme = any (array['system', 'light', 'dark']))),
  credentials_epoch integer not null default 0
);
create index accounts_by_birthday on accounts (birthday, kind) where (birthday is not null);
create unique index accounts_by_email on accounts (kind, email) where (email is not null);
create index accounts_by_file on accounts (file_id);
create index accounts_by_job_type_child on accounts (job_type_child_id);
create index accounts_by_job_type_parent on accounts (job_type_parent_id);
create index accounts_by_login_community on accounts (login_community_id);
create index accounts_by_name on accounts (family_name, given_name) where (family_name <> '');
create index operators on accounts (id) where (kind = 'operator');
create trigger account_access_changed after update of deleted_at, activated_at, kind, language on accounts for each row execute function announce_account_change();
create trigger account_deleted after update of deleted_at on accounts for each row when (((old.deleted_at is null) and (new.deleted_at is not null))) execute function forget_deleted_account();
create trigger account_deleted_former_names after update of deleted_at on accounts for each row when (((old.deleted_at is null) and (new.deleted_at is not null))) execute function forget_former_names();
create trigger account_deleted_rejections after update of deleted_at on accounts for each row when (((old.deleted_at is null) and (new.deleted_at is not null))) execute function forget_rejections();
create trigger account_deleted_second_factors after update of deleted_at on accounts for each row when (((old.deleted_at is null) and (new.deleted_at is not null))) execute function forget_second_factors();
create trigger account_deleted_social_logins after update of deleted_at on accounts for each row when (((old.deleted_at is null) and (new.deleted_at is not null))) execute function forget_social_logins();
create trigger accounts_kept_in_people after update on accounts referencing old table as removed new table as added for each statement execute function keep_people_of_accounts();
create trigger credentials_changed before update of password_hash, email on accounts for each row when (((old.password_hash is distinct from new.password_hash) or (old.email is distinct from new.email))) execute function advance_credentials_epoch();
create trigger invited_address_changed after update of email on accounts for each row when (((old.activated_at is null) and (new.email is distinct from old.email))) execute function revoke_invitations_of_account();

create table sessions (
  id bigint not null generated always as identity primary key,
  account_id bigint not null references accounts(id) on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip_address text not null default '',
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_of_account on sessions (account_id);
create trigger session_ended after delete on sessions for each row execute function announce_session_end();

create table one_time_tokens (
  id bigint not null generated always as identity primary key,
  account_id bigint not null references accounts(id) on delete cascade,
  community_id bigint references communities(id),
  purpose text not null check ((purpose = any (array['lobby', 'password', 'email']))),
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  voided_at timestamptz(3),
  new_email text,
  credentials_epoch integer not null,
  constraint new_email_by_link check (((purpose = 'email') = (new_email is not null)))
);
create index one_time_tokens_by_expiry on one_time_tokens (expires_at);
create index one_time_tokens_of_account on one_time_tokens (account_id, purpose);
create index one_time_tokens_of_community on one_time_tokens (community_id);

create table memberships (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  account_id bigint not null references accounts(id),
  kind text not null check ((kind = any (array['alumnus', 'employee']))),
  state text not null check ((state = any (array['not_participating', 'under_review', 'participating', 'paused', 'withdrawn', 'rejected']))),
  role text not null default 'member' check ((role = any (array['member', 'ordinary', 'contractor']))),
  management_no integer not null,
  display_name text not null,
  introduction text not null default '',
  is_profile_public boolean not null default true,
  posting_blocked boolean not null default false,
  registration jsonb not null default '{}'::jsonb,
  additional_information jsonb not null default '{}'::jsonb,
  enrollment_start_period text,
  invited_by_membership_id bigint,
  unread_notification_count integer not null default 0 check ((unread_notification_count >= 0)),
  unread_chat_count integer not null default 0 check ((unread_chat_count >= 0)),
  joined_at timestamptz(3),
  withdrawn_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  employee_id text,
  applied_at timestamp with time zone,
  flags smallint not null default 0 check (((flags >= 0) and (flags <= 15))),
  duties smallint not null default 3 check ((duties >= 0)),
  former_family_name text not null default '',
  former_given_name text not null default '',
  constraint memberships_community_id_account_id_key unique (community_id, account_id),
  constraint memberships_community_id_management_no_key unique (community_id, management_no),
  constraint memberships_check check (((role = 'member') or (kind = 'employee'))),
  constraint memberships_community_id_invited_by_membership_id_fkey foreign key (community_id, invited_by_membership_id) references memberships(community_id, id)
);
create index administrators_of_community on memberships (community_id, id) where (role <> 'member');
create index flagged_memberships on memberships (community_id, kind, flags, id) where (flags <> 0);
create index longest_waiting_candidates on memberships (community_id, coalesce(applied_at, created_at)) where (state = 'under_review');
create unique index memberships_by_employee_id on memberships (community_id, employee_id) where (employee_id is not null);
create index memberships_by_former_name on memberships (community_id, former_family_name, former_given_name) where (former_family_name <> '');
create index memberships_by_inviter on memberships (invited_by_membership_id);
create index memberships_by_state on memberships (community_id, kind, state, management_no);
create unique index memberships_community_id_id_key on memberships (community_id, id);
create index memberships_newest on memberships (community_id, joined_at desc, id desc) include (state) where (state = any (array['participating', 'paused']));
create index memberships_newest_of_kind on memberships (community_id, kind, joined_at desc, id desc) include (state) where (state = any (array['participating', 'paused']));
create index memberships_of_account on memberships (account_id, state);
create unique index one_contractor on memberships (community_id) where (role = 'contractor');
create trigger gone_memberships_counted after delete on memberships referencing old table as removed for each statement execute function keep_people_counts();
create trigger membership_access_changed after insert or update of account_id, state, role, posting_blocked, kind on memberships for each row execute function announce_membership_change();
create trigger membership_withdrawn after update of state on memberships for each row when (((new.state = 'withdrawn') and (old.state <> 'withdrawn'))) execute function revoke_invitations_of_membership();
create trigger memberships_begin_or_end before insert or update of state on memberships for each row execute function set_former_names();
create trigger memberships_counted after update on memberships referencing old table as removed new table as added for each statement execute function keep_people_counts();
create trigger memberships_kept_in_people after update on memberships referencing old table as removed new table as added for each statement execute function keep_people_of_memberships();
create trigger new_memberships_counted after insert on memberships referencing new table as added for each statement execute function keep_people_counts();
create trigger new_memberships_kept_in_people after insert on memberships referencing new table as added for each statement execute function keep_people_of_memberships();
create trigger office_notices_of_member after update of state, role, kind on memberships for each row when (((new.state = any (array['participating', 'paused'])) and ((old.state <> all (array['participating', 'paused'])) or (old.role is distinct from new.role) or (old.kind is distinct from new.kind)))) execute function give_running_office_notices();
create trigger office_notices_of_newcomer after insert on memberships for each row when ((new.state = any (array['participating', 'paused']))) execute function give_running_office_notices();

create table consents (
  id bigint not null generated always as identity primary key,
  account_id bigint not null references accounts(id) on delete cascade,
  community_id bigint references communities(id),
  document text not null check ((document = any (array['provider', 'alumni', 'employee']))),
  version integer not null,
  agreed_at timestamptz(3) not null
);
create index consents_of_community on consents (community_id);
create unique index consents_once on consents (account_id, document, version, coalesce(community_id, (0)::bigint));
create trigger consent_given after insert or update on consents for each row execute function announce_consent();

create table terms_of_services (
  id bigint not null generated always as identity primary key,
  community_id bigint references communities(id),
  document text not null check ((document = any (array['provider', 'alumni', 'employee']))),
  version integer not null,
  content text not null,
  created_at timestamptz(3) not null,
  effective_at timestamptz(3),
  is_effective boolean not null default true,
  published_by text,
  constraint terms_of_services_check check (((document = 'provider') = (community_id is null)))
);
create unique index terms_by_version on terms_of_services (coalesce(community_id, (0)::bigint), document, version desc);
create index terms_of_community on terms_of_services (community_id);
create index terms_to_take_effect on terms_of_services (effective_at) where (not is_effective);
create trigger terms_published after insert on terms_of_services for each row execute function announce_new_terms();
create trigger terms_took_effect after update of is_effective on terms_of_services for each row when ((new.is_effective and (not old.is_effective))) execute function announce_new_terms();

create table registration_forms (
  community_id bigint not null primary key references communities(id),
  columns jsonb not null,
  additional jsonb not null,
  updated_at timestamptz(3) not null
);

create table invitation_keys (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  generation integer not null default 1,
  code_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  long_code_hash bytea unique,
  long_code_expires_at timestamptz(3),
  constraint invitation_keys_community_id_membership_id_key unique (community_id, membership_id),
  constraint invitation_keys_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create unique index invitation_keys_community_id_id_key on invitation_keys (community_id, id);
create index invitation_keys_of_membership on invitation_keys (membership_id);

create table occupations (
  id integer not null primary key,
  parent_id integer references occupations(id),
  position integer not null,
  name_ja text not null,
  name_en text not null
);
create index occupations_of_parent on occupations (parent_id, "position");

create table banned_words (
  word text not null,
  id bigint not null generated always as identity primary key,
  kind text not null default 'banned' check ((kind = any (array['banned', 'allowed']))),
  folded text collate "C",
  folding smallint not null default 0,
  created_at timestamptz(3)
);
create unique index banned_words_by_spelling on banned_words (folded);
create trigger banned_words_changed after insert or delete or update on banned_words for each statement execute function renew_banned_words_edition();

create table tags (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  name text not null,
  post_count integer not null default 0 check ((post_count >= 0)),
  constraint tags_community_id_name_key unique (community_id, name)
);
create index popular_tags on tags (community_id, post_count desc, id) where (post_count > 0);
create index tags_by_beginning on tags (community_id, searchable(name) collate "C") where (post_count > 0);
create unique index tags_community_id_id_key on tags (community_id, id);

create table posts (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  client_id uuid not null,
  content_type smallint not null check (((content_type >= 1) and (content_type <= 4))),
  post_by_admin boolean not null default false,
  title text not null,
  content text not null,
  end_date date,
  published boolean not null default true,
  like_count integer not null default 0 check ((like_count >= 0)),
  comment_count integer not null default 0 check ((comment_count >= 0)),
  interest_count integer not null default 0 check ((interest_count >= 0)),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  edited boolean not null default false,
  constraint posts_community_id_membership_id_client_id_key unique (community_id, membership_id, client_id),
  constraint posts_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create index posts_by_membership on posts (membership_id);
create unique index posts_community_id_id_key on posts (community_id, id);
create index posts_for_administrators on posts (community_id, post_by_admin, published, created_at desc, id desc);
create index posts_of_member on posts (community_id, membership_id, created_at desc, id desc);
create index timeline on posts (community_id, created_at desc, id desc) where published;
create index timeline_by_type on posts (community_id, content_type, created_at desc, id desc) where published;
create trigger posts_kept_in_people after insert on posts referencing new table as added for each statement execute function keep_who_posted();

create table post_images (
  post_id bigint not null,
  position smallint not null,
  file_id bigint not null,
  community_id bigint not null,
  constraint post_images_pkey primary key (post_id, "position"),
  constraint post_images_community_id_file_id_fkey foreign key (community_id, file_id) references files(community_id, id),
  constraint post_images_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade
);
create index post_images_by_file on post_images (file_id);
create unique index post_images_with_community_key on post_images (community_id, post_id, "position");
create trigger post_images_fill_community before insert on post_images for each row when ((new.community_id is null)) execute function fill_community('posts', 'post_id');

create table post_tags (
  post_id bigint not null,
  position smallint not null,
  tag_id bigint not null,
  community_id bigint not null,
  constraint post_tags_pkey primary key (post_id, "position"),
  constraint post_tags_post_id_tag_id_key unique (post_id, tag_id),
  constraint post_tags_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade,
  constraint post_tags_community_id_tag_id_fkey foreign key (community_id, tag_id) references tags(community_id, id)
);
create index post_tags_by_tag on post_tags (tag_id, post_id desc);
create unique index post_tags_with_community_key on post_tags (community_id, post_id, "position");
create trigger post_tags_fill_community before insert on post_tags for each row when ((new.community_id is null)) execute function fill_community('posts', 'post_id');

create table comments (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  post_id bigint not null,
  membership_id bigint not null,
  client_id uuid not null,
  create_by_admin boolean not null default false,
  content text not null,
  published boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  parent_id bigint,
  edited_at timestamptz(3),
  removed boolean not null default false,
  like_count integer not null default 0,
  reply_count integer not null default 0,
  constraint comments_community_id_membership_id_client_id_key unique (community_id, membership_id, client_id),
  constraint comments_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id),
  constraint comments_community_id_parent_id_fkey foreign key (community_id, parent_id) references comments(community_id, id) on delete cascade,
  constraint comments_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade
);
create index comments_by_membership on comments (membership_id);
create unique index comments_community_id_id_key on comments (community_id, id);
create index comments_of_community on comments (community_id, created_at);
create index comments_of_post on comments (post_id, coalesce(parent_id, (0)::bigint), id);
create index replies_of_comment on comments (parent_id) where (parent_id is not null);
create trigger comments_kept_in_people after insert on comments referencing new table as added for each statement execute function keep_who_commented();

create table likes (
  post_id bigint not null,
  membership_id bigint not null,
  created_at timestamptz(3) not null,
  community_id bigint not null,
  constraint likes_pkey primary key (post_id, membership_id),
  constraint likes_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id),
  constraint likes_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade
);
create index likes_by_membership on likes (membership_id);
create index likes_by_time on likes using brin (created_at);
create index likes_of_post on likes (post_id, created_at desc, membership_id desc);
create unique index likes_with_community_key on likes (community_id, post_id, membership_id);
create trigger likes_fill_community before insert on likes for each row when ((new.community_id is null)) execute function fill_community('posts', 'post_id');
create trigger likes_kept_in_people after insert on likes referencing new table as added for each statement execute function keep_who_liked();

create table favorites (
  membership_id bigint not null,
  post_id bigint not null,
  created_at timestamptz(3) not null,
  community_id bigint not null,
  constraint favorites_pkey primary key (membership_id, post_id),
  constraint favorites_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id),
  constraint favorites_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade
);
create index favorites_newest on favorites (membership_id, created_at desc, post_id desc);
create index favorites_of_post on favorites (post_id);
create unique index favorites_with_community_key on favorites (community_id, membership_id, post_id);
create trigger favorites_fill_community before insert on favorites for each row when ((new.community_id is null)) execute function fill_community('posts', 'post_id');

create table chatrooms (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  kind text not null check ((kind = any (array['post', 'direct']))),
  post_id bigint,
  title text not null default '',
  content_type smallint,
  end_date timestamptz(3),
  extended_at timestamptz(3),
  last_seq integer not null default 0,
  message_count integer not null default 0,
  last_message_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  direct_key text,
  opened_by_membership_id bigint,
  constraint direct_chats_have_a_key check (((kind = 'direct') = (direct_key is not null))),
  constraint chatrooms_community_id_opened_by_membership_id_fkey foreign key (community_id, opened_by_membership_id) references memberships(community_id, id),
  constraint chatrooms_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete set null (post_id)
);
create index chatrooms_by_opener on chatrooms (opened_by_membership_id);
create index chatrooms_by_time on chatrooms using brin (created_at);
create unique index chatrooms_community_id_id_key on chatrooms (community_id, id);
create index chatrooms_of_community on chatrooms (community_id, kind, last_message_at desc, id desc);
create index chatrooms_of_post on chatrooms (post_id);
create index chatrooms_to_close on chatrooms (end_date) where (end_date is not null);
create index chats_by_content_type on chatrooms (community_id, content_type, last_message_at desc, id desc) where (kind = 'post');
create index chats_with_office on chatrooms (community_id, last_message_at desc, id desc) where ((kind = 'direct') and (direct_key ~~ 'office:%'));
create unique index direct_chats_once on chatrooms (community_id, direct_key);
create index open_interest_chats on chatrooms (community_id, end_date) where (kind = 'post');
create trigger chats_kept_in_people after insert on chatrooms referencing new table as added for each statement execute function keep_who_opened_chat();

create table chatroom_members (
  chatroom_id bigint not null,
  membership_id bigint not null,
  is_office boolean not null default false,
  read_seq integer not null default 0,
  unread_count integer not null default 0 check ((unread_count >= 0)),
  extension_agreed_at timestamptz(3),
  last_message_at timestamptz(3) not null,
  community_id bigint not null references communities(id),
  held_by_account_id bigint,
  office_mailed_seq integer,
  constraint chatroom_members_pkey primary key (chatroom_id, membership_id),
  constraint chatroom_members_community_id_chatroom_id_fkey foreign key (community_id, chatroom_id) references chatrooms(community_id, id) on delete cascade,
  constraint chatroom_members_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create unique index chatroom_members_with_community_key on chatroom_members (community_id, chatroom_id, membership_id);
create index chatrooms_of_member on chatroom_members (membership_id, last_message_at desc, chatroom_id desc);
create index chatrooms_of_office on chatroom_members (community_id, is_office, last_message_at desc, chatroom_id desc);
create index unread_chatrooms_of_office on chatroom_members (community_id) where (is_office and (unread_count > 0));

create table chat_messages (
  id bigint not null generated always as identity primary key,
  chatroom_id bigint not null,
  membership_id bigint not null,
  client_id uuid not null,
  create_by_admin boolean not null default false,
  seq integer not null,
  changed_seq integer not null,
  content text not null,
  published boolean not null default true,
  created_at timestamptz(3) not null,
  community_id bigint not null,
  constraint chat_messages_chatroom_id_membership_id_client_id_key unique (chatroom_id, membership_id, client_id),
  constraint chat_messages_chatroom_id_seq_key unique (chatroom_id, seq),
  constraint chat_messages_community_id_chatroom_id_fkey foreign key (community_id, chatroom_id) references chatrooms(community_id, id) on delete cascade,
  constraint chat_messages_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create index chat_messages_by_membership on chat_messages (membership_id);
create index chat_messages_changed on chat_messages (chatroom_id, changed_seq);
create unique index chat_messages_community_id_id_key on chat_messages (community_id, id);
create trigger chat_messages_fill_community before insert on chat_messages for each row when ((new.community_id is null)) execute function fill_community('chatrooms', 'chatroom_id');

create table interests (
  post_id bigint not null,
  membership_id bigint not null,
  chatroom_id bigint,
  created_at timestamptz(3) not null,
  community_id bigint not null,
  constraint interests_pkey primary key (post_id, membership_id),
  constraint interests_community_id_chatroom_id_fkey foreign key (community_id, chatroom_id) references chatrooms(community_id, id) on delete set null (chatroom_id),
  constraint interests_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id),
  constraint interests_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade
);
create index interests_by_chatroom on interests (chatroom_id);
create index interests_by_membership on interests (membership_id);
create index interests_by_time on interests using brin (created_at);
create index interests_of_post on interests (post_id, created_at desc, membership_id desc);
create unique index interests_with_community_key on interests (community_id, post_id, membership_id);
create trigger interests_fill_community before insert on interests for each row when ((new.community_id is null)) execute function fill_community('posts', 'post_id');

create table notices (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  notice_type text not null,
  notification_type smallint not null check ((notification_type = any (array[1, 2]))),
  actor_membership_id bigint,
  actor_as_office boolean not null default false,
  post_id bigint,
  comment_id bigint,
  chatroom_id bigint,
  details jsonb not null default '{}'::jsonb,
  is_read boolean not null default false,
  created_at timestamptz(3) not null,
  superseded boolean not null default false,
  others integer not null default 0,
  office_notice_id bigint,
  constraint notices_community_id_actor_membership_id_fkey foreign key (community_id, actor_membership_id) references memberships(community_id, id),
  constraint notices_community_id_chatroom_id_fkey foreign key (community_id, chatroom_id) references chatrooms(community_id, id) on delete cascade,
  constraint notices_community_id_comment_id_fkey foreign key (community_id, comment_id) references comments(community_id, id) on delete cascade,
  constraint notices_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id),
  constraint notices_community_id_office_notice_id_fkey foreign key (community_id, office_notice_id) references office_notices(community_id, id) on delete cascade,
  constraint notices_community_id_post_id_fkey foreign key (community_id, post_id) references posts(community_id, id) on delete cascade
);
create index notices_by_actor on notices (actor_membership_id);
create unique index notices_community_id_id_key on notices (community_id, id);
create index notices_of_chatroom on notices (chatroom_id);
create index notices_of_comment on notices (comment_id);
create index notices_of_community on notices (community_id);
create index notices_of_member on notices (membership_id, created_at desc, id desc) where (not superseded);
create index notices_of_member_by_post on notices (membership_id, post_id, notice_type) where (not superseded);
create index notices_of_office on notices (community_id, office_notice_id, membership_id) include (is_read) where (office_notice_id is not null);
create index notices_of_post on notices (post_id);
create unique index notices_once on notices (membership_id, actor_membership_id, notice_type, post_id) where (notice_type = any (array['like', 'interest']));
create unique index notices_once_of_comment on notices (membership_id, actor_membership_id, comment_id) where (notice_type = 'comment_like');
create unique index notices_once_of_office on notices (membership_id, office_notice_id) where (office_notice_id is not null);
create index unread_notices_newest on notices (created_at) where (not is_read);
create index unread_notices_of_member on notices (membership_id) where (not is_read);
create trigger notices_added after insert on notices referencing new table as added for each statement execute function keep_unread_notification_count();
create trigger notices_read after update on notices referencing old table as removed new table as added for each statement execute function keep_unread_notification_count();
create trigger notices_removed after delete on notices referencing old table as removed for each statement execute function keep_unread_notification_count();

create table product_notices (
  id bigint not null generated always as identity primary key,
  title text not null,
  content text not null,
  public_date timestamptz(3) not null,
  end_date timestamptz(3),
  created_at timestamptz(3) not null,
  title_en text not null default '',
  content_en text not null default '',
  published boolean not null default true,
  is_running boolean not null default false,
  read_count integer not null default 0 check ((read_count >= 0)),
  updated_at timestamptz(3) not null,
  constraint product_notices_in_english check (((title_en = '') = (content_en = ''))),
  constraint product_notices_period check ((end_date > public_date))
);
create index product_notices_newest on product_notices (public_date desc, id desc);

create table product_notice_reads (
  account_id bigint not null references accounts(id) on delete cascade,
  product_notice_id bigint not null references product_notices(id) on delete cascade,
  constraint product_notice_reads_pkey primary key (account_id, product_notice_id)
);
create index product_notice_reads_of_notice on product_notice_reads (product_notice_id);
create trigger product_notices_read after insert on product_notice_reads referencing new table as added for each statement execute function count_product_notice_reads();

create table groups (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  creator_membership_id bigint not null,
  name text not null,
  information text not null default '',
  is_invitation_only boolean not null default false,
  published boolean not null default true,
  members_count integer not null default 0 check ((members_count >= 0)),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  client_id uuid not null,
  constraint groups_community_id_creator_membership_id_fkey foreign key (community_id, creator_membership_id) references memberships(community_id, id)
);
create index groups_by_creator on groups (creator_membership_id);
create unique index groups_community_id_id_key on groups (community_id, id);
create index groups_of_community on groups (community_id, created_at desc, id desc) where published;
create unique index groups_once on groups (community_id, creator_membership_id, client_id);

create table group_members (
  group_id bigint not null,
  membership_id bigint not null,
  status smallint not null check ((status = any (array[1, 2, 3]))),
  updated_at timestamptz(3) not null,
  community_id bigint not null,
  constraint group_members_pkey primary key (group_id, membership_id),
  constraint group_members_community_id_group_id_fkey foreign key (community_id, group_id) references groups(community_id, id) on delete cascade,
  constraint group_members_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create unique index group_members_with_community_key on group_members (community_id, group_id, membership_id);
create index groups_of_member on group_members (membership_id, status, group_id);
create index members_of_group on group_members (group_id, status, updated_at, membership_id);
create trigger group_joining_kept_in_people after insert on group_members referencing new table as added for each statement execute function keep_who_joined_group();
create trigger group_members_fill_community before insert on group_members for each row when ((new.community_id is null)) execute function fill_community('groups', 'group_id');
create trigger later_group_joining_kept_in_people after update on group_members referencing old table as removed new table as added for each statement execute function keep_who_joined_group_later();

create table member_visits (
  community_id bigint not null references communities(id),
  day date not null,
  membership_id bigint not null,
  constraint member_visits_pkey primary key (community_id, day, membership_id),
  constraint member_visits_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index member_visits_by_day on member_visits (day);
create index member_visits_by_membership on member_visits (membership_id);
create trigger visits_kept_in_people after insert on member_visits referencing new table as added for each statement execute function keep_who_visited();

create table daily_figures (
  community_id bigint not null references communities(id),
  day date not null,
  members_by_member_invitation integer not null,
  members_by_office_invitation integer not null,
  members_by_other_route integer not null,
  articles integer not null,
  recruitments integer not null,
  job_offers integer not null,
  auto_posts integer not null,
  comments integer not null,
  likes integer not null,
  interests integer not null,
  chats_opened integer not null,
  active_in_day integer not null,
  active_in_week integer not null,
  active_in_month integer not null,
  constraint daily_figures_pkey primary key (community_id, day)
);
create index daily_figures_by_day on daily_figures (day);

create table inquiry_categories (
  id integer not null primary key,
  position integer not null unique ("position"),
  name_ja text not null,
  name_en text not null
);

create table inquiries (
  id bigint not null generated always as identity primary key,
  client_id uuid not null unique,
  account_id bigint references accounts(id) on delete set null,
  inquiry_type integer not null references inquiry_categories(id),
  content text not null,
  email text not null,
  language text not null check ((language = any (array['ja', 'en']))),
  created_at timestamptz(3) not null,
  state text not null default 'open' check ((state = any (array['open', 'answered', 'closed']))),
  answered_at timestamptz(3),
  updated_at timestamptz(3)
);
create index inquiries_by_time on inquiries (created_at, id);
create index inquiries_of_account on inquiries (account_id);
create index inquiries_of_category on inquiries (inquiry_type);
create index inquiries_open on inquiries (created_at, id) where (state = 'open');

create table inquiry_files (
  inquiry_id bigint not null references inquiries(id) on delete cascade,
  position smallint not null check ((("position" >= 1) and ("position" <= 3))),
  name text not null,
  content_type text not null,
  size integer not null check ((size > 0)),
  storage_key text not null,
  constraint inquiry_files_pkey primary key (inquiry_id, "position")
);
create index inquiry_files_by_storage_key on inquiry_files (storage_key);

create table pending_registrations (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  invited_by_membership_id bigint not null,
  email text not null,
  language text not null check ((language = any (array['ja', 'en']))),
  typed jsonb,
  password_hash text,
  secondary_password_hash text,
  token_hash bytea unique,
  browser_hash bytea not null,
  tries integer not null default 0,
  account_id bigint references accounts(id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  turnover_id bigint,
  mails smallint not null default 1,
  alumni_invitation_id bigint,
  constraint pending_registrations_check check (((account_id is null) = (typed is not null))),
  constraint pending_registrations_community_id_turnover_id_fkey foreign key (community_id, turnover_id) references turnovers(community_id, id) on delete cascade,
  constraint pending_registrations_invited_by_membership_id_within_fkey foreign key (community_id, invited_by_membership_id) references memberships(community_id, id)
);
create index pending_registrations_by_browser on pending_registrations (browser_hash);
create index pending_registrations_by_expiry on pending_registrations (expires_at);
create index pending_registrations_by_inviter on pending_registrations (invited_by_membership_id);
create unique index pending_registrations_community_id_id_key on pending_registrations (community_id, id);
create index pending_registrations_of_account on pending_registrations (account_id);
create index pending_registrations_of_community on pending_registrations (community_id);
create index pending_registrations_of_turnover on pending_registrations (turnover_id);

create table employee_invitations (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  key_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  used_at timestamptz(3),
  invited_by_membership_id bigint,
  constraint employee_invitations_community_id_invited_by_membership_id_fkey foreign key (community_id, invited_by_membership_id) references memberships(community_id, id) on delete set null (invited_by_membership_id),
  constraint employee_invitations_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index employee_invitations_by_inviter on employee_invitations (invited_by_membership_id);
create unique index employee_invitations_community_id_id_key on employee_invitations (community_id, id);
create index employee_invitations_of_community on employee_invitations (community_id);
create index employee_invitations_of_membership on employee_invitations (membership_id, created_at desc);
create unique index one_open_employee_invitation on employee_invitations (membership_id) where ((revoked_at is null) and (used_at is null));
create index open_employee_invitations on employee_invitations (community_id, expires_at) where ((revoked_at is null) and (used_at is null));

create table notice_choices (
  account_id bigint not null references accounts(id) on delete cascade,
  kind text not null check ((kind = any (array['comment', 'mention', 'like', 'interest', 'chat', 'application', 'office']))),
  delivery text not null check ((delivery = any (array['off', 'at_once', 'daily']))),
  unsubscribed_from text check ((unsubscribed_from = any (array['at_once', 'daily']))),
  constraint notice_choices_pkey primary key (account_id, kind),
  constraint notice_choices_check check (((unsubscribed_from is null) or (delivery = 'off')))
);

create table notice_mails (
  notice_id bigint not null primary key,
  created_at timestamptz(3) not null,
  community_id bigint not null,
  constraint notice_mails_community_id_notice_id_fkey foreign key (community_id, notice_id) references notices(community_id, id) on delete cascade
);
create unique index notice_mails_with_community_key on notice_mails (community_id, notice_id);
create trigger notice_mails_fill_community before insert on notice_mails for each row when ((new.community_id is null)) execute function fill_community('notices', 'notice_id');

create table chat_mails (
  membership_id bigint not null,
  chatroom_id bigint not null,
  seq integer not null,
  community_id bigint not null,
  constraint chat_mails_pkey primary key (membership_id, chatroom_id),
  constraint chat_mails_community_id_chatroom_id_fkey foreign key (community_id, chatroom_id) references chatrooms(community_id, id) on delete cascade,
  constraint chat_mails_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index chat_mails_of_chatroom on chat_mails (chatroom_id);
create unique index chat_mails_with_community_key on chat_mails (community_id, membership_id, chatroom_id);
create trigger chat_mails_fill_community before insert on chat_mails for each row when ((new.community_id is null)) execute function fill_community('chatrooms', 'chatroom_id');

create table notice_digests (
  account_id bigint not null references accounts(id) on delete cascade,
  day date not null,
  created_at timestamptz(3) not null,
  constraint notice_digests_pkey primary key (account_id, day)
);

create table social_logins (
  id bigint not null generated always as identity primary key,
  account_id bigint not null references accounts(id) on delete cascade,
  provider text not null check ((provider = any (array['google_oauth2', 'facebook', 'line', 'partner']))),
  issuer text not null,
  subject text not null,
  created_at timestamptz(3) not null,
  constraint social_logins_provider_issuer_subject_key unique (provider, issuer, subject)
);
create unique index social_logins_of_partner on social_logins (account_id, issuer) where (provider = 'partner');
create unique index social_logins_of_service on social_logins (account_id, provider) where (provider <> 'partner');

create table authorization_requests (
  id bigint not null generated always as identity primary key,
  provider text not null check ((provider = any (array['google_oauth2', 'facebook', 'line', 'partner']))),
  mode text not null check ((mode = any (array['connect', 'invite', 'login']))),
  state_hash bytea not null unique,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect text not null,
  account_id bigint references accounts(id) on delete cascade,
  expires_at timestamptz(3) not null,
  session_id bigint references sessions(id) on delete cascade,
  partner_community_id bigint,
  constraint authorization_requests_check check (((mode = 'connect') = (account_id is not null))),
  constraint authorization_requests_check1 check (((mode = 'connect') = (session_id is not null)))
);
create index authorization_requests_by_expiry on authorization_requests (expires_at);
create index authorization_requests_of_account on authorization_requests (account_id);
create index authorization_requests_of_session on authorization_requests (session_id);

create table sign_up_claims (
  id bigint not null generated always as identity primary key,
  provider text not null check ((provider = any (array['google_oauth2', 'facebook', 'line']))),
  issuer text not null,
  subject text not null,
  email text,
  family_name text not null,
  given_name text not null,
  display_name text not null,
  browser_hash bytea not null,
  pending_registration_id bigint,
  expires_at timestamptz(3) not null,
  community_id bigint,
  constraint sign_up_claims_have_community check (((community_id is null) = (pending_registration_id is null))),
  constraint sign_up_claims_community_id_pending_registration_id_fkey foreign key (community_id, pending_registration_id) references pending_registrations(community_id, id) on delete cascade
);
create index sign_up_claims_by_expiry on sign_up_claims (expires_at);
create index sign_up_claims_of_browser on sign_up_claims (browser_hash);
create index sign_up_claims_of_registration on sign_up_claims (pending_registration_id);
create trigger sign_up_claims_fill_community before insert on sign_up_claims for each row when (((new.community_id is null) and (new.pending_registration_id is not null))) execute function fill_community('pending_registrations', 'pending_registration_id');

create table passkeys (
  id bigint not null generated always as identity primary key,
  account_id bigint not null references accounts(id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_of_account on passkeys (account_id);
create trigger passkey_changed after insert or delete on passkeys for each row execute function announce_second_factor();

create table authenticator_apps (
  account_id bigint not null primary key references accounts(id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz(3) not null,
  last_step bigint not null
);
create trigger authenticator_app_changed after insert or delete on authenticator_apps for each row execute function announce_second_factor();

create table recovery_codes (
  account_id bigint not null references accounts(id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  constraint recovery_codes_pkey primary key (account_id, code_hash)
);

create table sign_in_steps (
  id bigint not null generated always as identity primary key,
  token_hash bytea not null unique,
  kind text not null check ((kind = any (array['alumnus', 'employee', 'operator']))),
  account_id bigint references accounts(id) on delete cascade,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index sign_in_steps_by_expiry on sign_in_steps (expires_at);
create index sign_in_steps_of_account on sign_in_steps (account_id);

create table bouncing_addresses (
  address_key text not null primary key,
  failing_since timestamptz(3),
  failures integer not null default 0,
  counted_mail_at timestamptz(3),
  stopped_at timestamptz(3),
  worked_at timestamptz(3),
  noted_at timestamptz(3) not null,
  id bigint not null generated always as identity unique,
  constraint bouncing_addresses_check check (((failing_since is not null) or ((failures = 0) and (stopped_at is null))))
);
create index bouncing_addresses_by_age on bouncing_addresses (noted_at);

create table activities (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  kind text not null,
  subject text not null,
  actor_membership_id bigint not null,
  state text not null default 'running' check ((state = any (array['running', 'finished', 'stopped']))),
  seen_at timestamptz(3),
  total integer not null,
  done_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  input jsonb,
  constraint activities_pkey primary key (community_id, id),
  constraint activities_community_id_actor_membership_id_fkey foreign key (community_id, actor_membership_id) references memberships(community_id, id)
);
create index activities_by_actor on activities (actor_membership_id);

create table activity_targets (
  community_id bigint not null,
  activity_id bigint not null,
  place integer not null,
  target_id bigint not null,
  number integer not null,
  name text not null,
  outcome text check ((outcome = any (array['done', 'skipped', 'failed']))),
  reason text,
  earlier_activity_id bigint,
  constraint activity_targets_pkey primary key (community_id, activity_id, place),
  constraint activity_targets_community_id_activity_id_fkey foreign key (community_id, activity_id) references activities(community_id, id) on delete cascade
);
create index activity_targets_by_number on activity_targets (community_id, number, activity_id);
create index activity_targets_by_target on activity_targets (community_id, target_id, activity_id);

create table saved_views (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  membership_id bigint not null,
  list text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint saved_views_pkey primary key (community_id, id),
  constraint saved_views_community_id_membership_id_list_name_key unique (community_id, membership_id, list, name),
  constraint saved_views_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index saved_views_of_member on saved_views (membership_id);
create index shared_views on saved_views (community_id, list) where is_shared;

create table default_views (
  community_id bigint not null,
  membership_id bigint not null,
  list text not null,
  view_id bigint not null,
  constraint default_views_pkey primary key (community_id, membership_id, list),
  constraint default_views_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade,
  constraint default_views_community_id_view_id_fkey foreign key (community_id, view_id) references saved_views(community_id, id) on delete cascade
);
create index default_views_of_member on default_views (membership_id);
create index default_views_of_view on default_views (community_id, view_id);

create table audit_events (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  at timestamptz(3) not null,
  actor_membership_id bigint,
  actor_account_id bigint references accounts(id),
  act text not null,
  target_kind text not null,
  target_id bigint not null,
  target_membership_id bigint,
  changes jsonb,
  reason text,
  activity_id bigint,
  ip text,
  request_id text,
  actor_name text,
  actor_no integer,
  target_count integer,
  is_view boolean not null default false,
  constraint audit_events_pkey primary key (community_id, id)
);
create index audit_events_of_account on audit_events (actor_account_id);
create index audit_events_of_act on audit_events (community_id, act, id desc);
create index audit_events_of_actor on audit_events (community_id, actor_membership_id, id desc);
create index audit_events_of_bulk_act on audit_events (community_id, activity_id) where (activity_id is not null);
create index audit_events_of_target on audit_events (community_id, target_membership_id, id desc);
create index audit_events_of_views on audit_events (community_id, actor_membership_id, act, target_id, at) where is_view;
create index audit_events_that_changed on audit_events (community_id, id desc) where (not is_view);
create trigger audit_events_stay before delete or update on audit_events for each row execute function refuse_changed_audit_event();
create trigger targets_of_earlier_version after insert on audit_events for each row when ((new.target_count is null)) execute function keep_target_of_audit_event();

create table management_flags (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity primary key,
  slot text not null check ((slot = any (array['a', 'b', 'c', 'd']))),
  name text not null,
  updated_at timestamptz(3) not null,
  constraint management_flags_community_id_slot_key unique (community_id, slot)
);
create unique index management_flags_by_name on management_flags (community_id, lower(name));
create unique index management_flags_community_id_id_key on management_flags (community_id, id);

create table contract_offers (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  from_membership_id bigint not null,
  to_membership_id bigint not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  outcome text check ((outcome = any (array['accepted', 'cancelled', 'declined', 'expired']))),
  ended_at timestamptz(3),
  constraint contract_offers_community_id_from_membership_id_fkey foreign key (community_id, from_membership_id) references memberships(community_id, id) on delete cascade,
  constraint contract_offers_community_id_to_membership_id_fkey foreign key (community_id, to_membership_id) references memberships(community_id, id) on delete cascade
);
create index contract_offers_by_giver on contract_offers (from_membership_id);
create index contract_offers_by_taker on contract_offers (to_membership_id);
create unique index contract_offers_community_id_id_key on contract_offers (community_id, id);
create index contract_offers_of_community on contract_offers (community_id, id);
create unique index one_open_contract_offer on contract_offers (community_id) where (outcome is null);

create table people (
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  kind text not null,
  state text not null,
  role text not null,
  management_no integer not null,
  employee_id text collate "C" not null,
  kana text collate "C" not null,
  email text collate "C" not null,
  department text collate "C" not null,
  job_type_parent_id integer,
  job_type_child_id integer,
  posting_blocked boolean not null,
  joined_at timestamptz(3) not null,
  last_visited_on date not null default '-infinity'::date,
  flags smallint not null default 0,
  address_key text collate "C",
  last_posted_on date not null default '-infinity'::date,
  last_commented_on date not null default '-infinity'::date,
  last_liked_on date not null default '-infinity'::date,
  last_joined_group_on date not null default '-infinity'::date,
  last_opened_chat_on date not null default '-infinity'::date,
  constraint people_pkey primary key (community_id, membership_id),
  constraint people_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index administrators_among_people on people (community_id, kind, membership_id) include (state) where (role <> 'member');
create index flagged_people on people (community_id, kind, flags, membership_id) include (state) where (flags <> 0);
create index people_blocked_from_posting on people (community_id, kind, membership_id) include (state) where posting_blocked;
create index people_by_address_key on people (community_id, kind, address_key) where (address_key is not null);
create index people_by_department on people (community_id, kind, department, membership_id) include (state);
create index people_by_email on people (community_id, kind, email, membership_id) include (state);
create index people_by_employee_id on people (community_id, kind, employee_id, membership_id) include (state);
create index people_by_joining on people (community_id, kind, joined_at, membership_id) include (state);
create index people_by_kana on people (community_id, kind, kana, membership_id) include (state);
create index people_by_last_chat on people (community_id, kind, last_opened_chat_on, membership_id) include (state) where (last_opened_chat_on > '-infinity'::date);
create index people_by_last_comment on people (community_id, kind, last_commented_on, membership_id) include (state) where (last_commented_on > '-infinity'::date);
create index people_by_last_group on people (community_id, kind, last_joined_group_on, membership_id) include (state) where (last_joined_group_on > '-infinity'::date);
create index people_by_last_like on people (community_id, kind, last_liked_on, membership_id) include (state) where (last_liked_on > '-infinity'::date);
create index people_by_last_post on people (community_id, kind, last_posted_on, membership_id) include (state) where (last_posted_on > '-infinity'::date);
create index people_by_last_visit on people (community_id, kind, last_visited_on, membership_id) include (state, joined_at);
create index people_by_number on people (community_id, kind, management_no, membership_id) include (state, department, joined_at, last_visited_on, last_posted_on, last_commented_on, last_liked_on, last_joined_group_on, last_opened_chat_on);
create index people_by_state on people (community_id, kind, state, membership_id);
create index people_of_address_key on people (address_key) where (address_key is not null);
create index people_of_membership on people (membership_id) include (community_id, kind, state, management_no);
create index people_without_address_key on people (community_id, kind, membership_id) where ((address_key is null) and (email <> ''));
create trigger acts_forgotten_on_leaving before update of state on people for each row when (((new.state = 'withdrawn') and (old.state <> 'withdrawn'))) execute function forget_acts();
create trigger address_key_forgotten before update of email on people for each row when ((new.email <> old.email)) execute function forget_address_key();
create trigger doers_kept after update on people for each row when (((new.state <> 'withdrawn') and ((old.management_no <> new.management_no) or (old.kind <> new.kind) or (old.state <> new.state)))) execute function keep_doers();

create table people_imports (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  kind text not null check ((kind = any (array['employees', 'alumni']))),
  state text not null default 'read' check ((state = any (array['read', 'checked', 'started', 'undone']))),
  file_name text not null,
  encoding text not null,
  delimiter text not null,
  has_header boolean not null,
  mapping jsonb not null,
  unsure jsonb not null,
  empty text not null default 'leave' check ((empty = any (array['leave', 'clear', 'refuse']))),
  mends jsonb not null default '[]'::jsonb,
  damages jsonb not null default '[]'::jsonb,
  row_count integer not null,
  check_no integer not null default 0,
  counts jsonb,
  created_by_membership_id bigint not null,
  created_at timestamptz(3) not null,
  invites boolean not null default false,
  activity_id bigint,
  undo_activity_id bigint,
  encoding_given boolean not null default false,
  id_width integer,
  others text not null default 'leave_out' check ((others = any (array['leave_out', 'take']))),
  mend_no integer not null default 0,
  changed_by_membership_id bigint,
  constraint people_imports_pkey primary key (community_id, id),
  constraint people_imports_community_id_changed_by_membership_id_fkey foreign key (community_id, changed_by_membership_id) references memberships(community_id, id) on delete set null (changed_by_membership_id),
  constraint people_imports_community_id_created_by_membership_id_fkey foreign key (community_id, created_by_membership_id) references memberships(community_id, id)
);
create index people_imports_by_changer on people_imports (community_id, changed_by_membership_id) where (changed_by_membership_id is not null);
create index people_imports_by_creator on people_imports (created_by_membership_id);

create table people_import_rows (
  community_id bigint not null,
  import_id bigint not null,
  id bigint not null generated always as identity,
  number integer not null,
  cells jsonb not null,
  verdict text check ((verdict = any (array['new', 'changed', 'unchanged', 'refused', 'left_out', 'other_kind']))),
  values jsonb not null default '{}'::jsonb,
  name text not null default '',
  findings jsonb not null default '{}'::jsonb,
  applied_at timestamptz(3),
  membership_id bigint,
  before jsonb,
  invited_at timestamptz(3),
  undone_at timestamptz(3),
  typed jsonb not null default '[]'::jsonb,
  taken boolean not null default false,
  constraint people_import_rows_pkey primary key (community_id, id),
  constraint people_import_rows_community_id_import_id_fkey foreign key (community_id, import_id) references people_imports(community_id, id) on delete cascade,
  constraint people_import_rows_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete set null (membership_id)
);
create unique index people_import_rows_in_order on people_import_rows (community_id, import_id, number);
create index people_import_rows_of_member on people_import_rows (membership_id);

create table chat_openings (
  community_id bigint not null references communities(id),
  chatroom_id bigint not null,
  membership_id bigint not null,
  readable_until timestamptz(3) not null,
  opened_at timestamptz(3),
  reason text,
  constraint chat_openings_pkey primary key (community_id, chatroom_id, membership_id),
  constraint chat_openings_community_id_chatroom_id_fkey foreign key (community_id, chatroom_id) references chatrooms(community_id, id) on delete cascade,
  constraint chat_openings_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index chat_openings_of_chatroom on chat_openings (chatroom_id);
create index chat_openings_of_member on chat_openings (membership_id);

create table turnovers (
  id bigint not null generated always as identity primary key,
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  employee_account_id bigint references accounts(id) on delete set null,
  email text,
  language text not null check ((language = any (array['ja', 'en']))),
  key_hash bytea unique,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  accepted_at timestamptz(3),
  invited_by_membership_id bigint not null,
  description_before jsonb,
  constraint turnovers_check check (((email is null) = (accepted_at is not null))),
  constraint turnovers_community_id_invited_by_membership_id_fkey foreign key (community_id, invited_by_membership_id) references memberships(community_id, id),
  constraint turnovers_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create unique index one_turnover_per_address on turnovers (community_id, email) where (accepted_at is null);
create unique index one_waiting_turnover on turnovers (membership_id) where (accepted_at is null);
create index turnovers_by_inviter on turnovers (invited_by_membership_id);
create unique index turnovers_community_id_id_key on turnovers (community_id, id);
create index turnovers_of_community on turnovers (community_id);
create index turnovers_of_employee_account on turnovers (employee_account_id);
create index turnovers_of_membership on turnovers (membership_id);

create table people_import_pieces (
  community_id bigint not null,
  import_id bigint not null,
  place integer not null,
  bytes bytea not null,
  constraint people_import_pieces_pkey primary key (community_id, import_id, place),
  constraint people_import_pieces_community_id_import_id_fkey foreign key (community_id, import_id) references people_imports(community_id, id) on delete cascade
);

create table people_words (
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  kana text collate "C" not null,
  search text collate "C" not null,
  constraint people_words_pkey primary key (community_id, membership_id),
  constraint people_words_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index people_words_by_pair on people_words using gin (pairs_of_signs(community_id, search)) with (fastupdate='on', gin_pending_list_limit='256');
create index people_words_of_membership on people_words (membership_id);

create table people_counts (
  community_id bigint not null references communities(id),
  kind text not null,
  state text not null,
  people integer not null,
  constraint people_counts_pkey primary key (community_id, kind, state)
);

create table alumni_invitations (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  email text not null,
  family_name text not null,
  given_name text not null,
  language text not null check ((language = any (array['ja', 'en']))),
  invited_by_membership_id bigint not null,
  generation integer not null default 0,
  key_hash bytea unique,
  asked_at timestamptz(3) not null,
  sent_at timestamptz(3),
  expires_at timestamptz(3) not null,
  opened_at timestamptz(3),
  revoked_at timestamptz(3),
  answered_at timestamptz(3),
  membership_id bigint,
  constraint alumni_invitations_pkey primary key (community_id, id),
  constraint alumni_invitations_community_id_invited_by_membership_id_fkey foreign key (community_id, invited_by_membership_id) references memberships(community_id, id),
  constraint alumni_invitations_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete set null (membership_id)
);
create unique index alumni_invitations_by_email on alumni_invitations (community_id, email);
create index alumni_invitations_by_inviter on alumni_invitations (invited_by_membership_id);
create index alumni_invitations_latest on alumni_invitations (community_id, asked_at, id);
create index alumni_invitations_of_member on alumni_invitations (membership_id);

create table acts_by_month (
  community_id bigint not null references communities(id),
  act text not null,
  month date not null,
  membership_id bigint not null,
  days smallint[] not null,
  constraint acts_by_month_pkey primary key (community_id, act, month, membership_id),
  constraint acts_by_month_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index acts_by_month_of_member on acts_by_month (membership_id);

create table comment_likes (
  community_id bigint not null references communities(id),
  comment_id bigint not null,
  membership_id bigint not null,
  created_at timestamptz(3) not null,
  constraint comment_likes_pkey primary key (comment_id, membership_id),
  constraint comment_likes_community_id_comment_id_fkey foreign key (community_id, comment_id) references comments(community_id, id) on delete cascade,
  constraint comment_likes_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create index comment_likes_by_membership on comment_likes (membership_id);
create index comment_likes_of_community on comment_likes (community_id);
create unique index comment_likes_with_community_key on comment_likes (community_id, comment_id, membership_id);

create table message_templates (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  name text not null,
  type text not null check ((type = any (array['alumni', 'employee', 'group_invitation']))),
  body text not null,
  updated_at timestamptz(3) not null,
  constraint message_templates_pkey primary key (community_id, id)
);
create unique index message_templates_by_name on message_templates (community_id, lower(name));

create table dismissed_first_steps (
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  created_at timestamptz(3) not null,
  constraint dismissed_first_steps_pkey primary key (community_id, membership_id),
  constraint dismissed_first_steps_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade
);
create index dismissed_first_steps_of_member on dismissed_first_steps (membership_id);

create table people_who_visited (
  community_id bigint not null,
  membership_id bigint not null,
  management_no integer not null,
  kind text not null,
  state text not null,
  days date[] not null,
  constraint people_who_visited_pkey primary key (community_id, membership_id),
  constraint people_who_visited_fkey foreign key (community_id, membership_id) references people(community_id, membership_id) on delete cascade
);

create table people_who_posted (
  community_id bigint not null,
  membership_id bigint not null,
  management_no integer not null,
  kind text not null,
  state text not null,
  days date[] not null,
  constraint people_who_posted_pkey primary key (community_id, membership_id),
  constraint people_who_posted_fkey foreign key (community_id, membership_id) references people(community_id, membership_id) on delete cascade
);

create table people_who_commented (
  community_id bigint not null,
  membership_id bigint not null,
  management_no integer not null,
  kind text not null,
  state text not null,
  days date[] not null,
  constraint people_who_commented_pkey primary key (community_id, membership_id),
  constraint people_who_commented_fkey foreign key (community_id, membership_id) references people(community_id, membership_id) on delete cascade
);

create table people_who_liked (
  community_id bigint not null,
  membership_id bigint not null,
  management_no integer not null,
  kind text not null,
  state text not null,
  days date[] not null,
  constraint people_who_liked_pkey primary key (community_id, membership_id),
  constraint people_who_liked_fkey foreign key (community_id, membership_id) references people(community_id, membership_id) on delete cascade
);

create table people_who_joined_group (
  community_id bigint not null,
  membership_id bigint not null,
  management_no integer not null,
  kind text not null,
  state text not null,
  days date[] not null,
  constraint people_who_joined_group_pkey primary key (community_id, membership_id),
  constraint people_who_joined_group_fkey foreign key (community_id, membership_id) references people(community_id, membership_id) on delete cascade
);

create table people_who_opened_chat (
  community_id bigint not null,
  membership_id bigint not null,
  management_no integer not null,
  kind text not null,
  state text not null,
  days date[] not null,
  constraint people_who_opened_chat_pkey primary key (community_id, membership_id),
  constraint people_who_opened_chat_fkey foreign key (community_id, membership_id) references people(community_id, membership_id) on delete cascade
);

create table rejections (
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  rejected_by_membership_id bigint,
  reason text not null default '',
  rejected_at timestamptz(3) not null,
  constraint rejections_pkey primary key (community_id, membership_id),
  constraint rejections_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade,
  constraint rejections_community_id_rejected_by_membership_id_fkey foreign key (community_id, rejected_by_membership_id) references memberships(community_id, id)
);
create index rejections_by_administrator on rejections (community_id, rejected_by_membership_id);
create index rejections_by_age on rejections (rejected_at);
create index rejections_by_time on rejections (community_id, rejected_at);

create table turnover_requests (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  membership_id bigint not null,
  employee_account_id bigint references accounts(id) on delete set null,
  asked_by_membership_id bigint not null,
  email text,
  language text not null check ((language = any (array['ja', 'en']))),
  asked_at timestamptz(3) not null,
  due_at timestamptz(3),
  objection_key_hash bytea unique,
  confirmed_at timestamptz(3),
  outcome text check ((outcome = any (array['carried_out', 'objected', 'cancelled', 'lapsed', 'undone']))),
  ended_at timestamptz(3),
  turnover_id bigint,
  constraint turnover_requests_pkey primary key (community_id, id),
  constraint turnover_requests_check check (((outcome is null) = (ended_at is null))),
  constraint turnover_requests_community_id_asked_by_membership_id_fkey foreign key (community_id, asked_by_membership_id) references memberships(community_id, id),
  constraint turnover_requests_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id) on delete cascade,
  constraint turnover_requests_community_id_turnover_id_fkey foreign key (community_id, turnover_id) references turnovers(community_id, id) on delete set null (turnover_id)
);
create index due_turnover_requests on turnover_requests (due_at) where (outcome is null);
create unique index one_open_turnover_request on turnover_requests (community_id, membership_id) where (outcome is null);
create index turnover_requests_by_asker on turnover_requests (community_id, asked_by_membership_id);
create index turnover_requests_of_employee on turnover_requests (employee_account_id);
create index turnover_requests_of_membership on turnover_requests (community_id, membership_id, id);
create index turnover_requests_of_turnover on turnover_requests (community_id, turnover_id);

create table audit_event_targets (
  community_id bigint not null,
  event_id bigint not null,
  place integer not null,
  kind text not null,
  target_id bigint not null,
  membership_id bigint,
  name text,
  number integer,
  changes jsonb,
  constraint audit_event_targets_pkey primary key (community_id, event_id, place),
  constraint audit_event_targets_community_id_event_id_fkey foreign key (community_id, event_id) references audit_events(community_id, id)
);
create index audit_event_targets_of_member on audit_event_targets (community_id, membership_id, event_id desc) where (membership_id is not null);
create trigger audit_event_targets_stay before delete or update on audit_event_targets for each row execute function refuse_changed_audit_target();

create table audit_names (
  community_id bigint not null references communities(id),
  membership_id bigint not null,
  name text not null,
  number integer not null,
  constraint audit_names_pkey primary key (community_id, membership_id, name, number)
);
create index audit_names_by_number on audit_names (community_id, number);
create index audit_names_by_pair on audit_names using gin (pairs_of_signs(community_id, searchable(name)));

create table operator_links (
  token_hash bytea not null primary key,
  account_id bigint references accounts(id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index operator_links_by_expiry on operator_links (expires_at);
create index operator_links_of_account on operator_links (account_id);

create table operator_events (
  id bigint not null generated always as identity primary key,
  at timestamptz(3) not null,
  actor_account_id bigint not null references accounts(id),
  actor_name text not null,
  act text not null,
  community_id bigint,
  target_kind text not null,
  target_id bigint not null,
  changes jsonb,
  reason text,
  ip text,
  request_id text
);
create index operator_events_of_actor on operator_events (actor_account_id, id desc);
create index operator_events_of_community on operator_events (community_id, id desc) where (community_id is not null);
create trigger operator_events_stay before delete or update on operator_events for each row execute function refuse_changed_operator_event();

create table contracts (
  community_id bigint not null primary key references communities(id),
  plan text,
  renewal_date date,
  options text[] not null default '{}',
  purchased_points integer not null default 0 check ((purchased_points >= 0)),
  updated_at timestamptz(3) not null
);

create table plan_requests (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  choice text not null check ((choice = any (array['new', 'continue', 'upgrade']))),
  remarks text not null,
  membership_id bigint not null,
  requested_at timestamptz(3) not null,
  answer text check ((answer = any (array['accepted', 'declined']))),
  answer_text text not null default '',
  answered_at timestamptz(3),
  answered_by_account_id bigint references accounts(id),
  constraint plan_requests_pkey primary key (community_id, id),
  constraint plan_requests_check check (((answer is null) = (answered_at is null))),
  constraint plan_requests_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);
create index plan_requests_answered_by on plan_requests (answered_by_account_id);
create index plan_requests_of_member on plan_requests (community_id, membership_id);
create unique index plan_requests_open on plan_requests (community_id) where (answered_at is null);

create table contract_history (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  changed_at timestamptz(3) not null,
  changes jsonb not null default '{}'::jsonb,
  request_id bigint,
  membership_id bigint,
  operator_account_id bigint references accounts(id),
  constraint contract_history_pkey primary key (community_id, id),
  constraint contract_history_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id),
  constraint contract_history_community_id_request_id_fkey foreign key (community_id, request_id) references plan_requests(community_id, id)
);
create index contract_history_of_member on contract_history (community_id, membership_id);
create index contract_history_of_operator on contract_history (operator_account_id);
create index contract_history_of_request on contract_history (community_id, request_id);

create table office_notices (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  title text not null,
  content text not null,
  content_base text not null,
  detail_link text,
  notification_type smallint not null check ((notification_type = any (array[1, 2]))),
  targets text[] not null check ((targets <@ array['employee', 'community_admin', 'alumni'])),
  view_id bigint,
  list_kind text check ((list_kind = any (array['alumnus', 'employee']))),
  list_name text,
  list_query text,
  published boolean not null,
  state text not null default 'waiting' check ((state = any (array['waiting', 'running', 'over']))),
  publication_start_period timestamptz(3) not null,
  publication_end_period timestamptz(3),
  begun_at timestamptz(3),
  reached_count integer not null default 0 check ((reached_count >= 0)),
  read_count integer not null default 0 check ((read_count >= 0)),
  updated_by_membership_id bigint,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  constraint office_notices_pkey primary key (community_id, id),
  constraint office_notices_check check ((publication_end_period > publication_start_period)),
  constraint office_notices_check1 check ((((list_kind is null) = (list_name is null)) and ((list_kind is null) = (list_query is null)) and ((list_kind is null) = (view_id is null)))),
  constraint office_notices_community_id_updated_by_membership_id_fkey foreign key (community_id, updated_by_membership_id) references memberships(community_id, id) on delete set null (updated_by_membership_id)
);
create index office_notices_by_editor on office_notices (community_id, updated_by_membership_id);
create index office_notices_by_start on office_notices (community_id, publication_start_period desc, id desc) where (deleted_at is null);
create index office_notices_deleted on office_notices (deleted_at) where (deleted_at is not null);
create index office_notices_running on office_notices (community_id, publication_end_period) where (state = 'running');
create index office_notices_to_begin on office_notices (publication_start_period) where ((state = 'waiting') and published and (deleted_at is null));

create table office_notice_files (
  community_id bigint not null,
  office_notice_id bigint not null,
  position smallint not null,
  file_id bigint not null,
  constraint office_notice_files_pkey primary key (community_id, office_notice_id, "position"),
  constraint office_notice_files_community_id_file_id_fkey foreign key (community_id, file_id) references files(community_id, id),
  constraint office_notice_files_community_id_office_notice_id_fkey foreign key (community_id, office_notice_id) references office_notices(community_id, id) on delete cascade
);
create index office_notice_files_by_file on office_notice_files (community_id, file_id);

create table banned_words_edition (
  only_one boolean not null default true primary key check (only_one),
  edition uuid not null default gen_random_uuid()
);

create table faqs (
  id bigint not null generated always as identity primary key,
  category text not null,
  position integer not null,
  question_ja text not null,
  answer_ja text not null default '',
  question_en text not null default '',
  answer_en text not null default '',
  published boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint faqs_check check (((not published) or ((question_ja <> '') and (answer_ja <> '') and (question_en <> '') and (answer_en <> ''))))
);
create index faqs_in_order on faqs ("position", id);

create table community_closings (
  community_id bigint not null primary key,
  name text not null,
  started_at timestamptz(3) not null,
  started_by_account_id bigint not null references accounts(id),
  contractor_email text,
  contractor_language text,
  exported_at timestamptz(3),
  export_sha256 bytea,
  export_bytes bigint,
  export_rows bigint,
  export_files bigint,
  erasure_started_at timestamptz(3),
  erasure_by_account_id bigint references accounts(id),
  erased_rows jsonb not null default '{}'::jsonb,
  erased_at timestamptz(3),
  constraint community_closings_check check (((erasure_started_at is null) or (exported_at is not null))),
  constraint community_closings_check1 check (((erased_at is null) or (erasure_started_at is not null)))
);
create index community_closings_erased_by on community_closings (erasure_by_account_id);
create index community_closings_started_by on community_closings (started_by_account_id);

create table inquiry_answers (
  id bigint not null generated always as identity primary key,
  inquiry_id bigint not null references inquiries(id) on delete cascade,
  client_id uuid not null,
  content text not null,
  operator_account_id bigint not null references accounts(id),
  operator_name text not null,
  created_at timestamptz(3) not null,
  constraint inquiry_answers_inquiry_id_client_id_key unique (inquiry_id, client_id)
);
create index inquiry_answers_of_operator on inquiry_answers (operator_account_id);

create table inquiry_ready_answers (
  id bigint not null generated always as identity primary key,
  name text not null,
  text_ja text not null,
  text_en text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index inquiry_ready_answers_by_name on inquiry_ready_answers (lower(name));

create table job_counts (
  name text not null,
  hour timestamptz(3) not null,
  done integer not null default 0,
  failed integer not null default 0,
  last_done_at timestamptz(3),
  last_failed_at timestamptz(3),
  constraint job_counts_pkey primary key (name, hour)
);
create index job_counts_by_hour on job_counts (hour);

create table community_partners (
  community_id bigint not null primary key references communities(id),
  prefix text not null unique,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  enabled boolean not null,
  updated_at timestamptz(3) not null
);

create table demo_marks (
  only_one boolean not null default true primary key check (only_one),
  begun_at timestamptz(3) not null,
  finished_at timestamptz(3),
  operator_app_key text
);

create table portfolios (
  community_id bigint not null,
  membership_id bigint not null,
  confirmed_at timestamptz(3) not null,
  constraint portfolios_pkey primary key (community_id, membership_id),
  constraint portfolios_community_id_membership_id_fkey foreign key (community_id, membership_id) references memberships(community_id, id)
);

create table portfolio_corporations (
  id bigint not null generated always as identity primary key,
  community_id bigint not null,
  membership_id bigint not null,
  name text not null,
  folded_name text not null,
  sort_order integer not null,
  constraint portfolio_corporations_community_id_membership_id_id_key unique (community_id, membership_id, id),
  constraint portfolio_corporations_community_id_membership_id_fkey foreign key (community_id, membership_id) references portfolios(community_id, membership_id) on delete cascade
);
create unique index portfolio_corporations_by_name on portfolio_corporations (community_id, membership_id, md5(folded_name));

create table portfolio_histories (
  id bigint not null generated always as identity primary key,
  community_id bigint not null,
  membership_id bigint not null,
  portfolio_corporation_id bigint not null,
  client_id uuid not null,
  department_name text not null default '',
  position text not null default '',
  job_type_parent_id integer references occupations(id),
  job_type_child_id integer references occupations(id),
  start_period text not null check ((start_period ~ '^\d{4}-\d{2}$')),
  end_period text,
  content text not null default '',
  is_public boolean not null default true,
  updated_at timestamptz(3) not null,
  constraint portfolio_histories_community_id_membership_id_client_id_key unique (community_id, membership_id, client_id),
  constraint portfolio_histories_check check (((end_period ~ '^\d{4}-\d{2}$') and (end_period > start_period))),
  constraint portfolio_histories_community_id_membership_id_portfolio_c_fkey foreign key (community_id, membership_id, portfolio_corporation_id) references portfolio_corporations(community_id, membership_id, id) on delete cascade
);
create index portfolio_histories_of_corporation on portfolio_histories (community_id, membership_id, portfolio_corporation_id);

create table portfolio_activities (
  id bigint not null generated always as identity primary key,
  community_id bigint not null,
  membership_id bigint not null,
  client_id uuid not null,
  title text not null,
  content text not null default '',
  start_period text not null check ((start_period ~ '^\d{4}-\d{2}$')),
  end_period text,
  url text not null default '',
  is_public boolean not null default true,
  sort_order integer not null,
  updated_at timestamptz(3) not null,
  constraint portfolio_activities_community_id_membership_id_client_id_key unique (community_id, membership_id, client_id),
  constraint portfolio_activities_check check (((end_period ~ '^\d{4}-\d{2}$') and (end_period > start_period))),
  constraint portfolio_activities_community_id_membership_id_fkey foreign key (community_id, membership_id) references portfolios(community_id, membership_id) on delete cascade
);

create table departments (
  community_id bigint not null references communities(id),
  id bigint not null generated always as identity,
  name text not null,
  folded_name text not null,
  added_by_membership_id bigint,
  created_at timestamptz(3) not null,
  constraint departments_pkey primary key (community_id, id),
  constraint departments_community_id_added_by_membership_id_fkey foreign key (community_id, added_by_membership_id) references memberships(community_id, id)
);
create index departments_by_adder on departments (community_id, added_by_membership_id, created_at);
create unique index departments_by_name on departments (community_id, md5(folded_name));
