export { ChangesTable } from "./changes-table.tsx";
export { OwnEventsSection } from "./own-events-section.tsx";
export { useChangesInWords } from "./use-changes-in-words.ts";
