-- A bulk act's changes of words enter the index together, since a hundred people share most pairs of characters; so few
-- entries wait that a search scans them unnoticed.
alter index people_words_by_pair set (fastupdate = on, gin_pending_list_limit = 256);
