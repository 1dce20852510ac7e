export { eventsAbout } from "./read-events.sql.ts";
