export { AuthorChip } from "./author-chip.tsx";
export { ImportLink } from "./import-link.tsx";
export { OfficeReasonFields } from "./office-reason-fields.tsx";
export { PausedBadge } from "./paused-badge.tsx";
export { useAffiliation, useAuthorLine } from "./use-affiliation.ts";
export { useShownAuthors } from "./use-shown-authors.ts";
