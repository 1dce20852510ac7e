import { lazy } from "react";

export { peopleKinds } from "./bulk-kinds.ts";
export { PeopleSwitch } from "./people-switch.tsx";
export type { ConsolePlace } from "./places.ts";
/** It is loaded where it is shown, inside a `Suspense`. */
export const PersonFacts = lazy(async () => ({ default: (await import("./person-facts.tsx")).PersonFacts }));
