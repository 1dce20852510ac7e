import {
  cancelEmailChange,
  changeAlumnusEmail,
  changeAlumnusPassword,
  changeEmployeeEmail,
  changeEmployeePassword,
  checkAlumnusEmailLink,
  checkAlumnusResetLink,
  checkEmployeeEmailLink,
  checkEmployeeResetLink,
  confirmAlumnusEmail,
  confirmEmployeeEmail,
  endOtherSessions,
  endSession,
  generateToken,
  listSessions,
  remindOfEmail,
  removeSecondaryPassword,
  requestAlumnusReset,
  requestEmployeeReset,
  resetAlumnusPassword,
  resetEmployeePassword,
  setSecondaryPassword,
  showAccount,
} from "#features/accounts/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const NEW = "Kiku-no-hana-9";
const newPassword = { password: NEW, confirmPassword: NEW };
const own = () => ({});
const link =
  (name: keyof World["links"]) =>
  ({ links }: World) => ({ body: { token: links[name] } });
const changeOf = (email: string) => () => ({
  body: { email, email_confirmation: email, current_password: castPassword },
});
const changePassword = () => ({ body: { current_password: castPassword, ...newPassword } });

export const ownAccountSamples = [
  sample(requestAlumnusReset, "the alumnus's address", () => ({ body: { email: "hanako@example.jp" } })),
  sample(checkAlumnusResetLink, "the alumnus's link", link("alumnusReset")),
  sample(resetAlumnusPassword, "the alumnus's link", ({ links }) => ({
    body: { token: links.alumnusReset, ...newPassword },
  })),
  sample(requestEmployeeReset, "the employee's address", () => ({ body: { email: "ken@example.jp" } })),
  sample(checkEmployeeResetLink, "the employee's link", link("employeeReset")),
  sample(resetEmployeePassword, "the employee's link", ({ links }) => ({
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
  sample(changeAlumnusPassword, "one's own", changePassword),
  sample(changeEmployeePassword, "one's own", changePassword),
  sample(setSecondaryPassword, "one's own", () => ({
    body: { current_password: castPassword, secondary_password: NEW, confirmPassword: NEW },
  })),
  sample(removeSecondaryPassword, "one's own", () => ({ body: { current_password: castPassword } })),
  sample(changeAlumnusEmail, "one's own", changeOf("hanako@example.com")),
  sample(checkAlumnusEmailLink, "the alumnus's link", link("alumnusEmail")),
  sample(confirmAlumnusEmail, "the alumnus's link", link("alumnusEmail")),
  sample(changeEmployeeEmail, "one's own", changeOf("ken@example.com")),
  sample(checkEmployeeEmailLink, "the employee's link", link("employeeEmail")),
  sample(confirmEmployeeEmail, "the employee's link", link("employeeEmail")),
  sample(cancelEmailChange, "one's own", own),
  sample(endSession, "the alumnus's", ({ sessionOfHanako }) => ({ params: { session_id: sessionOfHanako } })),
  sample(endOtherSessions, "one's own", own),
];
