import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import {
  downloadOwnPicture,
  removeOwnPicture,
  showMemberProfile,
  showOwnAccount,
  showOwnEmployeeProfile,
  showOwnProfile,
} from "./calls.ts";
import {
  editOwnAccount,
  editOwnAlumnusProfile,
  editOwnEmployeeProfile,
  setOwnPicture,
} from "./edit-calls.ts";
import { listMembers } from "./member-list.ts";

const named = {
  body: { display_name: "表示名", corporation_start_period: "2010-04", corporation_end_period: "2020-03" },
};

export const permissionSamples = [
  sample(showOwnAccount.alumnus, "one's own", () => ({})),
  sample(showOwnAccount.employee, "one's own", () => ({})),
  ...samples(showOwnProfile, {
    "as an alumnus": ({ aoba }) => ({ params: { id: aoba, type: "alumnus" } }),
    "as an employee": ({ aoba }) => ({ params: { id: aoba, type: "users" } }),
  }),
  sample(showOwnEmployeeProfile, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(editOwnAccount.alumnus, "one's own", () => ({ body: { profile: { institution: "青葉製作所" } } })),
  sample(editOwnAccount.employee, "without a token", () => ({ body: { profile: { given_name: "健" } } })),
  sample(editOwnAlumnusProfile, "one's own", ({ aoba }) => ({ params: { id: aoba }, ...named })),
  sample(editOwnEmployeeProfile, "one's own", ({ aoba }) => ({
    params: { id: aoba },
    body: { display_name: "表示名" },
  })),
  sample(setOwnPicture, "one's own", ({ picture }) => ({ files: { image: picture } })),
  sample(removeOwnPicture, "one's own", () => ({})),
  sample(downloadOwnPicture, "one that nobody has", () => ({ params: { file_id: 999_999 } })),
  sample(listMembers, "the community", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showMemberProfile, "the management office", ({ aoba }) => ({
    params: { id: aoba, userId: 0, userType: "community_admin" },
  })),
];
