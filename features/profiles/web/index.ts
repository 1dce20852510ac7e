export { MemberName } from "./member-name.tsx";
export { PersonalSections } from "./preferences-section.tsx";
export { useFollowAccount, useOwnAccount, useOwnProfile, usePreferences } from "./use-own-profile.ts";
export { UserCard } from "./user-card.tsx";
