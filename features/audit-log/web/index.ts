export { OwnEventsSection } from "./own-events-section.tsx";
export { useChangesInWords } from "./use-changes-in-words.ts";
