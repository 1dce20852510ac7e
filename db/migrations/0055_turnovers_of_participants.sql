-- Nobody who is paused is turned over any more, so that whoever is given back takes part, as they did.
alter table turnovers drop column state_before;
