-- What a bulk act changes of people's words is put into the index together, a hundred people's pairs of signs being much the
-- same; so little waits there that a search looks through it unnoticed.
alter index people_words_by_pair set (fastupdate = on, gin_pending_list_limit = 256);
