import { expect, test } from "vitest";
import { AOBA, alumniHome, answerAsAoba, hanako } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { deleteGroup, listGroups } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";

const group = (id: number, name: string): Group => ({
  id,
  community_id: AOBA,
  name,
  information: "",
  is_invitation_only: false,
  members_count: 1,
  status: 2,
  published: true,
  creator: hanako,
  created_at: "2026-11-20T03:00:00.000Z",
  updated_at: "2026-11-20T03:00:00.000Z",
  abilities: { edit: true, delete: true, join: false, leave: false },
});

test("a deleted group leaves the list, which is filled up with the one behind it (R132)", async () => {
  const server = answerAsAoba();
  const show = (...groups: readonly Group[]) =>
    server.to(
      listGroups,
      () => ({
        body: { success: true, groups, total_pages: 1, total_records: 3, abilities: { create: true } },
      }),
      { id: AOBA },
    );
  show(group(3, "登山の会"), group(2, "読書の会"));
  server.to(deleteGroup, () => ({ body: { success: true } }), { id: 3 });
  const { screen } = await openProgram(`${alumniHome}/groups`);
  const names = () =>
    screen
      .getByRole("heading", { level: 2 })
      .all()
      .map((heading) => heading.element().textContent);
  await expect.poll(names).toEqual(["登山の会", "読書の会"]);
  show(group(2, "読書の会"), group(1, "卓球の会"));
  await screen.getByRole("button", { name: "「登山の会」のメニュー" }).click();
  await screen.getByRole("menuitem", { name: "削除する" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.poll(names).toEqual(["読書の会", "卓球の会"]);
});
