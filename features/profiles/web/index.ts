import { lazy } from "react";

export { useFollowAccount, useOwnAccount, useOwnProfile, usePreferences } from "./use-own-profile.ts";
export { UserCard, UserCardPlace } from "./user-card.tsx";

/** They are loaded where they are shown, inside a `Suspense`. */
export const SchemeChoice = lazy(async () => ({
  default: (await import("./preferences-section.tsx")).SchemeChoice,
}));
export const PersonalSections = lazy(async () => ({
  default: (await import("./preferences-section.tsx")).PersonalSections,
}));
export const ProfileModal = lazy(() => import("./profile-modal.tsx"));
