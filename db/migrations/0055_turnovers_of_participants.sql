-- maintenance: a column that the version before writes is dropped.
-- Nobody paused is turned over any more, so a membership given back takes part, as before.
alter table turnovers drop column state_before;
