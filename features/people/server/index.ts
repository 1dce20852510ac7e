export { keySomeAddresses } from "./key-addresses.ts";
export { countPeople, findIdsOfPeople } from "./list-people.ts";
export type { PeopleFilter } from "./people-filters.ts";
