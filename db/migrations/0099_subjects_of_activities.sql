-- maintenance: subjects of activities get names that the version before does not know.
-- An activity's subject is the kind of target that the audit log names.
update activities set subject = case subject
  when 'memberships' then 'membership'
  when 'posts' then 'post'
  when 'imported_rows' then 'importedRow'
  when 'alumni_invitations' then 'alumniInvitation'
  else subject
end;
