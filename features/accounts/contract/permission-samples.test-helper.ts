import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import {
  changePassword,
  checkResetLink,
  endOtherSessions,
  endSession,
  generateToken,
  listSessions,
  removeSecondaryPassword,
  requestReset,
  resetPassword,
  setPreferences,
  setSecondaryPassword,
  showAccount,
} from "./calls.ts";
import {
  cancelEmailChange,
  changeEmail,
  checkEmailLink,
  confirmEmail,
  remindOfEmail,
} from "./email-calls.ts";

const link =
  (name: keyof World["links"]) =>
  ({ links }: World) => ({ body: { token: links[name] } });

const NEW = "Kiku-no-hana-9";

const newPassword = { password: NEW, confirmPassword: NEW };

const own = () => ({});

const passwordChange = () => ({ body: { current_password: castPassword, ...newPassword } });

const changeOf = (email: string) => () => ({
  body: { email, email_confirmation: email, current_password: castPassword },
});

export const permissionSamples = [
  sample(requestReset.alumnus, "the alumnus's address", () => ({ body: { email: "hanako@example.jp" } })),
  sample(checkResetLink.alumnus, "the alumnus's link", link("alumnusReset")),
  sample(resetPassword.alumnus, "the alumnus's link", ({ links }) => ({
    body: { token: links.alumnusReset, ...newPassword },
  })),
  sample(requestReset.employee, "the employee's address", () => ({ body: { email: "ken@example.jp" } })),
  sample(checkResetLink.employee, "the employee's link", link("employeeReset")),
  sample(resetPassword.employee, "the employee's link", ({ links }) => ({
    body: { token: links.employeeReset, ...newPassword },
  })),
  sample(remindOfEmail, "the employee", () => ({
    body: {
      family_name: "高橋",
      given_name: "健",
      birthday: "1985-04-01",
      community_name: "青葉製作所アルムナイ",
    },
  })),
  sample(showAccount, "one's own", own),
  sample(listSessions, "one's own", own),
  sample(generateToken, "one's own", own),
  sample(changePassword.alumnus, "one's own", passwordChange),
  sample(changePassword.employee, "one's own", passwordChange),
  sample(changePassword.operator, "one's own", passwordChange),
  sample(setSecondaryPassword, "one's own", () => ({
    body: { current_password: castPassword, secondary_password: NEW, confirmPassword: NEW },
  })),
  sample(removeSecondaryPassword, "one's own", () => ({ body: { current_password: castPassword } })),
  sample(changeEmail.alumnus, "one's own", changeOf("hanako@example.com")),
  sample(checkEmailLink.alumnus, "the alumnus's link", link("alumnusEmail")),
  sample(confirmEmail.alumnus, "the alumnus's link", link("alumnusEmail")),
  sample(changeEmail.employee, "one's own", changeOf("ken@example.com")),
  sample(checkEmailLink.employee, "the employee's link", link("employeeEmail")),
  sample(confirmEmail.employee, "the employee's link", link("employeeEmail")),
  sample(cancelEmailChange, "one's own", own),
  sample(endSession, "the alumnus's", ({ sessionOfHanako }) => ({ params: { session_id: sessionOfHanako } })),
  sample(endOtherSessions, "one's own", own),
  sample(setPreferences, "one's own", () => ({ body: { language: "ja" as const } })),
];
