export { AuthorChip } from "./author-chip.tsx";
export { ImportLink } from "./import-link.tsx";
export { MemberName } from "./member-name.tsx";
export { OfficeReasonFields } from "./office-reason-fields.tsx";
export { PausedBadge } from "./paused-badge.tsx";
export { useAffiliation, useAuthorLine } from "./use-affiliation.ts";
export { ProfileModalContext, type ProfileModalProps, useProfileModal } from "./use-profile-modal.tsx";
export { useShownAuthors } from "./use-shown-authors.ts";
