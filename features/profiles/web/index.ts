import { lazy } from "react";

export { MemberName } from "./member-name.tsx";
export { communityProfilePath } from "./profile-paths.ts";
export { type Entrance, useBeginSession } from "./use-begin-session.ts";
export { useFollowAccount, useOwnAccount, useOwnProfile, usePreferences } from "./use-own-profile.ts";
export { useProfileModal } from "./use-profile-modal.tsx";
export { UserCard, UserCardPlace } from "./user-card.tsx";

/** They are loaded where they are shown, inside a `Suspense`. */
export const SchemeChoice = lazy(async () => ({
  default: (await import("./preferences-section.tsx")).SchemeChoice,
}));
export const PersonalSections = lazy(async () => ({
  default: (await import("./preferences-section.tsx")).PersonalSections,
}));
