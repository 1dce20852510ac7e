import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageOfRecords } from "#apps/web/testing/aoba.test-helper.ts";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { listOccupations } from "#features/occupations/contract/calls.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
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

test.each([
  ["ja", "切り替え中"],
  ["en", "Becoming an alumnus"],
] as const)(
  "who is being turned over has a mark beside the name, who is paused alone none (%s)",
  async (language, mark) => {
    await page.viewport(1280, 800);
    const server = answerCalls();
    const params = { id: 1 };
    server.to(
      listPeople.alumnus,
      () => ({
        body: {
          success: true,
          data: { listCommunityAlumnus: [person, other] },
          total_records: 2,
          total_pages: 1,
        },
      }),
      params,
    );
    server.to(listSavedViews, () => pageOfRecords([]), params);
    server.to(listManagementFlags, () => pageOfRecords([]), params);
    server.to(listOccupations, () => ({ body: { success: true, data: [] } }));
    await renderPart(<AlumniScreen />, {
      path: "/community/communities/:id/alumnus",
      at: "/community/communities/1/alumnus",
      language,
    });
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    await expect.element(row("佐藤 花子").getByText(mark, { exact: true })).toBeVisible();
    await expect.element(row("佐藤 一郎")).toBeVisible();
    await expect.element(row("佐藤 一郎").getByText(mark, { exact: true })).not.toBeInTheDocument();
  },
);

test("a community without employees says so", async () => {
  await page.viewport(1280, 800);
  const server = answerCalls();
  const none = { success: true, data: { listCommunityUsers: [] }, total_records: 0, total_pages: 1 };
  server.to(listPeople.employee, () => ({ body: none }), { id: 1 });
  server.to(listSavedViews, () => pageOfRecords([]), { id: 1 });
  server.to(listManagementFlags, () => pageOfRecords([]), { id: 1 });
  const path = "/community/communities/:id/community-users";
  await renderPart(<EmployeesScreen />, { path, at: path.replace(":id", "1") });
  await expect.element(page.getByText(/在籍者はまだいません|まだいません/).first()).toBeVisible();
});
