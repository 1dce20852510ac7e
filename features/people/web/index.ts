export { peopleKinds } from "./bulk-kinds.ts";
export { PeopleSwitch } from "./people-switch.tsx";
export type { Place } from "./places.ts";
