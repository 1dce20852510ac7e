import { act } from "./act.ts";

/** Several features show an administrator these, so their names in the audit log stand here. */
export const viewAdministrators = act("viewAdministrators", {
  ja: "管理者の情報を閲覧",
  en: "Viewed administrators",
});
export const viewPeople = act("viewPeople", { ja: "メンバーの一覧を閲覧", en: "Viewed the list of members" });
export const viewPerson = act("viewPerson", {
  ja: "メンバーの登録情報を閲覧",
  en: "Viewed a member’s details",
});
