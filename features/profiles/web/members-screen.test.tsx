import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AOBA, alumniHome, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { type ListedMember, listMembers } from "../contract/member-list.ts";

const member = (user_id: number, display_name: string, more: Partial<ListedMember> = {}): ListedMember => ({
  user_id,
  display_name,
  user_type: "alumni",
  image_url: null,
  is_me: false,
  is_shown: true,
  is_profile_public: true,
  is_paused: false,
  introduction: "",
  institution: null,
  job_type_parent_id: null,
  job_type_child_id: null,
  enrollment_start_period: null,
  affiliation: null,
  ...more,
});

async function open(search: string, users: readonly ListedMember[]) {
  const server = answerAsAoba();
  const body = { users, total_pages: 1, total_records: users.length };
  server.to(listMembers, body, { id: AOBA });
  await openProgram(`${alumniHome}/users${search}`);
}

test("each member stands with what they show: oneself, who is paused, and whose profile is not public", async () => {
  await open("", [
    member(5, "佐藤 花子", { is_me: true, introduction: "登山が好きです。", is_profile_public: false }),
    member(6, "鈴木 一郎", { is_paused: true, institution: "みどり銀行" }),
    member(7, "田中 美咲", { user_type: "employee", is_shown: false, is_profile_public: false }),
  ]);
  await expect.element(page.getByText("3人（新しく参加した順）")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/佐藤 花子.*自分.*登山が好きです。/);
  await expect.element(rows.nth(0)).toMatchTextContent(/ほかのメンバーには非公開です/);
  await expect.element(rows.nth(1)).toMatchTextContent(/鈴木 一郎.*一時停止中.*みどり銀行/);
  await expect.element(rows.nth(2)).toMatchTextContent(/田中 美咲.*プロフィールは非公開です/);
});

test.each([
  ["", "メンバーはまだいません"],
  ["?user_type=employee", "在籍者のメンバーはまだいません"],
  ["?q=川", "「川」に当てはまるメンバーはいません"],
])("with nobody in it, the list %s says “%s” and leads to everybody", async (search, title) => {
  await open(search, []);
  await expect.element(page.getByText(title)).toBeVisible();
  const all = page.getByRole("link", { name: "すべてのメンバーを見る" });
  await expect.element(all).toHaveAttribute("href", `${alumniHome}/users`);
});
