import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { listOccupations } from "#features/occupations/contract/calls.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import type { Language } from "#kit/contract/language.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { pausePeople } from "../contract/acts.ts";
import { listPeople, type Person } from "../contract/list-people.ts";
import AlumniScreen from "./alumni-screen.tsx";
import EmployeesScreen from "./employees-screen.tsx";

const person: Person = {
  id: 41,
  management_no: 7,
  family_name: "佐藤",
  given_name: "花子",
  kana: "サトウ ハナコ",
  display_name: "はな",
  email: null,
  mail_returned_since: null,
  status: "paused",
  is_turned_over: true,
  office: null,
  posting_blocked: false,
  flags: [],
  employee_id: null,
  department_name: null,
  job_type_parent_id: null,
  job_type_child_id: null,
  joined_at: null,
  last_visited_on: null,
  updated_at: "2026-11-20T03:04:05.000Z",
};
const other = { ...person, id: 42, management_no: 8, given_name: "一郎", is_turned_over: false };

const params = { id: 1 };

/** Opens the list of alumni with two people. */
async function openAlumni(language: Language = "ja") {
  await page.viewport(1280, 800);
  const server = answerCalls();
  const data = { listCommunityAlumnus: [person, other] };
  server.to(
    listPeople.alumnus,
    filled(listPeople.alumnus, { data, total_records: 2, total_pages: 1 }),
    params,
  );
  server.to(listSavedViews, pageOf([]), params);
  server.to(listManagementFlags, pageOf([]), params);
  server.to(listOccupations, { data: [] });
  const path = "/community/communities/:id/alumnus";
  await renderPart(<AlumniScreen />, { path, at: path.replace(":id", "1"), language });
  return server;
}

test.each([
  ["ja", "切り替え中"],
  ["en", "Becoming an alumnus"],
] as const)(
  "who is being turned over has a mark beside the name, who is paused alone none (%s)",
  async (language, mark) => {
    await openAlumni(language);
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    await expect.element(row("佐藤 花子").getByText(mark, { exact: true })).toBeVisible();
    await expect.element(row("佐藤 一郎")).toBeVisible();
    await expect.element(row("佐藤 一郎").getByText(mark, { exact: true })).not.toBeInTheDocument();
  },
);

test("the dialog of an act upon two says who is left out and why and what is mailed; the act takes the others alone", async () => {
  const server = await openAlumni();
  const [hanako, ichiro] = [
    { id: 41, number: 7, name: "佐藤 花子" },
    { id: 42, number: 8, name: "佐藤 一郎" },
  ];
  const { preview } = pausePeople.alumnus;
  const shown = {
    as_of: "as-of",
    count: 2,
    targets: [{ ...ichiro, mail: "ichiro@example.jp" }],
    excluded: [{ ...hanako, reason: "candidate", by: null }],
    letter: { subject: "ご利用の一時停止のお知らせ", text: "佐藤 一郎さん" },
    places: null,
  };
  server.to(preview, { data: shown }, params);
  for (const { name } of [hanako, ichiro])
    await page
      .getByRole("row", { name: new RegExp(name) })
      .getByRole("checkbox")
      .click();
  await page.getByRole("button", { name: "ほかの操作" }).click();
  await page.getByRole("menuitem", { name: "一時停止する" }).click();
  const dialog = page.getByRole("dialog", { name: "1名を一時停止" });
  await expect.element(dialog.getByText(/^1名 承認待ちであるため/)).toBeVisible();
  await expect.element(dialog.getByText("お知らせのメールを1通送ります")).toBeVisible();
  const done = { bulk_act: 3, finished: true, total: 1, done: [ichiro], skipped: [], failed: [] };
  server.to(pausePeople.alumnus, { data: done }, params);
  await dialog.getByRole("button", { name: "1名を一時停止してメールを送る" }).click();
  await expect.element(page.getByText("佐藤 一郎さんを一時停止しました")).toBeVisible();
  const sent = server.asked.findLast(({ path }) => path.endsWith("/almunus/pause"))?.body;
  expect(sent).toMatchObject({ ids: [42], as_of: "as-of", left_out: [41] });
});

test("a community without employees says so", async () => {
  await page.viewport(1280, 800);
  const server = answerCalls();
  const none = { data: { listCommunityUsers: [] }, total_records: 0, total_pages: 1 };
  server.to(listPeople.employee, filled(listPeople.employee, none), { id: 1 });
  server.to(listSavedViews, pageOf([]), { id: 1 });
  server.to(listManagementFlags, pageOf([]), { id: 1 });
  const path = "/community/communities/:id/community-users";
  await renderPart(<EmployeesScreen />, { path, at: path.replace(":id", "1") });
  await expect.element(page.getByText(/在籍者はまだいません|まだいません/).first()).toBeVisible();
});
