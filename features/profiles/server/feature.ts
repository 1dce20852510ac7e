import type { Feature } from "#kit/server/feature.ts";
import { editOwnProfileRoutes } from "./edit-own-profile.ts";
import { listMembersRoute } from "./list-members.ts";
import { ownPictureRoutes } from "./own-picture.ts";
import { setPreferencesRoute } from "./set-preferences.ts";
import { showMemberProfileRoute } from "./show-member-profile.ts";
import { showOwnProfileRoutes } from "./show-own-profile.ts";

export const feature: Feature = {
  name: "profiles",
  routes: [
    ...showOwnProfileRoutes,
    ...editOwnProfileRoutes,
    ...ownPictureRoutes,
    listMembersRoute,
    showMemberProfileRoute,
    setPreferencesRoute,
  ],
};
